import { describe, expect, test } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { splitCredit, computeCredit } from './credit';
import { createUnpaidOrder, type OrderDocument } from './order';

const START = new Date('2026-11-20T12:00:00.000Z');
const END = '2027-02-20T12:00:00.000Z';
const ID = 'cs_test_1';

const LICENSE: License = {
  id: `order-${ID}`,
  userId: 'me',
  name: null,
  licenseType: 'standard',
  month: 3,
  visualType: 'charts',
  quantity: 2,
  source: 'order',
  deletedAt: null,
  revokedReason: null,
  createdAt: START.toISOString(),
  expiresAt: END,
};
const ORDER: OrderDocument = {
  ...createUnpaidOrder(
    { visualType: 'charts', month: 3 },
    {
      id: ID,
      uid: 'me',
      name: null,
      currency: 'usd',
      lines: [2],
      kind: 'checkout',
      origin: 'portal',
      amount: 12_000,
      createdAt: START.toISOString(),
    },
  ),
  payment: 'paid',
  state: 'paid',
};
const addDays = (days: number) => new Date(START.getTime() + days * 24 * 60 * 60 * 1000);

describe('computeCredit', () => {
  test('the remaining value of a licence is everything on the first day and nothing at the end', () => {
    expect(computeCredit(LICENSE, ORDER, START)).toBe(12_000);
    expect(computeCredit(LICENSE, ORDER, new Date(END))).toBe(0);
  });

  test('the remaining value counts started days, to the cent', () => {
    expect(computeCredit(LICENSE, ORDER, addDays(30))).toBe(8087);
    expect(computeCredit(LICENSE, ORDER, new Date(addDays(30).getTime() + 1))).toBe(8087);
    expect(computeCredit(LICENSE, ORDER, new Date(addDays(31).getTime() + 1))).toBe(7957);
  });

  test('a licence that begins later has its full value', () => {
    const renewal = { ...LICENSE, startsAt: END, expiresAt: '2027-05-20T12:00:00.000Z' };
    expect(computeCredit(renewal, ORDER, addDays(30))).toBe(12_000);
  });

  test.each([
    ['tax', { amount: 14_280, tax: 2280 }, 12_000],
    [
      'what was given back, and its part of the tax',
      { amount: 14_280, tax: 2280, refunded: 7140 },
      6000,
    ],
    ['what a bank took', { state: 'partially-refunded', refunded: 1000, takenBack: 3000 }, 8000],
    ['a promotion', { amount: 9000, discount: 3000 }, 9000],
    ['everything, where nothing was paid', { amount: 0, discount: 12_000 }, 0],
  ] satisfies [string, Partial<OrderDocument>, number][])(
    'the remaining value excludes %s',
    (_name, books, rest) => {
      expect(computeCredit(LICENSE, { ...ORDER, ...books }, START)).toBe(rest);
    },
  );

  test('the remaining value of one line is its own share of the order', () => {
    const order = { ...ORDER, lines: [2, 4], quantity: 6, amount: 36_000 };
    expect(computeCredit(LICENSE, order, START)).toBe(12_000);
  });
});

test('a credit is whole cents per seat, and never less than the remaining value', () => {
  expect(splitCredit(8087, 2)).toEqual({ perSeat: 4044, credit: 8088 });
  expect(splitCredit(8087, 1)).toEqual({ perSeat: 8087, credit: 8087 });
  expect(splitCredit(0, 3)).toEqual({ perSeat: 0, credit: 0 });
});
