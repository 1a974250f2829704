import { expect, test } from 'vitest';
import { computeUnusedRefund } from './credit-lost';
import type { AnyOrder } from './order';

const order = (noticeTimes: string, more: object = {}) =>
  ({
    amount: 21_000,
    refunded: 0,
    refunds: {},
    refundable: true,
    state: 'paid',
    month: 12,
    upgrades: ['order-cs_pack'],
    creditStatus: 'refunded',
    fulfilledAt: '2027-01-01T12:00:00.000Z',
    noticeTimes: { 'credit-lost': noticeTimes },
    ...more,
  }) as unknown as AnyOrder;

test.each([
  ['all of it on the day it was bought', '2027-01-01T12:00:00.000Z', 21_000],
  ['183 of 365 days on 2 July, as the specification says', '2027-07-02T12:00:00.000Z', 10_529],
  ['nothing once the term is over', '2028-01-02T12:00:00.000Z', 0],
])('an upgrade whose credit was refunded returns %s', (_name, noticeTimes, amount) => {
  expect(computeUnusedRefund(order(noticeTimes))).toBe(amount);
});

test.each([
  [
    'asked for already',
    { refunds: { re_1: { amount: 1, failed: false, requestId: 'credit-lost' } } },
  ],
  ['without a loss', { creditStatus: 'good' }],
  ['while a dispute keeps it', { refundable: false }],
])('an upgrade’s unused days are not refunded %s', (_name, more) => {
  expect(computeUnusedRefund(order('2027-07-02T12:00:00.000Z', more))).toBe(0);
});
