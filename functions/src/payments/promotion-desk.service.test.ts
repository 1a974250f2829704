import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { OperationInput } from '@flexa/contracts/operations';
import { DAY, START } from '../testing/own-portal';
import { opened } from '../testing/stripe-cases';

type Wish = Partial<OperationInput<'createPromotion'>>;

async function desk() {
  const all = await opened();
  const boss = all.shop.caller('boss', true);
  const wish = (change: Wish = {}) => ({
    code: 'spring',
    percentOff: 25,
    requestId: randomUUID(),
    ...change,
  });
  const make = (change?: Wish) => all.shop.get('createPromotion', boss, wish(change));
  const refusal = (change?: Wish) => all.shop.run('createPromotion', boss, wish(change));
  const list = async () => (await all.shop.get('listPromotions', boss, {})).data;
  return { ...all, boss, wish, make, refusal, list };
}

const invalid = (field: string) => ({ code: 'invalid-argument', fields: [field] });
const inDays = (days: number) => new Date(START.getTime() + days * DAY).toISOString();

describe('an admin’s codes', () => {
  test('are Stripe’s, with all their conditions', async () => {
    const { stripe, make, list } = await desk();
    const made = await make({
      visualTypes: ['tables', 'suite'],
      endsAt: inDays(7),
      maxUses: 40,
      firstPurchaseOnly: true,
    });
    expect(made).toEqual({
      code: 'SPRING',
      percentOff: 25,
      amountOff: null,
      currency: null,
      visualTypes: ['tables', 'suite'],
      endsAt: inDays(7),
      maxUses: 40,
      firstPurchaseOnly: true,
      active: true,
      uses: 0,
      brought: [],
      id: made.id,
      createdAt: START.toISOString(),
    });
    expect(await stripe.stripe.promotionCodes.retrieve(made.id)).toMatchObject({
      code: 'SPRING',
      max_redemptions: 40,
      restrictions: { first_time_transaction: true },
    });
    const other = await make({ code: 'FIVE', percentOff: undefined, amountOff: 500 });
    expect(other).toMatchObject({ amountOff: 500, currency: 'usd', visualTypes: null });
    expect((await list()).map(({ code }) => code)).toEqual(['FIVE', 'SPRING']);
    stripe.setClock(8 * DAY);
    expect(await list()).toMatchObject([{ active: true }, { active: false }]);
  });

  test('are made once by one press, however often it is sent, and audited once', async () => {
    const { shop, boss, wish } = await desk();
    const press = wish();
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.get('createPromotion', boss, press)),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await shop.get('createPromotion', boss, press)).toMatchObject({ code: 'SPRING' });
    expect((await shop.get('listPromotions', boss, {})).data).toHaveLength(1);
    expect(Object.values(await shop.stored('audit'))).toMatchObject([
      {
        actor: 'boss',
        action: 'promotion.create',
        target: answers[0]?.id,
        changes: { code: 'SPRING', percentOff: 25 },
      },
    ]);
  });

  test.each<[string, Wish]>([
    ['percentOff', { percentOff: undefined }],
    ['percentOff', { amountOff: 500 }],
    ['percentOff', { percentOff: 101 }],
    ['code', { code: 'two words' }],
    ['endsAt', { endsAt: inDays(0) }],
    ['maxUses', { maxUses: 0 }],
    ['visualTypes', { visualTypes: [] }],
  ])('are refused with a wrong %s: %o', async (field, change) => {
    const { refusal, list } = await desk();
    expect(await refusal(change)).toEqual(invalid(field));
    expect(await list()).toEqual([]);
  });

  test('are the admins’ alone', async () => {
    const { shop, me, wish } = await desk();
    const denied = { code: 'permission-denied', fields: [] };
    expect(await shop.run('createPromotion', me, wish())).toEqual(denied);
    expect(await shop.run('listPromotions', me, {})).toEqual(denied);
    expect(await shop.run('endPromotion', me, { id: 'promo_1' })).toEqual(denied);
  });

  test('end when they are switched off, and their word is never another code', async () => {
    const { shop, boss, make, refusal } = await desk();
    const { id } = await make();
    for (const _ of [1, 2]) {
      expect(await shop.get('endPromotion', boss, { id })).toMatchObject({ active: false });
    }
    expect(await shop.get('getPromotion', boss, { code: 'SPRING' })).toEqual({ promotion: null });
    expect(await refusal()).toEqual(invalid('code'));
    const ends = Object.values(await shop.stored('audit')).filter(
      ({ action }) => action === 'promotion.end',
    );
    expect(ends).toMatchObject([{ target: id, changes: { code: 'SPRING' } }]);
    expect(await shop.run('endPromotion', boss, { id: 'promo_none' })).toMatchObject({
      code: 'not-found',
    });
  });

  test('say what they brought: paid orders, less what was given back', async () => {
    const { stripe, shop, me, boss, make, list } = await desk();
    await make();
    const sold = async (wish: Parameters<typeof shop.checkout>[1]) => {
      const id = await shop.checkout(me, wish);
      await stripe.act(id, 'pay');
      return id;
    };
    const first = await sold({ code: 'SPRING' });
    const second = await sold({ code: 'spring' });
    const left = await shop.checkout(me, { code: 'SPRING' });
    const plain = await sold({ visualType: 'tables' });
    for (const id of [first, second, left, plain]) await shop.payments.fulfil(id);
    await shop.get('refundOrder', boss, { id: first, amount: 1000, requestId: randomUUID() });
    expect(await list()).toMatchObject([
      {
        uses: 2,
        brought: [
          {
            currency: 'usd',
            orders: 2,
            gross: 24_000,
            discount: 6000,
            refunded: 1000,
            net: 17_000,
          },
        ],
      },
    ]);
    const { data } = await shop.get('listAllOrders', boss, { promotionCode: 'SPRING' });
    expect(data.map(({ id }) => id).sort()).toEqual([first, second, left].sort());
  });
});
