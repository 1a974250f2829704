import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, INVOICED, submitPayPage, startStripeForTest } from './testing';

type CodeParams = Partial<Stripe.PromotionCodeCreateParams>;

async function createShop(coupon: Stripe.CouponCreateParams, params: CodeParams = {}) {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const coupons = await stripe.coupons.create(coupon);
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: coupons.id },
    code: 'SPRING',
    ...params,
  });
  const open = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const session = await stripe.checkout.sessions.create({
      ...INVOICED,
      allow_promotion_codes: true,
      ...more,
    });
    const performAction = (action: string, fields: object = {}) =>
      submitPayPage(url, session.id, action, fields);
    const retrieveSession = () => stripe.checkout.sessions.retrieve(session.id);
    return { ...session, performAction, retrieveSession, page: session.url ?? '' };
  };
  return { ...local, code, open, countUses: () => stripe.promotionCodes.retrieve(code.id) };
}

const TYPED = { code: 'spring' };

test('a buyer can enter and remove a code, which counts as used once the session is paid', async () => {
  const { open, countUses, stripe } = await createShop({ percent_off: 10 });
  const { page, performAction, retrieveSession } = await open();
  const text = await (await fetch(page)).text();
  expect(text).toContain('Promotion code');
  // Enter presses the first button of a form: among the payment's fields it has to pay.
  const payment = text.slice(text.indexOf('id="email"'));
  expect(payment).toContain('value="pay"');
  expect(payment).not.toContain('value="apply"');
  await performAction('apply', TYPED);
  expect(await retrieveSession()).toMatchObject({ amount_total: 6300, amount_subtotal: 7000 });
  await performAction('remove');
  expect(await retrieveSession()).toMatchObject({ amount_total: 7000, discounts: [] });
  await performAction('decline');
  await performAction('apply', TYPED);
  expect((await countUses()).times_redeemed).toBe(0);
  await performAction('pay');
  expect((await countUses()).times_redeemed).toBe(1);
  const [intent] = (await stripe.paymentIntents.list()).data;
  expect(intent).toMatchObject({ amount: 6300, amount_received: 6300 });
  const [invoice] = (await stripe.invoices.list()).data;
  expect(invoice).toMatchObject({
    subtotal: 7000,
    total: 6300,
    amount_paid: 6300,
    total_discount_amounts: [{ amount: 700 }],
  });
});

test('a free session completes without a payment', async () => {
  const { open, stripe } = await createShop({ percent_off: 100 });
  const { performAction, retrieveSession } = await open();
  await performAction('apply', TYPED);
  expect(await performAction('pay')).toMatchObject({ status: 'complete' });
  expect(await retrieveSession()).toMatchObject({
    payment_status: 'no_payment_required',
    payment_intent: null,
    amount_total: 0,
  });
  expect((await stripe.charges.list()).data).toEqual([]);
});

const REFUSED = 'This promotion code is no longer valid.';

test('the second of two buyers with the last code gets an error and pays without it', async () => {
  const { open, countUses } = await createShop({ percent_off: 10 }, { max_redemptions: 1 });
  const [first, second] = [await open(), await open()];
  for (const { performAction } of [first, second]) await performAction('apply', TYPED);
  await first.performAction('pay');
  expect((await second.performAction('pay')).error).toBe(`${REFUSED} Nothing was charged.`);
  expect(await second.retrieveSession()).toMatchObject({ status: 'open', amount_total: 7000 });
  await second.performAction('pay');
  expect(await second.retrieveSession()).toMatchObject({
    payment_status: 'paid',
    amount_total: 7000,
  });
  expect(await countUses()).toMatchObject({ times_redeemed: 1, active: false });
});

test('a payment is refused without a charge after others used up the shop’s code', async () => {
  const { open, code } = await createShop({ percent_off: 10 }, { max_redemptions: 1 });
  const discounts = [{ promotion_code: code.id }];
  const more = { discounts, allow_promotion_codes: undefined };
  const [first, second] = [await open(more), await open(more)];
  await first.performAction('pay');
  for (const _ of [1, 2]) expect((await second.performAction('pay')).error).toContain(REFUSED);
  expect(await second.retrieveSession()).toMatchObject({ status: 'open', amount_total: 6300 });
});

test.each<[string, Stripe.CouponCreateParams, CodeParams, string]>([
  ['an unknown code', { percent_off: 5 }, { code: 'WINTER' }, 'This code is invalid.'],
  ['an inactive code', { percent_off: 5 }, { active: false }, 'This code is invalid.'],
  [
    'a code with a larger minimum order',
    { percent_off: 5 },
    { restrictions: { minimum_amount: 7001, minimum_amount_currency: 'usd' } },
    'This promotion code needs an order of at least $70.01.',
  ],
  [
    'a code of another currency',
    { amount_off: 100, currency: 'eur' },
    {},
    'This promotion code is for another currency.',
  ],
  [
    'a code that leaves less than 50 cents',
    { amount_off: 6951, currency: 'usd' },
    {},
    "The Checkout Session's total amount must convert to at least 50 cents.",
  ],
])('the pay page refuses %s', async (_name, coupon, params, message) => {
  const { open } = await createShop(coupon, params);
  const { performAction, retrieveSession } = await open();
  expect((await performAction('apply', TYPED)).error).toBe(message);
  expect(await retrieveSession()).toMatchObject({ amount_total: 7000 });
});

test('a code for first purchases is refused to a customer who has paid', async () => {
  const { open, stripe } = await createShop(
    { percent_off: 5 },
    { restrictions: { first_time_transaction: true } },
  );
  const customer = (await stripe.customers.create({ email: 'ada@example.com' })).id;
  const first = await open({ customer });
  await first.performAction('apply', TYPED);
  await first.performAction('pay');
  const second = await open({ customer });
  expect((await second.performAction('apply', TYPED)).error).toContain('has prior transactions');
});

test('an expired code becomes inactive, and a new one may have the same text', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { stripe } = await startStripeForTest({ clock: () => now });
  const promotion = {
    type: 'coupon',
    coupon: (await stripe.coupons.create({ percent_off: 5 })).id,
  };
  const coupons = { promotion: { ...promotion, type: 'coupon' as const }, code: 'SPRING' };
  const end = now.getTime() / 1000 + 3600;
  const { id } = await stripe.promotionCodes.create({ ...coupons, expires_at: end });
  now = new Date((end + 1) * 1000);
  expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ active: false });
  expect(await stripe.promotionCodes.create(coupons)).toMatchObject({ active: true });
  const discounts = [{ promotion_code: id }];
  await expect(stripe.checkout.sessions.create({ ...CHECKOUT, discounts })).rejects.toThrow(
    REFUSED,
  );
});
