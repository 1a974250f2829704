import { expect, test } from 'vitest';
import { openShop, type StripeWithClock } from '../testing/shop';

const listCustomers = async ({ stripe }: StripeWithClock) => (await stripe.customers.list()).data;
const listSessions = async ({ stripe }: StripeWithClock) =>
  (await stripe.checkout.sessions.list()).data;

test('an account is one Stripe customer, however often and concurrently it buys', async () => {
  const { stripe, shop, me } = await openShop();
  await Promise.all([shop.checkout(me), shop.checkout(me)]);
  await shop.checkout(me);
  const [customer, ...others] = await listCustomers(stripe);
  expect(others).toEqual([]);
  expect(customer).toMatchObject({ email: 'me@flexa.test', metadata: { uid: 'me' } });
  const sessions = await listSessions(stripe);
  expect(sessions.map((session) => session.customer)).toEqual(Array(3).fill(customer?.id));
  expect(await shop.stored('users')).toMatchObject({ me: { stripeCustomerId: customer?.id } });
});

test('the Stripe customer gets the current address of the profile', async () => {
  const { stripe, shop, me } = await openShop();
  await shop.checkout(me);
  await shop.db.doc('users/me').update({ email: 'new@flexa.test' });
  await shop.checkout(me);
  expect(await listCustomers(stripe)).toMatchObject([{ email: 'new@flexa.test' }]);
});

test('an address that Stripe would refuse prevents no purchase', async () => {
  const { stripe, shop } = await openShop();
  await shop.addPerson('o!hara');
  await shop.checkout(shop.caller('o!hara'));
  expect(await listCustomers(stripe)).toMatchObject([{ email: null }]);
});

test('a customer that Stripe has deleted is created once more', async () => {
  const { stripe, shop, me } = await openShop();
  await shop.db.doc('users/me').update({ stripeCustomerId: 'cus_gone' });
  await shop.checkout(me);
  const [customer] = await listCustomers(stripe);
  expect(await listSessions(stripe)).toMatchObject([{ customer: customer?.id }]);
  expect(await shop.stored('users')).toMatchObject({ me: { stripeCustomerId: customer?.id } });
});
