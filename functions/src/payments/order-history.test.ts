import { expect, test } from 'vitest';
import { createUnpaidOrder, type OrderDocument } from './order';
import { listHistory, addNoticeTimes } from './order-history';

const toInstant = (day: number) => `2026-11-${day}T12:00:00.000Z`;

const ORDER: OrderDocument = {
  ...createUnpaidOrder(
    { visualType: 'charts', month: 3 },
    {
      id: 'cs_1',
      uid: 'me',
      name: 'Me',
      amount: 6000,
      currency: 'usd',
      lines: [1],
      createdAt: toInstant(10),
      kind: 'checkout',
      origin: 'portal',
    },
  ),
  paidAt: toInstant(11),
  fulfilledAt: toInstant(11),
};

test('the history of an unpaid order says that it was ordered', () => {
  const open = { ...ORDER, paidAt: null, fulfilledAt: null };
  expect(listHistory(open)).toEqual([{ at: toInstant(10), what: 'ordered' }]);
});

test('the history lists the events of an order chronologically, with causes before their effects', () => {
  const unsettled = { settlement: null };
  const history = listHistory({
    ...ORDER,
    movements: [
      { ...unsettled, id: 'txn_2', kind: 'dispute-returned', at: toInstant(20), amount: 4000 },
      { ...unsettled, id: 're_1', kind: 'refund', at: toInstant(12), amount: -2000 },
      { ...unsettled, id: 'txn_1', kind: 'dispute', at: toInstant(15), amount: -4000 },
    ],
    sentNotices: [
      'restored-dp_1',
      'suspended-dp_1',
      'refund-re_1',
      'unowned',
      'refund-failed-re_2',
    ],
    noticeTimes: {
      'restored-dp_1': toInstant(20),
      'suspended-dp_1': toInstant(16),
      'refund-re_1': toInstant(12),
    },
  });
  expect(history).toEqual([
    { at: toInstant(10), what: 'ordered' },
    { at: toInstant(11), what: 'paid', amount: 6000 },
    { at: toInstant(11), what: 'delivered' },
    { at: toInstant(12), what: 'refunded', amount: 2000 },
    { at: toInstant(12), what: 'told', news: 'refund' },
    { at: toInstant(15), what: 'disputed', amount: 4000 },
    { at: toInstant(16), what: 'told', news: 'suspended' },
    { at: toInstant(20), what: 'dispute-returned', amount: 4000 },
    { at: toInstant(20), what: 'told', news: 'restored' },
  ]);
});

test('addNoticeTimes keeps the time at which each notice was first sent', () => {
  const order = { ...ORDER, sentNotices: ['a', 'b'], noticeTimes: { a: toInstant(12) } };
  expect(addNoticeTimes(order, ['a'], new Date(toInstant(20)))).toEqual({
    a: toInstant(12),
    b: toInstant(20),
  });
});
