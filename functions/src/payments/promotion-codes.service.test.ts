import type { Stripe } from 'stripe';
import { describe, expect, test } from 'vitest';
import { openShop, type TestShop, type StripeWithClock } from '../testing/shop';
import type { Caller } from '../platform/handlers';
import { withProducts } from './products';

const SPRING = { code: 'SPRING' };

/** Begins a checkout and types the code into the field of Stripe's page. */
async function openCheckoutWithCode(
  { stripe, shop }: { stripe: StripeWithClock; shop: TestShop },
  buyer: Caller,
): Promise<string> {
  const id = await shop.checkout(buyer);
  await stripe.act(id, 'apply', { code: 'spring' });
  return id;
}

async function createCode(
  { stripe }: Pick<StripeWithClock, 'stripe'>,
  coupon: Stripe.CouponCreateParams,
  params: Partial<Stripe.PromotionCodeCreateParams> = {},
) {
  const created = await withProducts(stripe, () => stripe.coupons.create(coupon));
  return stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: created.id },
    ...SPRING,
    ...params,
  });
}

async function setUpCode(
  ...code: Parameters<typeof createCode> extends [unknown, ...infer R] ? R : never
) {
  const all = await openShop();
  return { ...all, code: await createCode(all.stripe, ...code) };
}

describe('discount of a promotion code', () => {
  test('the discount of a promotion code is recorded in the order, its receipt and the books, to the cent', async () => {
    const { stripe, shop, me } = await setUpCode({ percent_off: 12.5 });
    const id = await openCheckoutWithCode({ stripe, shop }, me);
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
    const csv = await shop.get('exportOrdersCsv', shop.caller('boss', true), {
      month: '2026-11',
    });
    const [head, row] = csv.split('\r\n').map((line) => line.split(','));
    const readCell = (name: string) => row?.[head?.indexOf(name) ?? -1];
    expect(['gross', 'discount', 'code', 'amount', 'fee', 'net'].map(readCell)).toEqual([
      // 2.9 percent of the payment and 30 cents.
      ...['12000', '1500', 'SPRING', '10500', '335', '10165'],
    ]);
  });

  test('a full refund of a discounted order returns only the amount paid', async () => {
    const { stripe, shop, me } = await setUpCode({ percent_off: 12.5 });
    const id = await openCheckoutWithCode({ stripe, shop }, me);
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

  test('a discount of 100 percent delivers the licence without a payment, and nothing can be refunded', async () => {
    const { stripe, shop, me } = await setUpCode({ percent_off: 100 });
    const id = await openCheckoutWithCode({ stripe, shop }, me);
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

  test('Stripe refuses a single-use promotion code to its second buyer', async () => {
    const { stripe, shop, me } = await setUpCode({ percent_off: 10 }, { max_redemptions: 1 });
    const other = await shop.addPerson('other');
    const [first, second] = [
      await openCheckoutWithCode({ stripe, shop }, me),
      await openCheckoutWithCode({ stripe, shop }, other),
    ];
    for (const id of [first, second]) await stripe.act(id, 'pay');
    for (const id of [first, second]) await shop.payments.fulfil(id);
    expect(await shop.state()).toMatchObject({
      orders: { [first]: { state: 'paid' }, [second]: { state: 'open' } },
    });
  });
});

test('the first checkout creates the products that Stripe lacks', async () => {
  const { stripe, shop, me } = await openShop();
  await Promise.all([shop.checkout(me), shop.checkout(me, { visualType: 'tables' })]);
  expect((await stripe.stripe.products.list({ limit: 100 })).data).toHaveLength(5);
});
