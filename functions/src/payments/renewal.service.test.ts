import { describe, expect, test } from 'vitest';
import { aText } from '../testing/matchers';
import { DAY, START } from '../testing/test-portal';
import { openShop, type TestShop, buildPurchase } from '../testing/shop';
import { runBeforeNextCommit } from '../testing/faults';

/** Creates a shop with a customer who has two seats of Flexa Charts until 20 February. */
async function setUpPurchase() {
  const all = await openShop();
  const sessionId = await all.shop.checkout(all.me);
  await all.stripe.act(sessionId, 'pay');
  await all.shop.payments.fulfil(sessionId);
  return { ...all, license: `order-${sessionId}` };
}

const END = '2027-02-20T12:00:00.000Z';

async function readLicense(shop: TestShop, sessionId: string) {
  return (await shop.stored('licenses'))[`order-${sessionId}`];
}

describe('early renewal', () => {
  test('an early renewal starts its months where the current ones end', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    stripe.setClock(10 * DAY);
    const sessionId = await shop.checkout(me, { renews: license, month: 12 });
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    expect(await readLicense(shop, sessionId)).toMatchObject({
      startsAt: END,
      expiresAt: '2028-02-20T12:00:00.000Z',
      quantity: 2,
    });
    const id = `order-${sessionId}`;
    expect(await shop.stored('licenses')).toMatchObject({ [license]: { renewedBy: id } });
    expect(await shop.stored('mail')).toMatchObject({
      [`receipt-${sessionId}`]: { content: { data: { startsAt: END } } },
    });
    const listActiveIds = async () => (await shop.licenses.listActive('me')).map((each) => each.id);
    expect(await listActiveIds()).toEqual([license]);
    expect(await shop.run('getLicenseKey', me, { id })).toMatchObject({
      code: 'license-not-active',
    });
    stripe.setClock(new Date(END).getTime() - START.getTime());
    expect(await listActiveIds()).toEqual([id]);
    expect(await shop.get('getLicenseKey', me, { id })).toMatchObject({ key: aText });
  });

  test('a renewal keeps the label of the licence that it renews', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    await shop.get('nameLicense', me, { id: license, label: 'Finance' });
    const sessionId = await shop.checkout(me, { renews: license });
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    expect(await readLicense(shop, sessionId)).toMatchObject({ label: 'Finance' });
  });

  test('two renewals paid at once in two tabs both add their months', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    const [first, second] = [
      await shop.checkout(me, { renews: license, month: 1 }),
      await shop.checkout(me, { renews: license, month: 1 }),
    ];
    await stripe.act(first, 'pay');
    await stripe.act(second, 'pay');
    // The second is written after the first has read the chain and before it writes.
    runBeforeNextCommit(shop.db, () => shop.payments.fulfil(second));
    await shop.payments.fulfil(first);
    expect(await readLicense(shop, second)).toMatchObject({ startsAt: END });
    expect(await readLicense(shop, first)).toMatchObject({
      startsAt: '2027-03-20T12:00:00.000Z',
      expiresAt: '2027-04-20T12:00:00.000Z',
    });
  });

  test('a renewal does not wait for a term that was revoked meanwhile', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    const sessionId = await shop.checkout(me, { renews: license });
    await stripe.refund(license.slice('order-'.length));
    await shop.payments.fulfil(license.slice('order-'.length));
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    const renewal = await readLicense(shop, sessionId);
    expect(renewal).toMatchObject({ expiresAt: END });
    expect(renewal).not.toHaveProperty('startsAt');
  });

  test('a renewal is recovered from the session if its order is lost', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    const sessionId = await shop.checkout(me, { renews: license });
    await shop.db.doc(`orders/${sessionId}`).delete();
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    expect(await readLicense(shop, sessionId)).toMatchObject({ startsAt: END });
  });
});

test('refunding a renewal before it begins mails about that term and leaves the current one', async () => {
  const { stripe, shop, me, license } = await setUpPurchase();
  const sessionId = await shop.checkout(me, { renews: license });
  await stripe.act(sessionId, 'pay');
  await shop.payments.fulfil(sessionId);
  await stripe.refund(sessionId);
  await shop.payments.fulfil(sessionId);
  const { mail, licenses } = await shop.state();
  const notice = Object.values(mail ?? {}).find(
    ({ content }) => (content as { template?: string } | null)?.template === 'order-notice',
  );
  expect(notice?.content).toMatchObject({
    data: { news: 'refunded', sold: { part: 'next-term', startsAt: END } },
  });
  expect(licenses?.[license]).toMatchObject({ deletedAt: null, expiresAt: END });
});

describe('renewal of a licence from the 31st', () => {
  test('a chain of renewals from the 31st returns to the 31st after a short month', async () => {
    const { stripe, shop, me } = await openShop();
    stripe.setClock(Date.parse('2027-01-31T12:00:00.000Z') - START.getTime());
    const first = await shop.checkout(me, { month: 1 });
    await stripe.act(first, 'pay');
    await shop.payments.fulfil(first);
    const renews = `order-${first}`;
    const ends = [(await readLicense(shop, first))?.['expiresAt']];
    for (let n = 0; n < 3; n += 1) {
      const id = await shop.checkout(me, { renews, month: 1 });
      await stripe.act(id, 'pay');
      await shop.payments.fulfil(id);
      const license = await readLicense(shop, id);
      expect(license).toMatchObject({ startsAt: ends.at(-1) });
      ends.push(license?.['expiresAt']);
    }
    expect(ends).toEqual([
      '2027-02-28T12:00:00.000Z',
      '2027-03-31T12:00:00.000Z',
      '2027-04-30T12:00:00.000Z',
      '2027-05-31T12:00:00.000Z',
    ]);
  });
});

describe('renewal checkout that nobody pays', () => {
  test('an unpaid renewal changes nothing: the next renewal begins at the licence’s end', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    const before = await shop.state();
    const left = [
      await shop.checkout(me, { renews: license }),
      await shop.checkout(me, { addsTo: license }),
    ];
    stripe.setClock(DAY);
    // Stripe ends a session after a day and reports it, here more than once.
    const ended = (await stripe.events()).filter(({ type }) => type === 'checkout.session.expired');
    expect(ended).toHaveLength(left.length);
    for (const event of [...ended, ...ended]) expect(await shop.deliver(event)).toBe(200);
    const { orders, ...after } = await shop.state();
    for (const id of left) {
      expect(orders?.[id]).toMatchObject({ state: 'expired', fulfilledAt: null, paidAt: null });
      // The pay page was left open.
      await stripe.act(id, 'pay');
      await shop.payments.fulfil(id);
    }
    expect(after).toMatchObject({ licenses: before.licenses, mail: before.mail });
    const sessionId = await shop.checkout(me, { renews: license });
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    expect(await readLicense(shop, sessionId)).toMatchObject({ startsAt: END });
    expect(Object.keys(await shop.stored('licenses'))).toHaveLength(2);
  });
});

describe('added seats', () => {
  test('added seats cost their share of the term and end with it', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    // 62 of 92 days are left.
    stripe.setClock(30 * DAY);
    const sessionId = await shop.checkout(me, { addsTo: license, quantity: 3 });
    const { data } = await stripe.stripe.checkout.sessions.listLineItems(sessionId);
    const each = Math.round((6000 * 62) / 92);
    expect(data).toMatchObject([
      {
        description: 'Flexa Charts',
        quantity: 3,
        amount_total: 3 * each,
      },
    ]);
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    expect(await readLicense(shop, sessionId)).toMatchObject({ quantity: 3, expiresAt: END });
    expect((await shop.get('listOrders', me, { uid: 'me' })).data[0]).toMatchObject({
      endsAt: END,
      amount: 3 * each,
    });
    expect(await shop.stored('mail')).toMatchObject({
      [`receipt-${sessionId}`]: { content: { data: { isAddition: true, expiresAt: END } } },
    });
  });

  test('added seats are for others: even a single one can be given and accepted', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    const nora = await shop.addPerson('nora');
    stripe.setClock(DAY);
    const sessionId = await shop.checkout(me, { addsTo: license, quantity: 1 });
    await stripe.act(sessionId, 'pay');
    await shop.payments.fulfil(sessionId);
    const id = `order-${sessionId}`;
    expect(await shop.run('getLicenseKey', me, { id })).toMatchObject({
      code: 'license-not-active',
    });
    const { licenses } = await shop.get('getTeam', me, { id: 'me' });
    expect(licenses.find((license) => license.id === id)).toMatchObject({ quantity: 1, free: 1 });
    const free = await shop.get('takeSeatBack', me, { id, seat: 0 });
    expect(free).toMatchObject({ seat: 0, state: 'free' });
    const seatsGiven = await shop.get('giveSeats', me, {
      id,
      emails: ['nora@flexa.test', 'o@x.se'],
    });
    expect(seatsGiven.data).toMatchObject([
      { email: 'nora@flexa.test', seat: 0, outcome: 'invited' },
      { email: 'o@x.se', outcome: 'full' },
    ]);
    const accepted = await shop.get('acceptSeat', nora, { id });
    expect(await shop.get('getLicenseKey', nora, { id: accepted.id })).toMatchObject({
      key: aText,
    });

    // After a renewal together with the licence they joined, the people of both have a seat.
    await shop.addPerson('ana');
    await shop.get('giveSeats', me, { id: license, emails: ['ana@flexa.test'] });
    await shop.get('acceptSeat', shop.caller('ana'), { id: license });
    const renewal = await shop.checkout(me, { renews: license, quantity: 3 });
    await stripe.act(renewal, 'pay');
    await shop.payments.fulfil(renewal);
    const renewedBy = `order-${renewal}`;
    expect(await shop.stored('licenses')).toMatchObject({
      [license]: { renewedBy },
      [id]: { renewedBy },
    });
    // An upgrade of the added seat alone leaves the renewal, $180, to the others.
    const upgrade = { licenseType: 'membership', visualType: 'suite', month: 12, quantity: 2 };
    const price = await shop.run('getPrice', me, { uid: 'me', ...upgrade, upgrades: id });
    expect(price).toHaveProperty('value.credit', 5936);
    stripe.setClock(new Date(END).getTime() - START.getTime() - 10 * DAY);
    await shop.seats.carryDueSeatsOver();
    await shop.seats.carryDueSeatsOver();
    const seats = Object.values(await shop.stored('licenses')).filter(
      ({ seatOf }) => seatOf === renewedBy,
    );
    expect(seats.map(({ userId, seat }) => [userId, seat]).sort()).toEqual([
      ['ana', 1],
      ['nora', 2],
    ]);
    // A person who loses the added seat also loses the seat of the renewal, which has another
    // number.
    await shop.get('takeSeatBack', me, { id, seat: 0 });
    const { data } = await shop.get('listSeats', me, { id: renewedBy });
    expect(data.map(({ state }) => state)).toEqual(['held', 'held', 'free']);
  });

  test('added seats are no longer sold shortly before the end', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    const computeTimeLeft = (days: number) =>
      new Date(END).getTime() - START.getTime() - days * DAY;
    stripe.setClock(computeTimeLeft(13));
    const input = { ...buildPurchase('me'), addsTo: license };
    expect(await shop.run('buyLicense', me, input)).toMatchObject({ fields: ['addsTo'] });
    stripe.setClock(computeTimeLeft(14));
    expect(await shop.get('buyLicense', me, input)).toMatchObject({ sessionId: aText });
  });
});

describe('refusals to join a licence', () => {
  test.each([
    ['both ways at once', { renews: 'own', addsTo: 'own' }, ['addsTo']],
    ['for something else', { renews: 'own', visualType: 'tables' }, ['renews']],
    ['for another term', { addsTo: 'own', month: 6 }, ['month']],
    ['that is unknown', { renews: 'free-x' }, []],
  ] as const)('joining a licence is refused %s', async (_name, input, fields) => {
    const { shop, me, license } = await setUpPurchase();
    const own = Object.fromEntries(
      Object.entries(input).map(([field, value]) => [field, value === 'own' ? license : value]),
    );
    const answer = await shop.run('buyLicense', me, { ...buildPurchase('me'), ...own });
    expect(answer).toMatchObject({ fields });
  });

  test('joining a licence is refused to another person and to an admin', async () => {
    const { shop, license } = await setUpPurchase();
    const other = await shop.addPerson('other');
    const input = { ...buildPurchase('other'), renews: license };
    expect(await shop.run('buyLicense', other, input)).toMatchObject({ code: 'not-found' });
    const boss = shop.caller('boss', true);
    expect(await shop.run('buyLicense', boss, input)).toMatchObject({ fields: ['renews'] });
  });

  test('joining a licence is refused once it has ended', async () => {
    const { stripe, shop, me, license } = await setUpPurchase();
    stripe.setClock(new Date(END).getTime() - START.getTime());
    const input = { ...buildPurchase('me'), renews: license };
    expect(await shop.run('buyLicense', me, input)).toMatchObject({ fields: ['renews'] });
  });
});
