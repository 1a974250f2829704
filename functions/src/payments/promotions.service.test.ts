import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { productIdOf } from '@flexa/contracts/catalogue';
import { PORTAL } from '../testing/test-stripe';
import { opened } from '../testing/stripe-cases';
import { wishOf, type OwnStripe } from '../testing/stripe-shop';
import { withProducts } from './products';

const SPRING = { code: 'SPRING' };

async function codeAt(
  { stripe }: Pick<OwnStripe, 'stripe'>,
  coupon: Stripe.CouponCreateParams,
  params: Partial<Stripe.PromotionCodeCreateParams> = {},
) {
  const made = await withProducts(stripe, () => stripe.coupons.create(coupon));
  return stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: made.id },
    ...SPRING,
    ...params,
  });
}

async function openedWith(
  ...code: Parameters<typeof codeAt> extends [unknown, ...infer R] ? R : never
) {
  const all = await opened();
  return { ...all, code: await codeAt(all.stripe, ...code) };
}

const onlyFor = (visualType: 'charts' | 'tables') => ({
  applies_to: { products: [productIdOf(visualType)] },
});

describe('a code that a link brings', () => {
  test('is told with what it takes off, in capitals or not', async () => {
    const { stripe, shop } = await openedWith(
      { percent_off: 12.5, ...onlyFor('charts') },
      { restrictions: { first_time_transaction: true } },
    );
    const visitor = shop.caller('visitor');
    expect(await shop.get('getPromotion', visitor, { code: 'spring' })).toEqual({
      promotion: {
        code: 'SPRING',
        percentOff: 12.5,
        amountOff: null,
        currency: null,
        visualTypes: ['charts'],
        firstPurchaseOnly: true,
        endsAt: null,
      },
    });
    await codeAt(stripe, { percent_off: 5 }, { code: 'ALL' });
    expect(await shop.get('getPromotion', visitor, { code: 'ALL' })).toMatchObject({
      promotion: { visualTypes: null },
    });
    const none = { promotion: null };
    expect(await shop.get('getPromotion', visitor, { code: 'WINTER' })).toEqual(none);
    expect(await shop.run('getPromotion', visitor, { code: 'a b' })).toMatchObject({
      code: 'invalid-argument',
    });
  });

  test.each<[string, Stripe.CouponCreateParams, Partial<Stripe.PromotionCodeCreateParams>]>([
    ['one that is off', { percent_off: 5 }, { active: false }],
    ['one in a currency that we don’t sell in', { amount_off: 500, currency: 'eur' }, {}],
  ])('%s is none', async (_what, coupon, params) => {
    const { shop, me } = await openedWith(coupon, params);
    expect(await shop.get('getPromotion', me, SPRING)).toEqual({ promotion: null });
    expect(await shop.run('buyLicense', me, { ...wishOf('me'), ...SPRING })).toEqual({
      code: 'promotion-refused',
      fields: [],
    });
  });

  test('one of a single customer’s is nobody else’s', async () => {
    const { stripe, shop, me } = await opened();
    const { id: customer } = await stripe.stripe.customers.create({});
    await codeAt(stripe, { percent_off: 5 }, { customer });
    expect(await shop.get('getPromotion', me, SPRING)).toEqual({ promotion: null });
  });

  test('comes off at the pay page, and the way back keeps it', async () => {
    const { stripe, shop, me, code } = await openedWith({ percent_off: 12.5 });
    const id = await shop.checkout(me, { code: 'spring' });
    expect(await stripe.stripe.checkout.sessions.retrieve(id)).toMatchObject({
      amount_subtotal: 12_000,
      amount_total: 10_500,
      allow_promotion_codes: null,
      discounts: [{ promotion_code: code.id }],
      cancel_url: `${PORTAL}/pricing-charts?months=3&quantity=2&code=SPRING&payment=cancelled`,
    });
  });

  test.each<[string, Stripe.CouponCreateParams, Partial<Stripe.PromotionCodeCreateParams>]>([
    ['for another pack', { percent_off: 5, ...onlyFor('tables') }, {}],
    [
      'for larger orders',
      { percent_off: 5 },
      { restrictions: { minimum_amount: 12_001, minimum_amount_currency: 'usd' } },
    ],
    ['that leaves less than Stripe takes', { amount_off: 11_960, currency: 'usd' }, {}],
  ])('one %s is refused, and nothing is ordered', async (_what, coupon, params) => {
    const { shop, me } = await openedWith(coupon, params);
    expect(await shop.run('buyLicense', me, { ...wishOf('me'), ...SPRING })).toEqual({
      code: 'promotion-refused',
      fields: [],
    });
    expect(await shop.stored('orders')).toEqual({});
    await shop.checkout(me);
  });

  test('one for a first purchase is refused after another purchase', async () => {
    const { stripe, shop, me } = await openedWith(
      { percent_off: 5 },
      { restrictions: { first_time_transaction: true } },
    );
    await stripe.act(await shop.checkout(me, SPRING), 'pay');
    expect(await shop.run('buyLicense', me, { ...wishOf('me'), ...SPRING })).toMatchObject({
      code: 'promotion-refused',
    });
  });

  test('has no place where a licence is given', async () => {
    const { shop } = await opened();
    const boss = shop.caller('boss', true);
    expect(await shop.run('buyLicense', boss, { ...wishOf('me'), ...SPRING })).toEqual({
      code: 'invalid-argument',
      fields: ['code'],
    });
  });
});

describe('what was discounted', () => {
  test('stays with the order, its receipt and the books, to the cent', async () => {
    const { stripe, shop, me } = await openedWith({ percent_off: 12.5 });
    const id = await shop.checkout(me);
    await stripe.act(id, 'apply', { code: 'spring' });
    await stripe.act(id, 'pay');
    await shop.payments.fulfil(id);
    expect((await shop.get('listOrders', me, { uid: 'me' })).data).toMatchObject([
      { amount: 10_500, discount: 1500, promotionCode: 'SPRING', state: 'paid' },
    ]);
    expect(await shop.stored('mail')).toMatchObject({
      [`receipt-${id}`]: {
        content: { data: { amount: 10_500, discount: 1500, promotionCode: 'SPRING' } },
      },
    });
    const csv = await shop.get('exportOrdersCsv', shop.caller('boss', true), { month: '2026-11' });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const cell = (name: string) => row?.[head?.indexOf(name) ?? -1];
    expect(['gross', 'discount', 'code', 'amount', 'fee', 'net'].map(cell)).toEqual([
      // 2.9 percent of what was paid and 30 cents.
      ...['12000', '1500', 'SPRING', '10500', '335', '10165'],
    ]);
  });

  test('leaves the whole refund at what was paid', async () => {
    const { stripe, shop, me } = await openedWith({ percent_off: 12.5 });
    const id = await shop.checkout(me, SPRING);
    await stripe.act(id, 'pay');
    await shop.payments.fulfil(id);
    const requestId = crypto.randomUUID();
    const boss = shop.caller('boss', true);
    expect(await shop.get('refundOrder', boss, { id, requestId })).toMatchObject({
      state: 'refunded',
      refunded: 10_500,
      amount: 10_500,
    });
  });

  test('may be everything: the licence comes, nothing was paid, nothing can be given back', async () => {
    const { stripe, shop, me } = await openedWith({ percent_off: 100 });
    const id = await shop.checkout(me, SPRING);
    await stripe.act(id, 'pay');
    for (const _ of [1, 2]) await shop.payments.fulfil(id);
    expect(await shop.state()).toMatchObject({
      orders: { [id]: { state: 'paid', amount: 0, discount: 12_000, unowned: false } },
      licenses: { [`order-${id}`]: { userId: 'me', quantity: 2 } },
      mail: { [`receipt-${id}`]: { content: { data: { amount: 0 } } } },
    });
    expect((await shop.get('getReceipt', me, { uid: 'me', id })).url).toContain('/invoices/');
    const refund = { id, requestId: crypto.randomUUID() };
    expect(await shop.run('refundOrder', shop.caller('boss', true), refund)).toMatchObject({
      code: 'nothing-to-refund',
    });
  });

  test('is nobody’s loss where it was used up between page and payment', async () => {
    const { stripe, shop, me } = await openedWith({ percent_off: 10 }, { max_redemptions: 1 });
    const other = await shop.addPerson('other');
    const [first, second] = [await shop.checkout(me, SPRING), await shop.checkout(other, SPRING)];
    for (const id of [first, second]) await stripe.act(id, 'pay');
    for (const id of [first, second]) await shop.payments.fulfil(id);
    expect(await shop.state()).toMatchObject({
      orders: { [first]: { state: 'paid' }, [second]: { state: 'open' } },
    });
    expect(await shop.get('getPromotion', other, SPRING)).toEqual({ promotion: null });
    expect(await shop.run('buyLicense', other, { ...wishOf('other'), ...SPRING })).toMatchObject({
      code: 'promotion-refused',
    });
  });
});

test('a Stripe without our products is given them at the first checkout', async () => {
  const { stripe, shop, me } = await opened();
  await Promise.all([shop.checkout(me), shop.checkout(me, { visualType: 'tables' })]);
  expect((await stripe.stripe.products.list({ limit: 100 })).data).toHaveLength(5);
});
