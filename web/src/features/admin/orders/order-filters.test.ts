import { expect, test } from 'vitest';
import { filterOf, monthsUntil, ORDER_FILTERS, wishOf } from './order-filters';

test.each([
  ['', 'all'],
  ['?show=unowned', 'unowned'],
  ['?view=orders&show=disputed', 'disputed'],
  ['?show=everything', 'all'],
])('"%s" shows %s', (search, filter) => {
  expect(filterOf(search)).toBe(filter);
});

test('each filter asks for one thing at most', () => {
  expect(ORDER_FILTERS.map((filter) => Object.keys(wishOf(filter)).length)).toEqual([
    0, 1, 1, 1, 1, 1, 1, 1,
  ]);
  expect(wishOf('refund-failed')).toEqual({ refundFailed: 'true' });
  expect(wishOf('lost')).toEqual({ state: 'lost' });
});

test('the months to export go back over the turn of the year', () => {
  const months = monthsUntil(new Date('2026-02-28T23:59:59Z'));
  expect(months.slice(0, 3)).toEqual(['2026-02', '2026-01', '2025-12']);
  expect(months).toHaveLength(12);
});
