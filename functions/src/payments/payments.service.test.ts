import { describe, expect, test } from 'vitest';
import { aText } from '../testing/matchers';
import { DAY, START } from '../testing/test-portal';
import { openShop, type StripeWithClock, buildPurchase } from '../testing/shop';
import { failNextCommit } from '../testing/faults';
import { PORTAL } from '../testing/test-stripe';

async function listSessions({ stripe }: StripeWithClock) {
  return (await stripe.checkout.sessions.list()).data;
}

describe('buyLicense for yourself', () => {
  test('buying creates an order and a checkout, and no licence', async () => {
    const { stripe, shop, me } = await openShop();
    const answer = await shop.run('buyLicense', me, buildPurchase('me'));
    expect(answer).toEqual({
      isNew: true,
      value: { checkoutUrl: aText, sessionId: aText },
    });
    const [session] = await listSessions(stripe);
    expect(session).toMatchObject({
      mode: 'payment',
      client_reference_id: 'me',
      customer: aText,
      customer_email: null,
      metadata: { planId: 'charts-3m', visualType: 'charts', months: '3' },
      amount_total: 12_000,
      currency: 'usd',
      allow_promotion_codes: true,
      custom_text: { submit: { message: 'Flexa Charts, 3 months' } },
      success_url: `${PORTAL}/general?session_id={CHECKOUT_SESSION_ID}&plan=charts-3m`,
      cancel_url: `${PORTAL}/pricing-charts?months=3&quantity=2&payment=cancelled`,
    });
    const id = session?.id ?? '';
    const lines = await stripe.stripe.checkout.sessions.listLineItems(id);
    expect(lines.data).toMatchObject([{ description: 'Flexa Charts', quantity: 2 }]);
    expect(JSON.stringify(session)).not.toContain('Nora');

    expect((await shop.get('listOrders', me, { uid: 'me' })).data).toEqual([
      {
        id,
        uid: 'me',
        name: 'Nora Lind',
        planId: 'charts-3m',
        visualType: 'charts',
        licenseType: 'standard',
        month: 3,
        quantity: 2,
        amount: 12_000,
        tax: 0,
        currency: 'usd',
        state: 'open',
        refunded: 0,
        paidAt: null,
        dueAt: null,
        discount: 0,
        promotionCode: null,
        taxId: null,
        taxIdStatus: null,
        createdAt: START.toISOString(),
      },
    ]);
    expect(await shop.state()).toMatchObject({ licenses: {}, mail: {}, audit: {} });
  });

  test('an admin pays the same price as everyone', async () => {
    const { stripe, shop } = await openShop();
    await shop.addPerson('boss');
    await shop.checkout(shop.caller('boss', true));
    expect(await listSessions(stripe)).toHaveLength(1);
    expect(await shop.stored('licenses')).toEqual({});
  });

  test.each([
    ['2025-10-31T23:59:59.999Z', 35_000],
    ['2025-11-01T00:00:00.000Z', 42_000],
  ])('a membership bought at %s costs %i cents', async (moment, cents) => {
    const { stripe, shop, me } = await openShop();
    stripe.setClock(new Date(moment).getTime() - START.getTime());
    const suite = { licenseType: 'membership', visualType: 'suite', month: 12 } as const;
    await shop.checkout(me, { ...suite, quantity: 1 });
    expect(await listSessions(stripe)).toMatchObject([{ amount_total: cents }]);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['quantity 0', { quantity: 0 }, 'quantity'],
    ['quantity -1', { quantity: -1 }, 'quantity'],
    ['quantity 1.5', { quantity: 1.5 }, 'quantity'],
    ['quantity 1e9', { quantity: 1e9 }, 'quantity'],
    ['a price', { price: 1 }, 'price'],
    ['an amount', { amount: 1 }, 'amount'],
    ['another visual', { visualType: 'maps' }, 'visualType'],
    ['a term not sold', { month: 2 }, 'month'],
    [
      'a plan that does not exist',
      { licenseType: 'membership', visualType: 'suite', month: 1 },
      'month',
    ],
    ['the suite as a pack', { visualType: 'suite' }, 'licenseType'],
    ['a membership of a pack', { licenseType: 'membership' }, 'visualType'],
    ['a free licence', { licenseType: 'free' }, 'licenseType'],
    ['no name', { name: ' ' }, 'name'],
  ])('buying with %s is refused by field without a call to Stripe', async (_name, input, field) => {
    const { stripe, shop, me } = await openShop();
    expect(await shop.run('buyLicense', me, { ...buildPurchase('me'), ...input })).toEqual({
      code: 'invalid-argument',
      fields: [field],
    });
    expect(await listSessions(stripe)).toEqual([]);
    expect(await shop.stored('orders')).toEqual({});
  });

  test('buying needs a profile and access to the account', async () => {
    const { stripe, shop, me } = await openShop();
    const nobody = shop.caller('nobody');
    const buildRefusal = (code: string) => ({ code, fields: [] });
    expect(await shop.run('buyLicense', nobody, buildPurchase('nobody'))).toEqual(
      buildRefusal('not-found'),
    );
    expect(await shop.run('buyLicense', me, buildPurchase('other'))).toEqual(
      buildRefusal('permission-denied'),
    );
    expect(await listSessions(stripe)).toEqual([]);
  });
});

describe('payment of a checkout', () => {
  test('a paid checkout delivers licence, receipt and hasPurchased, once', async () => {
    const { stripe, shop, me } = await openShop();
    const sessionId = await shop.checkout(me);
    const request = { sessionId, planId: 'charts-3m' } as const;
    expect(await shop.get('checkSession', me, request)).toEqual({ licensesUpdated: false });
    await stripe.act(sessionId, 'pay');
    stripe.setClock(60_000);
    const noticeTimes = new Date(START.getTime() + 60_000).toISOString();
    expect(await shop.get('checkSession', me, request)).toEqual({ licensesUpdated: true });
    stripe.setClock(120_000);
    expect(await shop.get('checkSession', me, request)).toEqual({ licensesUpdated: true });

    const license = `order-${sessionId}`;
    expect(await shop.stored('licenses')).toEqual({
      [license]: {
        id: license,
        userId: 'me',
        name: 'Nora Lind',
        licenseType: 'standard',
        visualType: 'charts',
        month: 3,
        quantity: 2,
        source: 'order',
        createdAt: noticeTimes,
        expiresAt: '2027-02-20T12:01:00.000Z',
        deletedAt: null,
        revokedReason: null,
      },
    });
    expect((await shop.get('listOrders', me, { uid: 'me' })).data).toMatchObject([
      { state: 'paid', amount: 12_000, refunded: 0, paidAt: START.toISOString() },
    ]);
    expect(await shop.stored('mail')).toMatchObject({
      [`receipt-${sessionId}`]: {
        to: 'me@flexa.test',
        uid: 'me',
        state: 'queued',
        content: {
          template: 'receipt',
          data: {
            orderId: sessionId,
            month: 3,
            amount: 12_000,
            currency: 'usd',
            licenseId: license,
            visualType: 'charts',
            quantity: 2,
            expiresAt: '2027-02-20T12:01:00.000Z',
          },
        },
      },
    });
    expect(await shop.stored('users')).toMatchObject({ me: { hasPurchased: true } });
  });

  test('a delayed payment is processing until the bank has confirmed it', async () => {
    const { stripe, shop, me } = await openShop();
    const sessionId = await shop.checkout(me);
    const request = { sessionId, planId: 'charts-3m' } as const;
    await stripe.act(sessionId, 'async', { days: '2' });
    expect(await shop.get('checkSession', me, request)).toEqual({ licensesUpdated: false });
    expect(await shop.stored('orders')).toMatchObject({ [sessionId]: { state: 'processing' } });
    stripe.setClock(2 * DAY);
    expect(await shop.get('checkSession', me, request)).toEqual({ licensesUpdated: true });
    expect(await shop.stored('orders')).toMatchObject({ [sessionId]: { state: 'paid' } });
  });

  test('a delayed payment that fails delivers no licence', async () => {
    const { stripe, shop, me } = await openShop();
    const sessionId = await shop.checkout(me);
    await stripe.act(sessionId, 'async_fail', { days: '2' });
    stripe.setClock(2 * DAY);
    expect((await shop.payments.fulfil(sessionId))?.state).toBe('failed');
    await shop.payments.fulfil(sessionId);
    expect(await shop.stored('licenses')).toEqual({});
    expect(await shop.stored('mail')).toMatchObject({
      [`order-${sessionId}-payment-failed`]: {
        to: 'me@flexa.test',
        uid: 'me',
        content: { template: 'order-notice', data: { news: 'payment-failed', amount: 12_000 } },
      },
    });
    expect(Object.keys(await shop.stored('mail'))).toHaveLength(1);
    expect(await shop.stored('users')).toMatchObject({ me: { hasPurchased: false } });
  });

  test('a declined card leaves the order open', async () => {
    const { stripe, shop, me } = await openShop();
    const sessionId = await shop.checkout(me);
    await stripe.act(sessionId, 'decline');
    expect((await shop.payments.fulfil(sessionId))?.state).toBe('open');
    await stripe.act(sessionId, 'pay');
    expect((await shop.payments.fulfil(sessionId))?.state).toBe('paid');
  });
});

test('of two tabs for the same purchase, only the later one can be paid', async () => {
  const { stripe, shop, me } = await openShop();
  const other = await shop.checkout(me, { quantity: 3 });
  const first = await shop.checkout(me);
  const second = await shop.checkout(me);
  const readStatus = async (id: string) =>
    (await stripe.stripe.checkout.sessions.retrieve(id)).status;
  expect(await Promise.all([other, first, second].map(readStatus))).toEqual([
    ...['open', 'expired', 'open'],
  ]);
  await stripe.act(second, 'pay');
  await shop.payments.reconcile();
  expect(Object.keys(await shop.stored('licenses'))).toEqual([`order-${second}`]);
});

test('of several concurrent tabs, only one can be paid', async () => {
  const { stripe, shop, me } = await openShop();
  await Promise.all([1, 2, 3, 4].map(() => shop.checkout(me)));
  const { data } = await stripe.stripe.checkout.sessions.list();
  expect(data.map(({ status }) => status).sort()).toEqual([
    ...['expired', 'expired', 'expired', 'open'],
  ]);
});

describe('checkSession', () => {
  test('checkSession refuses sessions of another person, of another plan, unknown and expired ones', async () => {
    const { stripe, shop, me } = await openShop();
    const other = await shop.addPerson('other');
    const sessionId = await shop.checkout(other);
    const expired = await shop.checkout(me);
    await stripe.stripe.checkout.sessions.expire(expired);
    await stripe.act(sessionId, 'pay');

    const ask = (caller: typeof me, id: string, planId = 'charts-3m') =>
      shop.run('checkSession', caller, { sessionId: id, planId });
    expect(await ask(me, sessionId)).toEqual({ code: 'permission-denied', fields: [] });
    expect(await ask(me, 'cs_test_unknown')).toEqual({ code: 'not-found', fields: [] });
    expect(await ask(other, sessionId, 'charts-6m')).toEqual({
      code: 'invalid-argument',
      fields: ['planId'],
    });
    expect(await shop.stored('licenses')).toEqual({});
    expect(await ask(me, expired)).toEqual({ isNew: false, value: { licensesUpdated: false } });
    expect(await shop.stored('orders')).toMatchObject({ [expired]: { state: 'expired' } });
    expect(await ask(other, sessionId)).toEqual({
      isNew: false,
      value: { licensesUpdated: true },
    });
  });
});

describe('orders of a deleted account', () => {
  test('deleting an account closes unpaid orders and keeps paid ones', async () => {
    const { stripe, shop, me } = await openShop();
    const [open, paidSession] = [await shop.checkout(me), await shop.checkout(me)];
    await stripe.act(paidSession, 'pay');
    await shop.payments.fulfil(paidSession);
    expect((await shop.run('deleteUser', me, { id: 'me' })).code).toBeUndefined();
    const readStatus = async (id: string) =>
      (await stripe.stripe.checkout.sessions.retrieve(id)).status;
    expect(await readStatus(open)).toBe('expired');
    await shop.payments.fulfil(paidSession);
    expect(await shop.stored('orders')).toMatchObject({
      [paidSession]: { uid: null, state: 'paid', unowned: false },
    });
    expect((await stripe.stripe.refunds.list()).data).toEqual([]);
  });

  test('a refund after the deletion still ends licences that belong to the next owner of the team', async () => {
    const { stripe, shop, me } = await openShop();
    const paidSession = await shop.checkout(me);
    await stripe.act(paidSession, 'pay');
    await shop.payments.fulfil(paidSession);
    const [license = ''] = Object.keys(await shop.stored('licenses'));
    await shop.db.doc(`licenses/${license}`).update({ userId: 'other' });
    expect((await shop.run('deleteUser', me, { id: 'me' })).code).toBeUndefined();
    const readLicense = async () => (await shop.stored('licenses'))[license];
    expect(await readLicense()).toMatchObject({ userId: 'other', deletedAt: null });
    await stripe.refund(paidSession);
    await shop.payments.fulfil(paidSession);
    expect(await readLicense()).toMatchObject({ userId: 'other', revokedReason: 'refunded' });
  });

  test.each(['before', 'after'] as const)(
    'an order that is not stored can’t be paid (the database fails %s the write)',
    async (when) => {
      const { stripe, shop, me } = await openShop();
      // The customer exists afterwards, so the next write is the order.
      await shop.checkout(me);
      failNextCommit(shop.db, when);
      await expect(shop.run('buyLicense', me, buildPurchase('me'))).rejects.toThrow('not there');
      const statuses = (await listSessions(stripe)).map(({ status }) => status);
      expect(statuses.sort()).toEqual(['expired', 'open']);
    },
  );
});
