import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { SEATS_MAX } from '@flexa/contracts/constants';
import { START } from '../testing/test-portal';
import {
  openShop,
  createTestShop,
  startStripeWithClock,
  openPaidShop,
  buildPurchase,
} from '../testing/shop';

test('a refund requested while a dispute opens returns nothing and says why', async () => {
  const { stripe, shop, sessionId } = await openPaidShop();
  await shop.payments.fulfil(sessionId);
  const boss = shop.caller('boss', true);
  const { creditNotes } = stripe.stripe;
  const create = creditNotes.create.bind(creditNotes);
  vi.spyOn(creditNotes, 'create').mockImplementationOnce(async (...args) => {
    await stripe.dispute(sessionId);
    return create(...args);
  });
  const buildRequest = () => ({ id: sessionId, requestId: randomUUID() });
  expect(await shop.run('refundOrder', boss, buildRequest())).toMatchObject({
    code: 'nothing-to-refund',
  });
  await shop.payments.reconcile();
  expect(await shop.stored('orders')).toMatchObject({
    [sessionId]: { state: 'disputed', refunded: 0 },
  });
  await stripe.moveDispute(sessionId, 'won');
  expect(await shop.get('refundOrder', boss, buildRequest())).toMatchObject({ state: 'refunded' });
});

test('a thousand seats are one order and one licence, and 999 of them can be refunded', async () => {
  const { stripe, shop, me } = await openShop();
  const input = { visualType: 'suite', licenseType: 'membership', month: 12 } as const;
  const id = await shop.checkout(me, { ...input, quantity: SEATS_MAX });
  await stripe.act(id, 'pay');
  await shop.payments.reconcile();
  const readSeats = async () => (await shop.stored('licenses'))[`order-${id}`]?.['quantity'];
  expect(await readSeats()).toBe(SEATS_MAX);
  const boss = shop.caller('boss', true);
  const refundInput = { id, seats: SEATS_MAX - 1, requestId: randomUUID() };
  expect(await shop.get('refundOrder', boss, refundInput)).toMatchObject({
    amount: 42_000 * SEATS_MAX,
    refunded: 42_000 * (SEATS_MAX - 1),
  });
  expect(await readSeats()).toBe(1);
  const tooMany = { ...buildPurchase('me'), ...input, quantity: SEATS_MAX + 1 };
  expect(await shop.run('buyLicense', me, tooMany)).toEqual({
    code: 'invalid-argument',
    fields: ['quantity'],
  });
});

test('a checkout is refused after the shown price went up, and accepted after it went down', async () => {
  const stripe = await startStripeWithClock();
  const shop = createTestShop(stripe, {
    COMBO_OFFER_END: new Date(START.getTime() + 1000).toISOString(),
  });
  const me = await shop.addPerson('me');
  const membership = { visualType: 'suite', licenseType: 'membership' } as const;
  const purchase = { ...buildPurchase('me'), ...membership, shownTotal: 20_000 };
  expect(await shop.run('buyLicense', me, purchase)).toMatchObject({ isNew: true });
  stripe.setClock(2000);
  expect(await shop.run('buyLicense', me, purchase)).toMatchObject({ code: 'price-changed' });
  const dearer = { ...purchase, shownTotal: 25_000 };
  expect(await shop.run('buyLicense', me, dearer)).toMatchObject({ isNew: true });
  const { data } = await stripe.stripe.checkout.sessions.list();
  expect(data.map(({ amount_total: total }) => total)).toEqual([24_000, 20_000]);
});

test('a month from 31 January ends on the last day of February', async () => {
  const { stripe, shop, me } = await openShop();
  stripe.setClock(Date.parse('2027-01-31T12:00:00.000Z') - START.getTime());
  const id = await shop.checkout(me, { month: 1 });
  await stripe.act(id, 'pay');
  await shop.payments.fulfil(id);
  expect(await shop.stored('licenses')).toMatchObject({
    [`order-${id}`]: { expiresAt: '2027-02-28T12:00:00.000Z' },
  });
});
