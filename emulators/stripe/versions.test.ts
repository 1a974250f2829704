import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, startStripeForTest } from './testing';

test('an API version that Stripe never had is refused', async () => {
  const { stripe } = await startStripeForTest();
  const apiVersion = '2031-01-01' as Stripe.LatestApiVersion;
  await expect(stripe.customers.list({}, { apiVersion })).rejects.toMatchObject({
    statusCode: 400,
    type: 'StripeInvalidRequestError',
    message: 'Invalid Stripe API version: 2031-01-01',
  });
  expect((await stripe.customers.list()).data).toEqual([]);
});

test('an event of any type, API version and mode can be sent and listed', async () => {
  const { stripe, url } = await startStripeForTest();
  const parts = { type: 'planet.conquered', api_version: '2031-01-01.mars', livemode: true };
  await fetch(`${url}/_dev/events`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...parts, object: { id: 'planet_1', object: 'planet' } }),
  });
  const { data } = await stripe.events.list();
  expect(data).toMatchObject([{ ...parts, data: { object: { id: 'planet_1' } } }]);
});

test('a price in another currency than the session or the invoice is refused', async () => {
  const { stripe } = await startStripeForTest();
  const message = /only supports `usd`. This doesn't match the expected currency: `eur`/;
  await expect(
    stripe.checkout.sessions.create({ ...CHECKOUT, currency: 'eur' }),
  ).rejects.toMatchObject({
    message: expect.stringMatching(message) as string,
    param: 'line_items[0][price]',
  });
  const { id: customer } = await stripe.customers.create({});
  const { id: product } = await stripe.products.create({ name: 'Charts' });
  const terms = { collection_method: 'send_invoice', days_until_due: 30 } as const;
  const { id: invoice } = await stripe.invoices.create({ customer, currency: 'eur', ...terms });
  const price_data = { currency: 'usd', unit_amount: 6000, product };
  await expect(stripe.invoiceItems.create({ customer, invoice, price_data })).rejects.toMatchObject(
    {
      message: expect.stringMatching(message) as string,
      param: 'price_data[currency]',
    },
  );
});
