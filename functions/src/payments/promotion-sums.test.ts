import { expect, test } from 'vitest';
import { sumsOf } from './promotion-sums';

test('what a code brought never mixes currencies', () => {
  const order = { amount: 9000, discount: 1000, refunded: 0 };
  expect(
    sumsOf([
      { ...order, currency: 'usd' },
      { ...order, currency: 'eur' },
      { ...order, currency: 'usd', amount: 0, discount: 6000 },
      { ...order, currency: 'usd', refunded: 4000 },
    ]),
  ).toEqual([
    { currency: 'eur', orders: 1, gross: 10_000, discount: 1000, refunded: 0, net: 9000 },
    { currency: 'usd', orders: 3, gross: 26_000, discount: 8000, refunded: 4000, net: 14_000 },
  ]);
  expect(sumsOf([])).toEqual([]);
});
