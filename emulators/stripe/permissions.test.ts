import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, createClient, payCheckout, startStripeForTest } from './testing';

async function createRestrictedClient(url: string, ...permissions: string[]): Promise<Stripe> {
  const response = await fetch(`${url}/_dev/restricted-keys`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ permissions: permissions.join(',') }),
  });
  const { key } = (await response.json()) as { key: string };
  return createClient(url, key);
}

test('a restricted key allows its permissions, and writing includes reading', async () => {
  const { url } = await startStripeForTest();
  const stripe = await createRestrictedClient(url, 'rak_checkout_session_write');
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  expect((await stripe.checkout.sessions.retrieve(id)).id).toBe(id);
});

test('refusing a restricted key names the permission it lacks', async () => {
  const { url } = await startStripeForTest();
  const stripe = await createRestrictedClient(url, 'rak_customer_read');
  const failure = await stripe.customers.create({}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Stripe.errors.StripePermissionError);
  expect(failure).toMatchObject({ statusCode: 403 });
  expect((failure as Error).message).toContain("Having the 'rak_customer_write' permission");
  await expect(stripe.refunds.create({ charge: 'ch_1' })).rejects.toThrow('rak_charge_write');
  expect((await stripe.customers.list()).data).toEqual([]);
});

test('expanding a property needs the permission to read it', async () => {
  const local = await startStripeForTest();
  const { session } = await payCheckout(local);
  const stripe = await createRestrictedClient(
    local.url,
    'rak_checkout_session_read',
    'rak_payment_intent_read',
  );
  const retrieveExpanded = (path: string) =>
    stripe.checkout.sessions.retrieve(session.id, { expand: [path] });
  expect((await retrieveExpanded('payment_intent')).payment_intent).toMatchObject({
    status: 'succeeded',
  });
  await expect(retrieveExpanded('payment_intent.latest_charge')).rejects.toThrow('rak_charge_read');
});

test('an unknown restricted key allows nothing', async () => {
  const { url } = await startStripeForTest();
  const stripe = createClient(url, 'rk_test_stranger');
  await expect(stripe.products.list()).rejects.toBeInstanceOf(Stripe.errors.StripePermissionError);
});
