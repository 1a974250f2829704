import { expect, test, vi } from 'vitest';
import {
  CHECKOUT,
  listEventTypes,
  payCheckout,
  submitPayPage,
  startStripeForTest,
} from './testing';

const BEGUN = ['payment_intent.created', 'charge.pending', 'payment_intent.processing'];

function submit(url: string, fields: Record<string, string>) {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}

async function openSession() {
  const local = await startStripeForTest();
  const session = await local.stripe.checkout.sessions.create(CHECKOUT);
  const retrieveSession = () => local.stripe.checkout.sessions.retrieve(session.id);
  return { ...local, id: session.id, page: session.url ?? '', retrieveSession };
}

test('the pay page shows the order and five actions', async () => {
  const { page } = await openSession();
  const response = await fetch(page);
  const text = await response.text();
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(text).toContain('Charts');
  expect(text).toContain('$70.00');
  expect(text).toContain('Local test page');
  for (const action of ['pay', 'decline', 'async', 'async_fail', 'cancel']) {
    expect(text).toContain(`name="action" value="${action}"`);
  }
});

test('the pay page escapes the name of a product', async () => {
  const { stripe } = await startStripeForTest();
  const [item] = CHECKOUT.line_items;
  const { url } = await stripe.checkout.sessions.create({
    ...CHECKOUT,
    customer_email: '"><b>@example.com',
    line_items: [
      {
        quantity: 1,
        price_data: { ...item?.price_data, currency: 'usd', product_data: { name: '<i>x</i>' } },
      },
    ],
  });
  const text = await (await fetch(url ?? '')).text();
  expect(text).toContain('&lt;i&gt;x&lt;/i&gt;');
  expect(text).not.toContain('"><b>');
});

test('the pay button completes the session', async () => {
  const { page, id, stripe, retrieveSession } = await openSession();
  const response = await submit(page, { action: 'pay', email: 'ada@example.com', name: 'Ada' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`https://shop.example/done?session=${id}`);
  expect(await retrieveSession()).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
    customer_details: { email: 'ada@example.com', name: 'Ada' },
  });
  const types = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded'];
  expect(await listEventTypes(stripe)).toEqual([...types, 'checkout.session.completed']);
  const [completed] = (await stripe.events.list({ type: 'checkout.session.completed' })).data;
  expect(completed?.data.object).toMatchObject({ id, payment_status: 'paid' });
});

test('a buyer can pay after a declined card', async () => {
  const { page, id, url, stripe, retrieveSession } = await openSession();
  const response = await submit(page, { action: 'decline', email: 'ada@example.com' });
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text).toContain('Your card was declined.');
  expect(text).toContain('value="ada@example.com"');
  const session = await retrieveSession();
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid' });
  const intent = session.payment_intent as string;
  expect(await stripe.paymentIntents.retrieve(intent)).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'card_declined', type: 'card_error' },
  });
  expect(await listEventTypes(stripe)).toContain('payment_intent.payment_failed');
  expect(await submitPayPage(url, id, 'decline')).toEqual({
    status: 'open',
    payment_status: 'unpaid',
    redirect: null,
    error: 'Your card was declined.',
  });
  await submit(page, { action: 'pay' });
  expect(await retrieveSession()).toMatchObject({ payment_status: 'paid', payment_intent: intent });
  expect((await stripe.charges.list({ payment_intent: intent })).data).toHaveLength(3);
});

test('a delayed payment that succeeds completes the session', async () => {
  const { url, id, stripe, retrieveSession } = await openSession();
  expect(await submitPayPage(url, id, 'async')).toEqual({
    status: 'complete',
    payment_status: 'unpaid',
    redirect: `https://shop.example/done?session=${id}`,
  });
  await vi.waitUntil(async () => (await retrieveSession()).payment_status === 'paid');
  expect(await listEventTypes(stripe)).toEqual([
    ...BEGUN,
    'checkout.session.completed',
    'charge.succeeded',
    'payment_intent.succeeded',
    'checkout.session.async_payment_succeeded',
  ]);
});

test('a delayed payment that fails leaves the session unpaid', async () => {
  const { url, id, stripe, retrieveSession } = await openSession();
  expect(await submitPayPage(url, id, 'async_fail')).toMatchObject({ payment_status: 'unpaid' });
  await vi.waitUntil(async () => (await listEventTypes(stripe)).length === 7);
  expect((await listEventTypes(stripe)).slice(4)).toEqual([
    'charge.failed',
    'payment_intent.payment_failed',
    'checkout.session.async_payment_failed',
  ]);
  expect(await retrieveSession()).toMatchObject({ status: 'complete', payment_status: 'unpaid' });
});

test('the cancel button leads back to the shop', async () => {
  const { page, stripe, retrieveSession } = await openSession();
  const response = await submit(page, { action: 'cancel' });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(CHECKOUT.cancel_url);
  expect(await retrieveSession()).toMatchObject({ status: 'open' });
  expect(await listEventTypes(stripe)).toEqual([]);
});

test('the pay page has no cancel button without a cancel URL', async () => {
  const { stripe } = await startStripeForTest();
  const { url } = await stripe.checkout.sessions.create({ ...CHECKOUT, cancel_url: undefined });
  expect(await (await fetch(url ?? '')).text()).not.toContain('value="cancel"');
  expect((await submit(url ?? '', { action: 'cancel' })).status).toBe(200);
});

test('the pay page leaves a paid session unchanged', async () => {
  const { page, id, stripe } = await openSession();
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => submit(page, { action: 'pay' })),
  );
  for (const { status, headers } of answers) {
    expect([status, headers.get('location')]).toEqual([
      303,
      `https://shop.example/done?session=${id}`,
    ]);
  }
  await submit(page, { action: 'decline' });
  expect(await listEventTypes(stripe)).toHaveLength(4);
  const text = await (await fetch(page)).text();
  expect(text).toContain('This payment is complete');
  expect(text).toContain(`https://shop.example/done?session=${id}`);
});

test('the pay page says when a session has expired', async () => {
  const { page, id, stripe } = await openSession();
  await stripe.checkout.sessions.expire(id);
  for (const response of [await fetch(page), await submit(page, { action: 'pay' })]) {
    const text = await response.text();
    expect(text).toContain('This checkout has expired');
    expect(text).toContain(CHECKOUT.cancel_url);
  }
});

test('the pay page refuses unknown sessions and actions', async () => {
  const { page, url } = await openSession();
  expect((await fetch(`${url}/c/pay/cs_test_none`)).status).toBe(404);
  expect((await submit(`${url}/c/pay/cs_test_none`, { action: 'pay' })).status).toBe(404);
  expect((await submit(page, { action: 'steal' })).status).toBe(400);
  expect((await fetch(`${url}/receipts/ch_none`)).status).toBe(404);
});

test('the receipt shows the payment and its refunds', async () => {
  const local = await startStripeForTest();
  const { charge } = await payCheckout(local);
  await local.stripe.refunds.create({ charge: charge.id, amount: 1000 });
  const receipt = await (await fetch(charge.receipt_url ?? '')).text();
  for (const text of ['Receipt', '$70.00', 'Charts', 'Paid, partly refunded', '$10.00']) {
    expect(receipt).toContain(text);
  }
});
