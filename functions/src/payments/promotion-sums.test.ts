import { expect, test } from 'vitest';
import { sumsOf } from './promotion-sums';

test('what a code brought never mixes currencies', () => {
  const order = { amount: 9000, discount: 1000, refunded: 0, tax: 0 };
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

test('tax is the state’s, and what of it was given back, too', () => {
  const order = { currency: 'usd', amount: 11_900, tax: 1900, discount: 2000, refunded: 1190 };
  expect(sumsOf([order])).toEqual([
    { currency: 'usd', orders: 1, gross: 12_000, discount: 2000, refunded: 1000, net: 9000 },
  ]);
});
