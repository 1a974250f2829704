import { expect, test } from 'vitest';
import { readFilter, readNarrowing, ORDER_FILTERS, createOrderQuery } from './order-filters';

test.each([
  ['', 'all'],
  ['?show=unowned', 'unowned'],
  ['?view=orders&show=disputed', 'disputed'],
  ['?show=everything', 'all'],
])('the address "%s" shows %s', (search, filter) => {
  expect(readFilter(search)).toBe(filter);
});

test('each filter of orders sends at most one parameter', () => {
  expect(ORDER_FILTERS.map((filter) => Object.keys(createOrderQuery(filter)).length)).toEqual([
    ...[0, 1, 1, 1, 1, 1, 1, 1],
    ...[1, 1, 1, 1, 1],
  ]);
  expect(createOrderQuery('refund-failed')).toEqual({ refundFailed: 'true' });
  expect(createOrderQuery('tables')).toEqual({ visualType: 'tables' });
  expect(createOrderQuery('lost')).toEqual({ state: 'lost' });
});

test('a link narrows the orders to one value', () => {
  expect(readNarrowing('?view=orders&country=DE')).toEqual({ name: 'country', value: 'DE' });
  expect(readNarrowing('?view=orders&code=SPRING')).toEqual({ name: 'code', value: 'SPRING' });
  expect(readNarrowing('?view=orders&show=lost')).toBeUndefined();
  expect(readNarrowing('?view=orders&country=')).toBeUndefined();
});
