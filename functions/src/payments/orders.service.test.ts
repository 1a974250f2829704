import { describe, expect, test } from 'vitest';
import { IS_WHOLE, buildPairs, createRandom } from '@flexa/testing/sample';
import { tally } from '../testing/test-portal';
import {
  readEnd,
  findEvent,
  expectFulfilledOnce,
  openShop,
  createTestShop,
  type TestShop,
  startStripeWithClock,
  openPaidShop,
} from '../testing/shop';
import { runBeforeNextCommit } from '../testing/faults';
import { inParallel, shuffle, STORIES } from '../testing/test-stripe';

describe('fulfilment of one payment', () => {
  test('a payment reported twenty times and checked as often at the same time delivers one licence', async () => {
    const { shop, me, sessionId, event } = await openPaidShop();
    const request = { sessionId, planId: 'charts-3m' } as const;
    const [sentNotices, answers] = await Promise.all([
      Promise.all(Array.from({ length: 20 }, () => shop.deliver(event))),
      Promise.all(Array.from({ length: 20 }, () => shop.get('checkSession', me, request))),
    ]);
    expect(tally(sentNotices.map(String))).toEqual({ 200: 20 });
    expect(answers).toEqual(Array(20).fill({ licensesUpdated: true }));
    await expectFulfilledOnce(shop, sessionId);
  });

  test('a payment without a stored order is fulfilled from its session', async () => {
    const { shop, sessionId, event } = await openPaidShop();
    await shop.db.doc(`orders/${sessionId}`).delete();
    expect(await shop.deliver(event)).toBe(200);
    await expectFulfilledOnce(shop, sessionId);
    expect(await shop.stored('orders')).toMatchObject({
      [sessionId]: { name: 'Name of me', planId: 'charts-3m', quantity: 2, amount: 12_000 },
    });
  });

  test('a payment by link delivers a licence for each line', async () => {
    const { stripe, shop } = await openShop();
    const buildLine = (quantity: number) => ({
      price_data: { currency: 'usd', unit_amount: 500, product_data: { name: 'Charts' } },
      quantity,
    });
    const { id } = await stripe.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [buildLine(1), buildLine(5)],
      client_reference_id: 'me',
      metadata: { planId: 'charts-1m' },
      success_url: 'http://127.0.0.1/',
    });
    await stripe.act(id, 'pay');
    for (const event of await stripe.events()) expect(await shop.deliver(event)).toBe(200);
    const { licenses, mail } = await shop.state();
    expect(licenses).toMatchObject({
      [`order-${id}`]: { userId: 'me', quantity: 1, month: 1 },
      [`order-${id}-1`]: { userId: 'me', quantity: 5, month: 1 },
    });
    expect(Object.keys(mail ?? {})).toEqual([`receipt-${id}`]);
  });

  test('a payment by link with several lines creates seats of each of them', async () => {
    const { stripe, shop, me } = await openShop();
    const price = { currency: 'usd', unit_amount: 500, product_data: { name: 'Charts' } };
    const { id: session } = await stripe.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [3, 3].map((quantity) => ({ price_data: price, quantity })),
      client_reference_id: 'me',
      metadata: { planId: 'charts-1m' },
      success_url: 'http://127.0.0.1/',
    });
    await stripe.act(session, 'pay');
    await shop.payments.fulfil(session);
    const nora = await shop.addPerson('nora');
    const licenses: string[] = [];
    // Each seat twice, because the person who gets one again has another licence.
    for (const id of [`order-${session}`, `order-${session}-1`]) {
      for (let round = 0; round < 2; round += 1) {
        await shop.get('giveSeats', me, { id, emails: ['nora@flexa.test'] });
        const { id: seat } = await shop.get('acceptSeat', nora, { id });
        await shop.get('takeSeatBack', me, { id, seat: 1 });
        licenses.push(seat);
      }
    }
    expect(new Set(licenses).size).toBe(4);
    expect(Object.keys(await shop.stored('licenses'))).toHaveLength(6);
  });

  test.each([
    ['nobody', { metadata: { planId: 'charts-1m' } }],
    ['no plan', { client_reference_id: 'me' }],
    ['a plan that does not exist', { client_reference_id: 'me', metadata: { planId: 'maps-1m' } }],
  ])('a payment of %s is unowned, and an admin gets one alert', async (_name, given) => {
    const { stripe, shop } = await openShop();
    const price = { currency: 'usd', unit_amount: 500, product_data: { name: 'Charts' } };
    const { id } = await stripe.stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price_data: price, quantity: 1 }],
      success_url: 'http://127.0.0.1/',
      ...given,
    });
    await stripe.act(id, 'pay');
    const event = await findEvent(stripe, 'checkout.session.completed');
    for (let n = 0; n < 2; n += 1) await shop.payments.fulfil(id);
    expect(await shop.deliver(event)).toBe(200);
    const { orders, licenses, mail } = await shop.state();
    expect(orders).toMatchObject({
      [id]: { unowned: true, uid: null, planId: null, amount: 500, state: 'paid' },
    });
    expect(licenses).toEqual({});
    expect(Object.keys(mail ?? {})).toEqual([`alert-payment-unowned-${id}`]);
    expect(shop.lines.filter((line) => line.includes('"alert":"payment-unowned"'))).toHaveLength(1);

    const boss = shop.caller('boss', true);
    const listed = await shop.get('listAllOrders', boss, { unowned: 'true' });
    expect(listed).toMatchObject({ data: [{ id, unowned: true }], next: null });
    await stripe.refund(id);
    await shop.payments.fulfil(id);
    expect((await shop.get('listAllOrders', boss, { unowned: 'true' })).data).toEqual([]);
    expect((await shop.get('listAllOrders', boss, {})).data).toMatchObject([{ state: 'refunded' }]);
  });

  test('an unowned and unpaid session leaves nothing', async () => {
    const { stripe, shop } = await openShop();
    const price = { currency: 'usd', unit_amount: 500, product_data: { name: 'Charts' } };
    const { id } = await stripe.stripe.checkout.sessions.create({
      mode: 'payment',
      success_url: 'http://127.0.0.1/',
      line_items: [{ price_data: price, quantity: 1 }],
    });
    expect(await shop.payments.fulfil(id)).toBeUndefined();
    expect(await shop.state()).toMatchObject({ orders: {}, mail: {} });
  });
});

describe('fulfilment of every story', () => {
  const TOLD = ['as it happens', 'from the end'] as const;
  const cases = buildPairs(Object.entries(STORIES), TOLD).map(
    ({ row: [what, story], column: sentNotices }) => [what, sentNotices, story] as const,
  );

  test.each(cases)(
    'an order that %s ends correctly when reported %s',
    async (_name, sentNotices, { steps, ends }) => {
      const { stripe, shop, me } = await openShop();
      const sessionId = await shop.checkout(me);
      const deliverEvents = async (events: Awaited<ReturnType<typeof stripe.events>>) => {
        for (const event of events) expect(await shop.deliver(event)).toBe(200);
      };
      for (const step of steps) {
        await step(stripe, sessionId);
        if (sentNotices === 'as it happens') await deliverEvents(await stripe.events());
      }
      if (sentNotices === 'from the end') await deliverEvents((await stripe.events()).reverse());
      expect(await readEnd(shop, sessionId)).toEqual(ends);
    },
  );

  test('an order with a won dispute stays so if a reader with an older answer writes later', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await stripe.dispute(sessionId);
    // Reads the open dispute, and writes after the reader of "won" has written.
    runBeforeNextCommit(shop.db, async () => {
      await stripe.moveDispute(sessionId, 'won');
      await shop.payments.fulfil(sessionId);
    });
    await shop.payments.fulfil(sessionId);
    expect(await readEnd(shop, sessionId)).toEqual(STORIES['is disputed and won']?.ends);
  });
});

describe('concurrent writes to an order', () => {
  test('a write does not overwrite changes made since the order was read', async () => {
    const { stripe, shop, sessionId, event } = await openPaidShop();
    await shop.deliver(event);
    await stripe.refund(sessionId, 1000);
    runBeforeNextCommit(shop.db, async () => {
      await stripe.refund(sessionId, 500);
      await shop.payments.fulfil(sessionId);
    });
    expect(await shop.payments.fulfil(sessionId)).toMatchObject({ refunded: 1500 });
    expect(await shop.stored('orders')).toMatchObject({ [sessionId]: { refunded: 1500 } });
  });

  test('a revocation by an admin survives a dispute won at that moment', async () => {
    const { stripe, shop, sessionId } = await openPaidShop();
    await stripe.dispute(sessionId);
    await shop.payments.fulfil(sessionId);
    await stripe.moveDispute(sessionId, 'won');
    const boss = shop.caller('boss', true);
    runBeforeNextCommit(shop.db, () =>
      shop.get('revokeLicense', boss, { id: `order-${sessionId}`, reason: 'Misuse' }),
    );
    await shop.payments.fulfil(sessionId);
    expect(await readEnd(shop, sessionId)).toEqual(['paid', { revokedReason: 'Misuse' }]);
  });

  test.each([
    ['for the first time', false],
    ['after a dispute that was won', true],
  ])('a deleted account gets no licence %s', async (_when, disputed) => {
    const { stripe, shop, sessionId } = await openPaidShop();
    if (disputed) {
      await stripe.dispute(sessionId);
      await shop.payments.fulfil(sessionId);
      await stripe.moveDispute(sessionId, 'won');
    }
    runBeforeNextCommit(shop.db, () =>
      shop.db.runTransaction(async (transaction) => {
        const anonymise = await shop.payments.prepareAnonymise(transaction, 'me');
        const retire = await shop.licenses.prepareRetirement(transaction, 'me');
        anonymise();
        retire(stripe.clock());
        transaction.delete(shop.db.doc('users/me'));
      }),
    );
    await shop.payments.fulfil(sessionId);
    const { orders, licenses, users } = await shop.state();
    // Delivered orders stay paid; the others are refunded.
    const state = disputed ? 'paid' : 'refunded';
    expect(orders).toMatchObject({ [sessionId]: { uid: null, name: null, state } });
    const active = Object.values(licenses ?? {}).filter(({ deletedAt }) => deletedAt === null);
    expect(active).toEqual([]);
    expect(users).toEqual({});
  });
});

/** Reads the final state without notices: a late event sends fewer of them. */
async function readStateWithoutNotices(shop: TestShop) {
  const { orders, licenses, users, audit } = await shop.state();
  const ended = Object.entries(orders ?? {}).map(
    ([id, { sentNotices: _, noticeTimes: __, ...order }]) => [id, order],
  );
  return { orders: Object.fromEntries(ended) as unknown, licenses, users, audit };
}

/** Two hundred events; a sample contains every story once. */
const [ORDERS, EVENTS] = IS_WHOLE ? [55, 200] : [Object.keys(STORIES).length, 60];

describe('events of many orders', () => {
  test(
    'events in random order, delivered three times each, lead to the same state as once in order',
    { timeout: 120_000 },
    async () => {
      const stripe = await startStripeWithClock();
      const [asItHappens, mixed] = [createTestShop(stripe), createTestShop(stripe)];
      const random = createRandom(7);
      const orders: [sessionId: string, story: keyof typeof STORIES][] = [];
      const names = Object.keys(STORIES);
      for (let n = 0; n < ORDERS; n += 1) {
        // A person's second checkout for the same plan closes the first, so each order has its own
        // person.
        const uid = `person-${n}`;
        for (const shop of [asItHappens, mixed]) await shop.addPerson(uid);
        const sessionId = await asItHappens.checkout(asItHappens.caller(uid));
        for (const path of [`orders/${sessionId}`, `users/${uid}`]) {
          const written = await asItHappens.db.doc(path).get();
          await mixed.db.doc(path).set(written.data() ?? {});
        }
        orders.push([sessionId, names[n % names.length] ?? '']);
      }
      await inParallel(orders, 8, async ([sessionId, story]) => {
        for (const step of STORIES[story]?.steps ?? []) {
          await step(stripe, sessionId);
          await asItHappens.payments.fulfil(sessionId);
        }
      });
      const events = (await stripe.events()).filter(({ type }) =>
        /^(checkout|charge\.(refunded|dispute)|refund)/.test(type),
      );
      expect(events.length).toBeGreaterThanOrEqual(EVENTS);

      const thrice = shuffle([...events, ...events, ...events], random);
      const statuses = await inParallel(thrice, 16, (event) => mixed.deliver(event));
      expect(tally(statuses.map(String))).toEqual({ 200: thrice.length });

      // A later job aligns the seats and clears their notes.
      stripe.setClock(60 * 60 * 1000);
      for (const shop of [asItHappens, mixed]) await shop.seats.syncDue();
      for (const [sessionId, story] of orders) {
        expect(await readEnd(mixed, sessionId), story).toEqual(STORIES[story]?.ends);
      }
      expect(await readStateWithoutNotices(mixed)).toEqual(
        await readStateWithoutNotices(asItHappens),
      );
      const paidOnes = orders.filter(([, story]) => story !== 'is never paid').length;
      const mails = Object.keys(await mixed.stored('mail'));
      // An order whose full refund is known before its payment gets no receipt.
      const receipts = new Set(mails.filter((id) => id.startsWith('receipt-')));
      expect(receipts.size).toBeLessThanOrEqual(paidOnes);
      for (const [sessionId, story] of orders) {
        const isKept = story !== 'is never paid' && STORIES[story]?.ends[0] !== 'refunded';
        if (isKept) expect(receipts, story).toContain(`receipt-${sessionId}`);
      }
      expect(Object.keys(await mixed.stored('licenses'))).toHaveLength(paidOnes);
    },
  );
});
