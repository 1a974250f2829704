import { expect, test } from 'vitest';
import { discountOn } from './discounts';
import { promotionCodeSchema, type Promotion } from './promotions';

const CODE: Promotion = {
  code: 'SPRING',
  percentOff: 25,
  amountOff: null,
  currency: null,
  visualTypes: null,
  firstPurchaseOnly: false,
  endsAt: null,
};
const charts = (cents: number) => ({ visualType: 'charts', cents }) as const;

test.each<[Partial<Promotion>, number, number | undefined]>([
  [{}, 9999, 2500],
  [{ percentOff: 12.5 }, 6000, 750],
  [{ percentOff: 100 }, 6000, 6000],
  [{ percentOff: null, amountOff: 1000, currency: 'usd' }, 6000, 1000],
  [{ percentOff: null, amountOff: 7000, currency: 'usd' }, 6000, 6000],
  [{ visualTypes: ['tables'] }, 6000, undefined],
  [{ visualTypes: ['tables', 'charts'] }, 6000, 1500],
])('%o takes off %i cents %s', (change, cents, off) => {
  expect(discountOn({ ...CODE, ...change }, charts(cents))).toBe(off);
});

test.each(['', 'two words', 'é', 'x'.repeat(51), '../etc'])('%j is no code', (text) => {
  expect(promotionCodeSchema.safeParse(text).success).toBe(false);
});
