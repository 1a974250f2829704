import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import {
  listEntries,
  mergeMovements,
  listDisputeMovements,
  listRefundMovements,
  listMonths,
  type Movement,
} from './movements';
import { createUnpaidOrder, type AnyOrder } from './order';

const DAY_S = 24 * 3600;
/** 18 November 2026. */
const THEN = 1_795_000_000;
const buildBooking = (id: string, amount: number, fee: number, days = 0) =>
  ({
    id,
    amount,
    fee,
    net: amount - fee,
    currency: 'eur',
    created: THEN + days * DAY_S,
  }) as Stripe.BalanceTransaction;

const refund = (parts: object) =>
  listRefundMovements({ id: 're_1', amount: 500, created: THEN, ...parts } as Stripe.Refund);

test('a refund’s movements are the amount that left the balance, and its return if the refund failed', () => {
  const withdrawalBooking = buildBooking('txn_1', -450, 0);
  const left = { id: 're_1', kind: 'refund', at: '2026-11-18T11:06:40.000Z', amount: -500 };
  const settlement = { fee: 0, net: -450, currency: 'eur' };
  expect(refund({ status: 'succeeded', balance_transaction: withdrawalBooking })).toEqual([
    { ...left, settlement },
  ]);
  // A transfer without the buyer's bank details.
  expect(refund({ status: 'requires_action', balance_transaction: null })).toEqual([
    { ...left, settlement: null },
  ]);
  expect(refund({ status: 'canceled', balance_transaction: null })).toEqual([]);
  const back = buildBooking('txn_2', 450, 0, 20);
  const failed = { balance_transaction: withdrawalBooking, failure_balance_transaction: back };
  expect(refund({ status: 'failed', ...failed })).toEqual([
    { ...left, settlement },
    {
      id: 're_1-failed',
      kind: 'refund-failed',
      at: '2026-12-08T11:06:40.000Z',
      amount: 500,
      settlement: { fee: 0, net: 450, currency: 'eur' },
    },
  ]);
});

test('a dispute’s movements are the amount that the bank took with its fee, and the amount returned', () => {
  const charge = { amount: 12_000, currency: 'usd' } as Stripe.Charge;
  const dispute = (parts: object) =>
    listDisputeMovements({ amount: 3000, currency: 'usd', ...parts } as Stripe.Dispute, charge);
  const transactions = [buildBooking('txn_1', -2700, 1500), buildBooking('txn_2', 2700, 0, 40)];
  expect(dispute({ balance_transactions: transactions })).toEqual([
    {
      id: 'txn_1',
      kind: 'dispute',
      at: '2026-11-18T11:06:40.000Z',
      amount: -3000,
      settlement: { fee: 1500, net: -4200, currency: 'eur' },
    },
    {
      id: 'txn_2',
      kind: 'dispute-returned',
      at: '2026-12-28T11:06:40.000Z',
      amount: 3000,
      settlement: { fee: 0, net: 2700, currency: 'eur' },
    },
  ]);
  expect(dispute({ balance_transactions: [] })).toEqual([]);
  const whole = dispute({ currency: 'eur', balance_transactions: [buildBooking('txn_1', -9, 0)] });
  expect(whole).toMatchObject([{ amount: -12_000 }]);
});

const ORDER: AnyOrder = {
  ...createUnpaidOrder(
    { visualType: 'charts', month: 3 },
    {
      id: 'cs_1',
      uid: 'me',
      name: null,
      currency: 'usd',
      lines: [2],
      kind: 'checkout',
      origin: 'portal',
      amount: 11_900,
      createdAt: '2026-11-18T11:00:00.000Z',
    },
  ),
  payment: 'paid',
  state: 'partially-refunded',
  paidAt: '2026-11-18T11:06:40.000Z',
  tax: 1900,
  settlement: { fee: 375, net: 11_525, currency: 'usd' },
};

const buildMovement = (
  at: string,
  amount: number,
  kind: Movement['kind'] = 'refund',
): Movement => ({
  id: at,
  kind,
  at,
  amount,
  settlement: null,
});

test('the entries of an order add up to the revenue kept, in amount and tax, in the months they were made', () => {
  const movements = [
    buildMovement('2027-01-02T00:00:00.000Z', -3333),
    buildMovement('2026-12-01T00:00:00.000Z', -3333),
    buildMovement('2027-01-03T00:00:00.000Z', 3333, 'refund-failed'),
    buildMovement('2027-03-04T00:00:00.000Z', -8567),
  ];
  const entries = listEntries({ ...ORDER, movements });
  expect(entries.map(({ at, amount, tax }) => [at.slice(0, 7), amount, tax])).toEqual([
    ['2026-11', 11_900, 1900],
    ['2026-12', -3333, -532],
    ['2027-01', -3333, -532],
    ['2027-01', 3333, 532],
    ['2027-03', -8567, -1368],
  ]);
  expect(listMonths(movements)).toEqual(['2026-12', '2027-01', '2027-03']);
});

test('an unpaid order has no entries', () => {
  expect(listEntries({ ...ORDER, paidAt: null })).toEqual([]);
});

test('merged movements are the same in whatever order they arrive', () => {
  const [a, b] = [
    buildMovement('2026-12-01T00:00:00.000Z', -1),
    buildMovement('2027-01-01T00:00:00.000Z', -2),
  ];
  expect(mergeMovements([b], [a])).toEqual([a, b]);
  expect(mergeMovements([a, b], [b])).toEqual([a, b]);
});
