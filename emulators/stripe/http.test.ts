import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, createClient, listEventTypes, startStripeForTest } from './testing';

const { errors } = Stripe;

test.each(['sk_live_0123456789abcdef', 'pk_test_0123456789abcdef', 'nonsense'])(
  'the local Stripe refuses the key %s',
  async (key) => {
    const { url } = await startStripeForTest();
    const failure = await createClient(url, key)
      .products.list()
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(errors.StripeAuthenticationError);
    expect((failure as Error).message).not.toContain(key);
  },
);

test('a request without a key is answered with 401', async () => {
  const { url } = await startStripeForTest();
  const response = await fetch(`${url}/v1/products`);
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('an unknown address is answered with an error of Stripe’s client', async () => {
  const { stripe, url } = await startStripeForTest();
  const failure = await stripe.payouts.list().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(errors.StripeInvalidRequestError);
  expect(failure).toMatchObject({ statusCode: 404 });
  expect((failure as Error).message).toContain('Unrecognized request URL (GET: /v1/payouts)');
  await expect(stripe.products.del('prod_1')).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.v2.core.events.list()).rejects.toMatchObject({ statusCode: 404 });
  expect((await fetch(`${url}/elsewhere`)).status).toBe(404);
});

test('an unknown id is answered with 404 and the parameter’s name', async () => {
  const { stripe } = await startStripeForTest();
  const missing = [
    stripe.checkout.sessions.retrieve('cs_test_none'),
    stripe.paymentIntents.retrieve('pi_none'),
    stripe.charges.retrieve('ch_none'),
    stripe.refunds.retrieve('re_none'),
    stripe.disputes.retrieve('dp_none'),
    stripe.events.retrieve('evt_none'),
    stripe.products.retrieve('prod_none'),
    stripe.prices.retrieve('price_none'),
    stripe.customers.retrieve('cus_none'),
  ];
  for (const result of await Promise.allSettled(missing)) {
    expect(result).toMatchObject({
      status: 'rejected',
      reason: {
        statusCode: 404,
        code: 'resource_missing',
        param: expect.any(String) as unknown,
        requestId: expect.stringMatching(/^req_/) as unknown,
      },
    });
  }
});

test('every answer has a request id and its API version', async () => {
  const { stripe, url } = await startStripeForTest();
  const { lastResponse } = await stripe.products.list({}, { apiVersion: '2024-06-20' });
  expect(lastResponse.requestId).toMatch(/^req_/);
  expect(lastResponse.headers['stripe-version']).toBe('2024-06-20');
  const missing = await fetch(`${url}/v1/nothing`);
  expect(missing.headers.get('request-id')).toMatch(/^req_/);
  expect(missing.headers.get('stripe-version')).toBe(Stripe.API_VERSION);
});

test('raw requests are accepted, and lists may have indexes or none', async () => {
  const { stripe, url } = await startStripeForTest();
  const created = (await stripe.rawRequest('POST', '/v1/prices', {
    currency: 'usd',
    unit_amount: 100,
    lookup_key: 'a b&c[]',
    product_data: { name: 'Ünïcode + % 100' },
  })) as { id: string };
  const headers = { Authorization: `Basic ${btoa('sk_test_local:')}` };
  const query = 'lookup_keys[]=x&lookup_keys[]=a+b%26c%5B%5D&expand[]=data.product';
  const response = await fetch(`${url}/v1/prices?${query}`, { headers });
  expect(await response.json()).toMatchObject({
    object: 'list',
    url: '/v1/prices',
    has_more: false,
    data: [{ id: created.id, product: { name: 'Ünïcode + % 100' } }],
  });
});

test.each([
  ['text/plain', 'name=Charts'],
  ['application/json', '{"name":"Charts"}'],
  ['application/x-www-form-urlencoded', 'name[=Charts'],
  ['application/x-www-form-urlencoded', 'metadata=a&metadata[b]=c&name=Charts'],
  ['application/x-www-form-urlencoded', '__proto__[active]=false&name=Charts'],
])('an unreadable %s body is answered with 400: %s', async (type, body) => {
  const { url } = await startStripeForTest();
  const headers = { Authorization: 'Bearer sk_test_local', 'Content-Type': type };
  const response = await fetch(`${url}/v1/products`, { method: 'POST', headers, body });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ error: { type: 'invalid_request_error' } });
});

test('a reset deletes everything', async () => {
  const { stripe, url } = await startStripeForTest();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT, { idempotencyKey: 'k' });
  await stripe.checkout.sessions.expire(id);
  await fetch(`${url}/_dev/reset`, { method: 'POST' });
  await expect(stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({ statusCode: 404 });
  expect(await listEventTypes(stripe)).toEqual([]);
  const again = await stripe.checkout.sessions.create(CHECKOUT, { idempotencyKey: 'k' });
  expect(again.id).not.toBe(id);
});

test('the local Stripe fails to start on a port in use', async () => {
  const { url } = await startStripeForTest();
  await expect(startStripeForTest({ port: Number(new URL(url).port) })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
});
