import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import type Stripe from 'stripe';
import { readEnd, openShop, openPaidShop } from '../testing/shop';
import { readId } from './expandable';

/** Reads a recorded event from a file, with its object replaced by these parts. */
async function readEvent(name: string, parts: object): Promise<Stripe.Event> {
  const file = new URL(`../testing/stripe-events/${name}.json`, import.meta.url);
  const event = JSON.parse(await readFile(file, 'utf8')) as { data: { object: object } };
  return { ...event, data: { object: { ...event.data.object, ...parts } } } as Stripe.Event;
}

describe('completed and unpaid checkout, as with a bank debit', () => {
  test('a completed unpaid checkout has no licence yet, and no other checkout can pay for the same', async () => {
    const { stripe, shop, me } = await openShop();
    const id = await shop.checkout(me);
    const other = await shop.checkout(me, { quantity: 5 });
    await stripe.act(id, 'async', { days: '3' });
    const event = await readEvent('checkout-completed-unpaid', { id });
    for (let n = 0; n < 2; n += 1) expect(await shop.deliver(event)).toBe(200);

    expect(await readEnd(shop, id)).toEqual(['processing', null]);
    const { data } = await shop.get('listOrders', me, { uid: 'me' });
    expect(data.find((order) => order.id === id)).toMatchObject({
      state: 'processing',
      paidAt: null,
    });
    const check = { sessionId: id, planId: 'charts-3m' } as const;
    expect(await shop.get('checkSession', me, check)).toEqual({ licensesUpdated: false });
    expect(await stripe.stripe.checkout.sessions.retrieve(other)).toMatchObject({
      status: 'expired',
    });
    expect(await shop.stored('mail')).toEqual({});
  });

  test('a completed checkout of another account is refused and leaves no order', async () => {
    const { shop } = await openShop();
    expect(await shop.deliver(await readEvent('checkout-completed-unpaid', {}))).toBe(400);
    expect(await shop.stored('orders')).toEqual({});
  });
});

describe('dispute about a payment that was partly refunded', () => {
  test.each([
    ['lost', 'ends the licence', 'lost', 'dispute lost'],
    ['won', 'restores the licence', 'partially-refunded', null],
  ] as const)(
    'a dispute that is %s %s after a partial refund',
    async (status, _name, state, reason) => {
      const { stripe, shop, sessionId } = await openPaidShop();
      await shop.payments.fulfil(sessionId);
      const boss = shop.caller('boss', true);
      const refund = { id: sessionId, amount: 2000, requestId: crypto.randomUUID() };
      await shop.get('refundOrder', boss, refund);
      const dispute = await stripe.dispute(sessionId);
      await shop.payments.fulfil(sessionId);
      expect(await readEnd(shop, sessionId)).toEqual(['disputed', { revokedReason: 'disputed' }]);

      await stripe.moveDispute(sessionId, status);
      const session = await stripe.stripe.checkout.sessions.retrieve(sessionId);
      const event = await readEvent('dispute-partly-refunded-before', {
        id: dispute,
        status,
        payment_intent: readId(session.payment_intent),
      });
      for (let n = 0; n < 2; n += 1) expect(await shop.deliver(event)).toBe(200);
      expect(await readEnd(shop, sessionId)).toEqual([state, { revokedReason: reason }]);
      const order = await shop.get('getOrder', boss, { id: sessionId });
      expect(order).toMatchObject({ amount: 12_000, refunded: 2000 });
      expect(order.refunds).toMatchObject([{ amount: 2000, failed: false }]);
    },
  );
});
