import { randomUUID } from 'node:crypto';
import { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { CHECKOUT, startStripeForTest } from './testing';

/**
 * The product's assumptions about Stripe. They always run against our Stripe, and also against the
 * real sandbox if STRIPE_TEST_KEY is set (npm run test:stripe). No test needs a person at a pay
 * page.
 */
const key = process.env['STRIPE_TEST_KEY'];
if (key !== undefined && !/^[sr]k_test_/.test(key))
  throw new Error('STRIPE_TEST_KEY is no test key');

const targets: [name: string, client: () => Promise<Stripe>][] = [
  ['the local Stripe', async () => (await startStripeForTest()).stripe],
  ...(key === undefined
    ? []
    : [['the sandbox', async () => new Stripe(key)] satisfies (typeof targets)[number]]),
];

const catchRefusal = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      const { type, code, param, statusCode } = error;
      return { type, code, param, statusCode };
    },
  );

const INVALID = { type: 'StripeInvalidRequestError', statusCode: 400 };

describe.each(targets)('requests that the portal makes: %s', (_name, createTarget) => {
  const createUniqueWord = () => randomUUID().slice(0, 8);

  test('a Checkout Session can be created, retrieved and expired, and lists its lines', async () => {
    const stripe = await createTarget();
    const session = await stripe.checkout.sessions.create({
      ...CHECKOUT,
      client_reference_id: 'me',
      metadata: { planId: 'charts-3m', months: 3 },
    });
    expect(session).toMatchObject({
      object: 'checkout.session',
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 7000,
      currency: 'usd',
      client_reference_id: 'me',
      payment_intent: null,
      metadata: { planId: 'charts-3m', months: '3' },
    });
    expect(session.expires_at - session.created).toBe(24 * 3600);
    const { data } = await stripe.checkout.sessions.listLineItems(session.id);
    expect(data).toMatchObject([{ description: 'Charts', quantity: 2, amount_total: 7000 }]);
    expect(await stripe.checkout.sessions.expire(session.id)).toMatchObject({ status: 'expired' });
    expect(await catchRefusal(stripe.checkout.sessions.expire(session.id))).toMatchObject(INVALID);
    const { status } = await stripe.checkout.sessions.retrieve(session.id);
    expect(status).toBe('expired');
  });

  test.each<[string, object, object]>([
    ['an unknown parameter', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
    [
      'an unknown nested parameter',
      { automatic_tax: { enabled: true, on: 1 } },
      { code: 'parameter_unknown' },
    ],
    ['an unknown mode', { mode: 'pay' }, { param: 'mode' }],
    ['an expiry in the past', { expires_at: 1_000_000_000 }, { param: 'expires_at' }],
    ['an invalid address', { success_url: 'done' }, { code: 'url_invalid' }],
    ['no lines', { line_items: [] }, {}],
    ['an unknown customer', { customer: 'cus_none' }, { code: 'resource_missing' }],
  ])('a Checkout Session with %s is refused', async (_name, change, details) => {
    const stripe = await createTarget();
    const params = { ...CHECKOUT, ...change } as Stripe.Checkout.SessionCreateParams;
    expect(await catchRefusal(stripe.checkout.sessions.create(params))).toMatchObject({
      ...INVALID,
      ...details,
    });
  });

  test('automatic tax is refused if it may not save the customer’s address', async () => {
    const stripe = await createTarget();
    const { id: customer } = await stripe.customers.create({});
    const [item] = CHECKOUT.line_items;
    const price_data = { ...item?.price_data, currency: 'usd', tax_behavior: 'exclusive' } as const;
    const params = { ...CHECKOUT, customer, line_items: [{ quantity: 2, price_data }] };
    const { id } = await stripe.checkout.sessions.create(params);
    const { data } = await stripe.checkout.sessions.listLineItems(id);
    expect(data).toMatchObject([{ amount_tax: 0, price: { tax_behavior: 'exclusive' } }]);
    const taxed = { ...params, automatic_tax: { enabled: true } };
    expect(await catchRefusal(stripe.checkout.sessions.create(taxed))).toMatchObject(INVALID);
  });

  test('an unknown id is answered with resource_missing', async () => {
    const stripe = await createTarget();
    const missing = { ...INVALID, statusCode: 404, code: 'resource_missing' };
    expect(await catchRefusal(stripe.checkout.sessions.retrieve('cs_test_none'))).toMatchObject(
      missing,
    );
    expect(await catchRefusal(stripe.refunds.retrieve('re_none'))).toMatchObject(missing);
    expect(await catchRefusal(stripe.refunds.cancel('re_none'))).toMatchObject(missing);
    expect(await catchRefusal(stripe.refunds.create({ payment_intent: 'pi_none' }))).toMatchObject({
      ...INVALID,
      code: 'resource_missing',
    });
  });

  test('an idempotency key replays its answer and is refused for other parameters', async () => {
    const stripe = await createTarget();
    const idempotencyKey = randomUUID();
    const make = (name: string) => stripe.customers.create({ name }, { idempotencyKey });
    const first = await make('Nora');
    expect((await make('Nora')).id).toBe(first.id);
    expect(await catchRefusal(make('Ana'))).toMatchObject({ type: 'StripeIdempotencyError' });
  });

  test('products are stored, and their prices are found by a lookup key that can move', async () => {
    const stripe = await createTarget();
    const lookup = `test-${createUniqueWord()}`;
    const product = await stripe.products.create({ name: `Charts ${lookup}` });
    const createPrice = (unit_amount: number, more: object = {}) =>
      stripe.prices.create({
        currency: 'usd',
        unit_amount,
        product: product.id,
        lookup_key: lookup,
        ...more,
      });
    const first = await createPrice(2400);
    expect(await catchRefusal(createPrice(2500))).toMatchObject(INVALID);
    const second = await createPrice(2500, { transfer_lookup_key: true });
    const { data } = await stripe.prices.list({ lookup_keys: [lookup] });
    expect(data.map(({ id }) => id)).toEqual([second.id]);
    expect(await stripe.prices.update(first.id, { active: false })).toMatchObject({
      active: false,
      lookup_key: null,
    });
    expect(await stripe.products.update(product.id, { active: false })).toMatchObject({
      active: false,
    });
  });

  test('a promotion code applies to its products, and is refused where it doesn’t fit', async () => {
    const stripe = await createTarget();
    const make = (name: string) =>
      stripe.products.create({ name: `${name} ${createUniqueWord()}` });
    const [charts, tables] = [await make('Charts'), await make('Tables')];
    const coupon = await stripe.coupons.create({
      percent_off: 25,
      duration: 'once',
      applies_to: { products: [charts.id] },
    });
    const codeText = `SPRING-${createUniqueWord()}`;
    const promotion = { type: 'coupon', coupon: coupon.id } as const;
    const code = await stripe.promotionCodes.create({ promotion, code: codeText });
    expect(code).toMatchObject({ active: true, times_redeemed: 0, promotion });
    const again = { promotion, code: codeText.toLowerCase() };
    expect(await catchRefusal(stripe.promotionCodes.create(again))).toMatchObject(INVALID);
    const foundCodes = await stripe.promotionCodes.list({
      code: codeText.toLowerCase(),
      active: true,
      limit: 1,
      expand: ['data.promotion.coupon.applies_to'],
    });
    expect(foundCodes.data).toMatchObject([
      { id: code.id, promotion: { coupon: { applies_to: { products: [charts.id] } } } },
    ]);
    const sell = (product: string, more: object = { discounts: [{ promotion_code: code.id }] }) =>
      stripe.checkout.sessions.create({
        ...CHECKOUT,
        ...more,
        line_items: [{ price_data: { currency: 'usd', unit_amount: 3333, product }, quantity: 3 }],
      });
    const session = await sell(charts.id);
    expect(session).toMatchObject({
      amount_subtotal: 9999,
      amount_total: 7499,
      payment_status: 'unpaid',
      total_details: { amount_discount: 2500 },
      discounts: [{ promotion_code: code.id }],
    });
    const discounted = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['discounts.promotion_code'],
    });
    expect(discounted.discounts).toMatchObject([{ promotion_code: { code: codeText } }]);
    expect(await catchRefusal(sell(tables.id))).toMatchObject(INVALID);
    const both = { allow_promotion_codes: true, discounts: [{ promotion_code: code.id }] };
    expect(await catchRefusal(sell(charts.id, both))).toMatchObject(INVALID);
    expect(await stripe.promotionCodes.update(code.id, { active: false })).toMatchObject({
      active: false,
    });
    expect(await catchRefusal(sell(charts.id))).toMatchObject(INVALID);
  });

  test('a session needs no payment if a code covers the whole amount', async () => {
    const stripe = await createTarget();
    const coupon = await stripe.coupons.create({ amount_off: 7000, currency: 'usd' });
    const discounts = [{ coupon: coupon.id }];
    expect(await stripe.checkout.sessions.create({ ...CHECKOUT, discounts })).toMatchObject({
      amount_subtotal: 7000,
      amount_total: 0,
      payment_status: 'no_payment_required',
      payment_intent: null,
    });
  });

  test.each<[string, object]>([
    ['0 percent off', { percent_off: 0 }],
    ['more than 100 percent off', { percent_off: 101 }],
    ['an amount but no currency', { amount_off: 500 }],
    ['both a percentage and an amount', { percent_off: 5, amount_off: 500, currency: 'usd' }],
    ['an unknown product', { percent_off: 5, applies_to: { products: ['prod_none'] } }],
  ])('a coupon with %s is refused', async (_name, params) => {
    const stripe = await createTarget();
    expect(await catchRefusal(stripe.coupons.create(params))).toMatchObject(INVALID);
  });

  test('lists are returned in pages', async () => {
    const stripe = await createTarget();
    const email = `${createUniqueWord()}@example.com`;
    for (let n = 0; n < 3; n += 1) await stripe.customers.create({ email });
    const first = await stripe.customers.list({ email, limit: 2 });
    expect([first.data.length, first.has_more]).toEqual([2, true]);
    const all: string[] = [];
    for await (const { id } of stripe.customers.list({ email, limit: 2 })) all.push(id);
    expect(new Set(all).size).toBe(3);
  });

  test('an unmatched transfer stays on the customer’s cash balance', async () => {
    const stripe = await createTarget();
    const { id } = await stripe.customers.create({ name: 'Lindqvist AB' });
    expect((await stripe.customers.retrieveCashBalance(id)).available).toBeNull();
    const transfer = { amount: 500, currency: 'usd' };
    const funded = await stripe.testHelpers.customers.fundCashBalance(id, transfer);
    expect(funded).toMatchObject({ type: 'funded', net_amount: 500, customer: id });
    expect(await stripe.customers.retrieveCashBalance(id)).toMatchObject({
      object: 'cash_balance',
      customer: id,
      available: { usd: 500 },
    });
  });
});
