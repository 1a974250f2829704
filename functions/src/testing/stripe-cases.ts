import type { Stripe } from 'stripe';
import { expect } from 'vitest';
import { anInstant } from './matchers';
import { ownShop, ownStripe, type OwnShop } from './stripe-shop';

/** A Stripe, and a shop with one customer. */
export async function opened() {
  const stripe = await ownStripe();
  const shop = ownShop(stripe);
  return { stripe, shop, me: await shop.addPerson('me') };
}

/** A checkout that is paid, of which the shop has not heard, and the event that would tell it. */
export async function paid() {
  const all = await opened();
  const sessionId = await all.shop.checkout(all.me);
  await all.stripe.act(sessionId, 'pay');
  const event = await eventOf(all.stripe, 'checkout.session.completed');
  return { ...all, sessionId, event };
}

export async function eventOf(stripe: { events(): Promise<Stripe.Event[]> }, type: string) {
  const event = (await stripe.events()).find((candidate) => candidate.type === type);
  if (!event) throw new Error(`Stripe has no ${type}`);
  return event;
}

/** One order fulfilled: one licence, one mail. */
export async function expectFulfilledOnce(shop: OwnShop, sessionId: string) {
  const { orders, licenses, mail, users } = await shop.state();
  expect(Object.keys(orders ?? {})).toEqual([sessionId]);
  expect(orders).toMatchObject({ [sessionId]: { state: 'paid', fulfilledAt: anInstant } });
  expect(Object.keys(licenses ?? {})).toEqual([`order-${sessionId}`]);
  expect(Object.keys(mail ?? {})).toEqual([`receipt-${sessionId}`]);
  expect(users).toMatchObject({ me: { hasPurchased: true } });
}
