import { expect, test } from 'vitest';
import { chooseForm, formatCount, formatMoney, formatNumber, formatPrice } from './format';

test('formatNumber separates thousands by commas', () => {
  expect([0, 999, 1284, 1234567].map(formatNumber)).toEqual(['0', '999', '1,284', '1,234,567']);
});

test.each([
  [formatCount(0, 'seat'), '0 seats'],
  [formatCount(1, 'seat'), '1 seat'],
  [formatCount(1284, 'seat'), '1,284 seats'],
  [formatCount(1, 'person', 'people'), '1 person'],
  [formatCount(2, 'person', 'people'), '2 people'],
  [chooseForm(1, 'place'), 'place'],
  [chooseForm(0, 'place'), 'places'],
])('formatCount and chooseForm choose the form of the noun: %s', (words, expected) => {
  expect(words).toBe(expected);
});

test.each([
  [4000, 'usd', '$40.00'],
  [0, 'usd', '$0.00'],
  [-500, 'usd', '-$5.00'],
  [1234567, 'usd', '$12,345.67'],
  [4000, 'eur', '€40.00'],
  [4000, 'jpy', '¥4,000'],
])('formatMoney formats %i of the smallest unit of %s as %s', (amount, currency, words) => {
  expect(formatMoney(amount, currency)).toBe(words);
});

test.each([
  [2400, '$24'],
  [120_000, '$1,200'],
  [1350, '$13.50'],
  [0, '$0'],
])('formatPrice formats %i cents as %s', (cents, words) => {
  expect(formatPrice(cents)).toBe(words);
});
