import { expect, test } from 'vitest';
import { filterOf, narrowingOf, ORDER_FILTERS, createOrderQuery } from './order-filters';

test.each([
  ['', 'all'],
  ['?show=unowned', 'unowned'],
  ['?view=orders&show=disputed', 'disputed'],
  ['?show=everything', 'all'],
])('"%s" shows %s', (search, filter) => {
  expect(filterOf(search)).toBe(filter);
});

test('each filter sends at most one parameter', () => {
  expect(ORDER_FILTERS.map((filter) => Object.keys(createOrderQuery(filter)).length)).toEqual([
    ...[0, 1, 1, 1, 1, 1, 1, 1],
    ...[1, 1, 1, 1, 1],
  ]);
  expect(createOrderQuery('refund-failed')).toEqual({ refundFailed: 'true' });
  expect(createOrderQuery('tables')).toEqual({ visualType: 'tables' });
  expect(createOrderQuery('lost')).toEqual({ state: 'lost' });
});

test('a link narrows the list to one thing', () => {
  expect(narrowingOf('?view=orders&country=DE')).toEqual({ name: 'country', value: 'DE' });
  expect(narrowingOf('?view=orders&code=SPRING')).toEqual({ name: 'code', value: 'SPRING' });
  expect(narrowingOf('?view=orders&show=lost')).toBeUndefined();
  expect(narrowingOf('?view=orders&country=')).toBeUndefined();
});
