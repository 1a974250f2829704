import { expect, test } from 'vitest';
import { describeChange, formatMonthAndYear, formatShortMoney } from './overview-words';

test.each([
  [138, 100, '38% more than a year ago'],
  [50, 100, '50% fewer than a year ago'],
  [100, 100, 'Same as a year ago'],
  [5, 0, 'None a year ago'],
  [75, 1, '1 a year ago'],
])('describeChange: %i after %i reads as %s', (value, before, text) => {
  expect(describeChange(value, before, 'a year ago')).toBe(text);
});

test('formatMonthName names the month', () => {
  expect(formatMonthAndYear('2026-11')).toBe('November 2026');
});

test('formatShortMoney shortens amounts on the grid of a chart', () => {
  expect([0, 50_000, 1_500_000].map(formatShortMoney)).toEqual(['$0', '$500', '$15k']);
});
