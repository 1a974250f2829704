import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { CHECKOUT, INVOICED, press, startStripeForTest } from './testing';

type CodeParams = Partial<Stripe.PromotionCodeCreateParams>;

async function createShop(coupon: Stripe.CouponCreateParams, params: CodeParams = {}) {
  const local = await startStripeForTest();
  const { stripe, url } = local;
  const made = await stripe.coupons.create(coupon);
  const code = await stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: made.id },
    code: 'SPRING',
    ...params,
  });
  const open = async (more: Partial<Stripe.Checkout.SessionCreateParams> = {}) => {
    const session = await stripe.checkout.sessions.create({
      ...INVOICED,
      allow_promotion_codes: true,
      ...more,
    });
    const act = (action: string, fields: object = {}) => press(url, session.id, action, fields);
    const look = () => stripe.checkout.sessions.retrieve(session.id);
    return { ...session, act, look, page: session.url ?? '' };
  };
  return { ...local, code, open, used: () => stripe.promotionCodes.retrieve(code.id) };
}

const TYPED = { code: 'spring' };

test('a buyer can enter and remove a code, which counts as used once the session is paid', async () => {
  const { open, used, stripe } = await createShop({ percent_off: 10 });
  const { page, act, look } = await open();
  const text = await (await fetch(page)).text();
  expect(text).toContain('Promotion code');
  // Enter presses the first button of a form: among the payment's fields it has to pay.
  const payment = text.slice(text.indexOf('id="email"'));
  expect(payment).toContain('value="pay"');
  expect(payment).not.toContain('value="apply"');
  await act('apply', TYPED);
  expect(await look()).toMatchObject({ amount_total: 6300, amount_subtotal: 7000 });
  await act('remove');
  expect(await look()).toMatchObject({ amount_total: 7000, discounts: [] });
  await act('decline');
  await act('apply', TYPED);
  expect((await used()).times_redeemed).toBe(0);
  await act('pay');
  expect((await used()).times_redeemed).toBe(1);
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
  const { act, look } = await open();
  await act('apply', TYPED);
  expect(await act('pay')).toMatchObject({ status: 'complete' });
  expect(await look()).toMatchObject({
    payment_status: 'no_payment_required',
    payment_intent: null,
    amount_total: 0,
  });
  expect((await stripe.charges.list()).data).toEqual([]);
});

const REFUSED = 'This promotion code is no longer valid.';

test('the second of two buyers with the last code gets an error and pays without it', async () => {
  const { open, used } = await createShop({ percent_off: 10 }, { max_redemptions: 1 });
  const [first, second] = [await open(), await open()];
  for (const { act } of [first, second]) await act('apply', TYPED);
  await first.act('pay');
  expect((await second.act('pay')).error).toBe(`${REFUSED} Nothing was charged.`);
  expect(await second.look()).toMatchObject({ status: 'open', amount_total: 7000 });
  await second.act('pay');
  expect(await second.look()).toMatchObject({ payment_status: 'paid', amount_total: 7000 });
  expect(await used()).toMatchObject({ times_redeemed: 1, active: false });
});

test('a payment is refused without a charge after others used up the shop’s code', async () => {
  const { open, code } = await createShop({ percent_off: 10 }, { max_redemptions: 1 });
  const discounts = [{ promotion_code: code.id }];
  const more = { discounts, allow_promotion_codes: undefined };
  const [first, second] = [await open(more), await open(more)];
  await first.act('pay');
  for (const _ of [1, 2]) expect((await second.act('pay')).error).toContain(REFUSED);
  expect(await second.look()).toMatchObject({ status: 'open', amount_total: 6300 });
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
])('the pay page refuses %s', async (_what, coupon, params, words) => {
  const { open } = await createShop(coupon, params);
  const { act, look } = await open();
  expect((await act('apply', TYPED)).error).toBe(words);
  expect(await look()).toMatchObject({ amount_total: 7000 });
});

test('a code for first purchases is refused to a customer who has paid', async () => {
  const { open, stripe } = await createShop(
    { percent_off: 5 },
    { restrictions: { first_time_transaction: true } },
  );
  const customer = (await stripe.customers.create({ email: 'ada@example.com' })).id;
  const first = await open({ customer });
  await first.act('apply', TYPED);
  await first.act('pay');
  const second = await open({ customer });
  expect((await second.act('apply', TYPED)).error).toContain('has prior transactions');
});

test('an expired code becomes inactive, and a new one may have the same text', async () => {
  let now = new Date('2026-11-20T12:00:00Z');
  const { stripe } = await startStripeForTest({ clock: () => now });
  const promotion = {
    type: 'coupon',
    coupon: (await stripe.coupons.create({ percent_off: 5 })).id,
  };
  const made = { promotion: { ...promotion, type: 'coupon' as const }, code: 'SPRING' };
  const end = now.getTime() / 1000 + 3600;
  const { id } = await stripe.promotionCodes.create({ ...made, expires_at: end });
  now = new Date((end + 1) * 1000);
  expect(await stripe.promotionCodes.retrieve(id)).toMatchObject({ active: false });
  expect(await stripe.promotionCodes.create(made)).toMatchObject({ active: true });
  const discounts = [{ promotion_code: id }];
  await expect(stripe.checkout.sessions.create({ ...CHECKOUT, discounts })).rejects.toThrow(
    REFUSED,
  );
});
