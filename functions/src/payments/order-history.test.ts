import { expect, test } from 'vitest';
import { newOrder, type OrderDocument } from './order';
import { historyOf, toldAt } from './order-history';

const at = (day: number) => `2026-11-${day}T12:00:00.000Z`;

const ORDER: OrderDocument = {
  ...newOrder(
    { visualType: 'charts', month: 3 },
    {
      id: 'cs_1',
      uid: 'me',
      name: 'Me',
      amount: 6000,
      currency: 'usd',
      lines: [1],
      createdAt: at(10),
      kind: 'checkout',
      origin: 'portal',
    },
  ),
  paidAt: at(11),
  fulfilledAt: at(11),
};

test('an order that nobody has paid was ordered', () => {
  const open = { ...ORDER, paidAt: null, fulfilledAt: null };
  expect(historyOf(open)).toEqual([{ at: at(10), what: 'ordered' }]);
});

test('lists the events of an order chronologically, with causes before their effects', () => {
  const booked = { settlement: null };
  const history = historyOf({
    ...ORDER,
    movements: [
      { ...booked, id: 'txn_2', kind: 'dispute-returned', at: at(20), amount: 4000 },
      { ...booked, id: 're_1', kind: 'refund', at: at(12), amount: -2000 },
      { ...booked, id: 'txn_1', kind: 'dispute', at: at(15), amount: -4000 },
    ],
    told: ['restored-dp_1', 'suspended-dp_1', 'refund-re_1', 'unowned', 'refund-failed-re_2'],
    toldAt: { 'restored-dp_1': at(20), 'suspended-dp_1': at(16), 'refund-re_1': at(12) },
  });
  expect(history).toEqual([
    { at: at(10), what: 'ordered' },
    { at: at(11), what: 'paid', amount: 6000 },
    { at: at(11), what: 'delivered' },
    { at: at(12), what: 'refunded', amount: 2000 },
    { at: at(12), what: 'told', news: 'refund' },
    { at: at(15), what: 'disputed', amount: 4000 },
    { at: at(16), what: 'told', news: 'suspended' },
    { at: at(20), what: 'dispute-returned', amount: 4000 },
    { at: at(20), what: 'told', news: 'restored' },
  ]);
});

test('each news keeps the moment at which it was first told', () => {
  const order = { ...ORDER, told: ['a', 'b'], toldAt: { a: at(12) } };
  expect(toldAt(order, ['a'], new Date(at(20)))).toEqual({ a: at(12), b: at(20) });
});
