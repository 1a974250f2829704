import { expect, test } from 'vitest';
import { openShop, type TestShop, type StripeWithClock } from '../testing/shop';

/** Reads the states of these checkouts at Stripe. */
async function readStates({ stripe }: StripeWithClock, ids: readonly string[]) {
  const sessions = await Promise.all(ids.map((id) => stripe.checkout.sessions.retrieve(id)));
  return sessions.map(({ status }) => status);
}

async function pay(stripe: StripeWithClock, shop: TestShop, id: string): Promise<void> {
  await stripe.act(id, 'pay');
  await shop.payments.fulfil(id);
}

test('another tab can’t pay again for a pack that was just paid', async () => {
  const { stripe, shop, me } = await openShop();
  const first = await shop.checkout(me, { quantity: 2 });
  const second = await shop.checkout(me, { quantity: 5, month: 12 });
  const tables = await shop.checkout(me, { visualType: 'tables' });
  expect(await readStates(stripe, [first, second, tables])).toEqual(['open', 'open', 'open']);
  await pay(stripe, shop, first);
  expect(await readStates(stripe, [first, second, tables])).toEqual([
    'complete',
    'expired',
    'open',
  ]);
});

test('another tab can’t pay for a pack whose bank debit is under way', async () => {
  const { stripe, shop, me } = await openShop();
  const first = await shop.checkout(me, { quantity: 2 });
  const second = await shop.checkout(me, { quantity: 5 });
  await stripe.act(first, 'async', { days: '3' });
  await shop.payments.fulfil(first);
  expect(await readStates(stripe, [first, second])).toEqual(['complete', 'expired']);
});

test('another tab can’t renew a licence that was just renewed', async () => {
  const { stripe, shop, me } = await openShop();
  const sessionId = await shop.checkout(me);
  await pay(stripe, shop, sessionId);
  const renews = `order-${sessionId}`;
  const first = await shop.checkout(me, { renews });
  const second = await shop.checkout(me, { renews, month: 12 });
  const another = await shop.checkout(me, { acceptsOverlap: true });
  await pay(stripe, shop, first);
  expect(await readStates(stripe, [first, second, another])).toEqual([
    'complete',
    'expired',
    'open',
  ]);
});

test('a checkout opened after the payment is a separate purchase', async () => {
  const { stripe, shop, me } = await openShop();
  await pay(stripe, shop, await shop.checkout(me));
  const second = await shop.checkout(me, { acceptsOverlap: true });
  await shop.payments.reconcile();
  expect(await readStates(stripe, [second])).toEqual(['open']);
  await pay(stripe, shop, second);
  expect(Object.keys(await shop.stored('licenses'))).toHaveLength(2);
});

test('another person’s checkout for the same pack stays open', async () => {
  const { stripe, shop, me } = await openShop();
  const other = await shop.checkout(await shop.addPerson('other'));
  await pay(stripe, shop, await shop.checkout(me));
  expect(await readStates(stripe, [other])).toEqual(['open']);
});
