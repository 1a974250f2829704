import { expect, test } from 'vitest';
import type { Order } from '@flexa/contracts/orders';
import { createShareSchema, readShare, type RefundKind } from './refund-share';

const ORDER = { quantity: 3, amount: 10_000, refunded: 2_000, currency: 'usd' } as Order;

test.each<[RefundKind, string, ReturnType<typeof readShare>]>([
  ['all', '', { amount: 8_000 }],
  ['part', '', { amount: null }],
  ['part', '12.50', { amount: 1_250 }],
  ['part', 'x', { amount: null, fault: 'Enter an amount like 12.50' }],
  ['part', '80.01', { amount: 8_001, fault: 'You can refund at most $80.00' }],
  ['seats', '', { amount: null }],
  ['seats', '1', { amount: 3_333, seats: 1 }],
  ['seats', '2', { amount: 6_667, seats: 2 }],
  ['seats', '3', { amount: null, fault: 'You can refund at most 2' }],
  ['seats', '1.5', { amount: null, fault: 'Enter a whole number of seats' }],
])('readShare: %s, typed "%s"', (kind, typed, share) => {
  expect(readShare(ORDER, kind, { amount: typed, seats: typed })).toEqual(share);
});

test('readShare counts earlier refunds', () => {
  const order = { ...ORDER, seatsRefunded: 1, refunded: 9_000 };
  expect(readShare(order, 'seats', { seats: '1' })).toEqual({ amount: 1_000, seats: 1 });
  expect(readShare(order, 'seats', { seats: '2' })).toMatchObject({
    fault: 'You can refund at most 1',
  });
});

test('the share schema returns cents and seats, or an error for the visible field', () => {
  const typed = { amount: '12.50', seats: '' };
  expect(createShareSchema(ORDER, 'part').parse(typed)).toEqual({ cents: 1_250, taken: undefined });
  expect(createShareSchema(ORDER, 'all').parse(typed)).toEqual({ cents: 8_000, taken: undefined });
  expect(createShareSchema(ORDER, 'seats').safeParse(typed).error?.issues).toMatchObject([
    { path: ['seats'], message: 'Enter a whole number of seats' },
  ]);
});
