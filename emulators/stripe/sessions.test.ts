import { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import {
  CHECKOUT,
  listEventTypes,
  payCheckout,
  submitPayPage,
  startStripeForTest,
} from './testing';

const { errors } = Stripe;

test('a Checkout Session is returned with its parameters', async () => {
  const { stripe, url } = await startStripeForTest();
  const price = await stripe.prices.create({
    product_data: { name: 'Tables' },
    currency: 'usd',
    unit_amount: 1000,
  });
  const session = await stripe.checkout.sessions.create({
    ...CHECKOUT,
    line_items: [...CHECKOUT.line_items, { price: price.id, quantity: 3 }],
    client_reference_id: 'uid-1',
    customer_email: 'ada@example.com',
    metadata: { planId: 'charts', months: '3' },
    locale: 'en-GB',
    invoice_creation: { enabled: false },
  });
  expect(session.id).toMatch(/^cs_test_/);
  expect(session).toMatchObject({
    object: 'checkout.session',
    mode: 'payment',
    status: 'open',
    payment_status: 'unpaid',
    amount_total: 10_000,
    currency: 'usd',
    client_reference_id: 'uid-1',
    customer_email: 'ada@example.com',
    metadata: { planId: 'charts', months: '3' },
    payment_intent: null,
    success_url: CHECKOUT.success_url,
    url: `${url}/c/pay/${session.id}`,
    livemode: false,
  });
  expect(session.line_items).toBeUndefined();
  expect(session.expires_at - session.created).toBe(24 * 3600);

  const items = await stripe.checkout.sessions.listLineItems(session.id);
  expect(
    items.data.map(({ description, quantity, amount_total }) => [
      description,
      quantity,
      amount_total,
    ]),
  ).toEqual([
    ['Charts', 2, 7000],
    ['Tables', 3, 3000],
  ]);
  const expanded = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ['line_items.data.price.product', 'payment_intent'],
  });
  expect(expanded.line_items?.data[1]?.price).toMatchObject({
    id: price.id,
    product: { name: 'Tables' },
  });
});

test('a paid session leads to its payment intent and charge', async () => {
  const local = await startStripeForTest();
  const { stripe } = local;
  await stripe.checkout.sessions.create(CHECKOUT);
  const { session, intent, charge } = await payCheckout(local);
  expect(intent).toMatchObject({ status: 'succeeded', amount: 7000, amount_received: 7000 });
  expect(charge).toMatchObject({ paid: true, captured: true, amount: 7000, refunded: false });
  const sessions = await stripe.checkout.sessions.list({ payment_intent: intent.id });
  expect(sessions.data.map(({ id }) => id)).toEqual([session.id]);
  const charges = await stripe.charges.list({ payment_intent: intent.id });
  expect(charges.data.map(({ id }) => id)).toEqual([charge.id]);
  expect((await stripe.charges.retrieve(charge.id)).payment_intent).toBe(intent.id);
  expect((await stripe.paymentIntents.list()).data[0]).toEqual(
    await stripe.paymentIntents.retrieve(intent.id),
  );
});

test('a session’s payment parameters reach its payment', async () => {
  const { stripe, url } = await startStripeForTest();
  const { id } = await stripe.checkout.sessions.create({
    ...CHECKOUT,
    customer_creation: 'always',
    customer_email: 'ada@example.com',
    payment_intent_data: { metadata: { orderId: 'o1' }, receipt_email: 'receipts@example.com' },
  });
  await submitPayPage(url, id, 'pay');
  const session = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent', 'customer'],
  });
  expect(session.payment_intent).toMatchObject({
    metadata: { orderId: 'o1' },
    receipt_email: 'receipts@example.com',
  });
  expect(session.customer).toMatchObject({ email: 'ada@example.com' });
  expect(session.customer_details).toMatchObject({ email: 'ada@example.com' });
});

const refusals: [string, object, { param: string; code?: string }][] = [
  [
    'no success_url',
    { success_url: undefined },
    { param: 'success_url', code: 'parameter_missing' },
  ],
  [
    'an invalid success_url',
    { success_url: 'done' },
    { param: 'success_url', code: 'url_invalid' },
  ],
  ['no line items', { line_items: undefined }, { param: 'line_items', code: 'parameter_missing' }],
  ['another mode', { mode: 'subscription' }, { param: 'mode' }],
  ['an unknown parameter', { colour: 'red' }, { param: 'colour', code: 'parameter_unknown' }],
  ['an expiry in the past', { expires_at: 1 }, { param: 'expires_at' }],
  [
    'an unknown customer',
    { customer: 'cus_none' },
    { param: 'customer', code: 'resource_missing' },
  ],
  [
    'an unknown coupon',
    { discounts: [{ coupon: 'half' }] },
    { param: 'discounts[0][coupon]', code: 'resource_missing' },
  ],
];

test.each(refusals)('a Checkout Session with %s is refused', async (_name, change, error) => {
  const { stripe } = await startStripeForTest();
  const params = { ...CHECKOUT, ...change } as Stripe.Checkout.SessionCreateParams;
  const failure = await stripe.checkout.sessions.create(params).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(errors.StripeInvalidRequestError);
  expect(failure).toMatchObject({ ...error, statusCode: 400 });
});

const [{ price_data: inline }] = CHECKOUT.line_items as [(typeof CHECKOUT.line_items)[0]];
const wrongItems: [string, object, { param?: string; code: string }][] = [
  [
    'quantity 0',
    { price_data: inline, quantity: 0 },
    { param: 'line_items[0][quantity]', code: 'parameter_invalid_integer' },
  ],
  [
    'quantity 1.5',
    { price_data: inline, quantity: 1.5 },
    { param: 'line_items[0][quantity]', code: 'parameter_invalid_integer' },
  ],
  [
    'no quantity',
    { price_data: inline },
    { param: 'line_items[0][quantity]', code: 'parameter_missing' },
  ],
  ['no price', { quantity: 1 }, { param: 'line_items[0][price]', code: 'parameter_missing' }],
  [
    'an unknown price',
    { price: 'price_none', quantity: 1 },
    { param: 'line_items[0][price]', code: 'resource_missing' },
  ],
  [
    'a negative amount',
    { price_data: { ...inline, unit_amount: -5 }, quantity: 1 },
    { param: 'line_items[0][price_data][unit_amount]', code: 'parameter_invalid_integer' },
  ],
  [
    'too small a total',
    { price_data: { ...inline, unit_amount: 49 }, quantity: 1 },
    { code: 'amount_too_small' },
  ],
  [
    'an unknown nested parameter',
    { price_data: { ...inline, colour: 'red' }, quantity: 1 },
    { param: 'line_items[0][price_data][colour]', code: 'parameter_unknown' },
  ],
];

test.each(wrongItems)('a line item with %s is refused', async (_name, item, error) => {
  const { stripe } = await startStripeForTest();
  const params = { ...CHECKOUT, line_items: [item] };
  await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject(error);
});

test('an open session can be expired once', async () => {
  const { stripe, url } = await startStripeForTest();
  const { id } = await stripe.checkout.sessions.create(CHECKOUT);
  expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null });
  await expect(stripe.checkout.sessions.expire(id)).rejects.toBeInstanceOf(
    errors.StripeInvalidRequestError,
  );
  expect(await submitPayPage(url, id, 'pay')).toEqual({
    status: 'expired',
    payment_status: 'unpaid',
    redirect: null,
  });
  expect(await listEventTypes(stripe)).toEqual(['checkout.session.expired']);
});

test('a session expires at its expires_at', async () => {
  let now = new Date('2026-01-01T00:00:00Z');
  const { stripe } = await startStripeForTest({ clock: () => now });
  const soon = now.getTime() / 1000 + 1800;
  const short = await stripe.checkout.sessions.create({ ...CHECKOUT, expires_at: soon });
  const long = await stripe.checkout.sessions.create(CHECKOUT);
  now = new Date('2026-01-01T00:30:00Z');
  expect((await stripe.checkout.sessions.list({ status: 'expired' })).data).toMatchObject([
    { id: short.id },
  ]);
  now = new Date('2026-01-02T00:00:00Z');
  expect((await stripe.checkout.sessions.retrieve(long.id)).status).toBe('expired');
  expect(await listEventTypes(stripe)).toEqual([
    'checkout.session.expired',
    'checkout.session.expired',
  ]);
});

test('an order that costs nothing needs no payment', async () => {
  const { stripe, url } = await startStripeForTest();
  const free = { price_data: { ...inline, unit_amount: 0 }, quantity: 1 };
  const { id } = await stripe.checkout.sessions.create({ ...CHECKOUT, line_items: [free] });
  expect(await submitPayPage(url, id, 'pay')).toMatchObject({
    status: 'complete',
    payment_status: 'no_payment_required',
  });
  expect((await stripe.checkout.sessions.retrieve(id)).payment_intent).toBeNull();
});

test.each(['nonsense', 'status', '__proto__', 'constructor.name', 'payment_intent.x'])(
  'the property %s of a session can’t be expanded',
  async (path) => {
    const local = await startStripeForTest();
    const { session } = await payCheckout(local);
    await expect(
      local.stripe.checkout.sessions.retrieve(session.id, { expand: [path] }),
    ).rejects.toMatchObject({ param: 'expand' });
  },
);

test('an existing customer’s VAT number is collected only with customer_update.name', async () => {
  const { stripe } = await startStripeForTest();
  const { id: customer } = await stripe.customers.create({});
  const params = { ...CHECKOUT, customer, tax_id_collection: { enabled: true } };
  await expect(stripe.checkout.sessions.create(params)).rejects.toMatchObject({
    param: 'tax_id_collection',
  });
  const namedParams = { ...params, customer_update: { name: 'auto' } } as const;
  expect(await stripe.checkout.sessions.create(namedParams)).toMatchObject({ customer });
});

test('a requested invoice is created after the payment, with the buyer’s input', async () => {
  const { stripe, url } = await startStripeForTest();
  const { id } = await stripe.checkout.sessions.create({
    ...CHECKOUT,
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    invoice_creation: { enabled: true, invoice_data: { description: 'Order 7' } },
  });
  expect((await stripe.checkout.sessions.retrieve(id)).invoice).toBeNull();
  await fetch(`${url}/c/pay/${id}`, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    body: JSON.stringify({ action: 'pay', country: 'DE', taxId: 'DE123456789' }),
  });
  const session = await stripe.checkout.sessions.retrieve(id, { expand: ['invoice'] });
  expect(session).toMatchObject({
    customer_details: { address: { country: 'DE' }, tax_ids: [{ value: 'DE123456789' }] },
    invoice: { status: 'paid', total: 7000, number: 'LOCAL-0001', description: 'Order 7' },
  });
  const invoice = session.invoice as Stripe.Invoice;
  const page = await fetch(invoice.hosted_invoice_url ?? '');
  expect(await page.text()).toContain('DE123456789');
});
