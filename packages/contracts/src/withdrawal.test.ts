import { expect, test } from 'vitest';
import {
  CONSENT_WORDINGS,
  CONSENT_VERSIONS,
  canWithdraw,
  computeWithdrawalEnd,
} from './withdrawal';

const SALE = { paidAt: '2026-11-27T16:00:00.000Z', amount: 12_000 };
const consent = { version: '2026-11', at: '2026-11-27T15:58:00.000Z' } as const;

test('a consumer without consent can withdraw until the end of the 14th day', () => {
  expect(computeWithdrawalEnd(SALE, undefined)).toBe('2026-12-11T23:59:59.999Z');
});

test.each([
  ['a Saturday', '2026-11-28T16:00:00.000Z'],
  ['a Sunday', '2026-11-29T00:00:00.000Z'],
])('a withdrawal period that would end on %s ends on Monday', (_day, paidAt) => {
  expect(computeWithdrawalEnd({ ...SALE, paidAt }, undefined)).toBe('2026-12-14T23:59:59.999Z');
});

test('consent ends the right of withdrawal when the licence begins, not before', () => {
  expect(computeWithdrawalEnd({ ...SALE, consent }, undefined)).toBeUndefined();
  expect(computeWithdrawalEnd({ ...SALE, consent }, '2026-12-01T12:00:00.000Z')).toBe(
    '2026-12-01T12:00:00.000Z',
  );
  expect(computeWithdrawalEnd({ ...SALE, consent }, '2027-03-01T12:00:00.000Z')).toBe(
    '2026-12-11T23:59:59.999Z',
  );
});

test.each([
  ['a company', { billing: { company: 'Lindqvist AB' } }],
  ['a buyer with a VAT number', { taxId: 'SE556677889901' }],
  ['an order that cost nothing', { amount: 0 }],
  ['an unpaid order', { paidAt: null }],
])('%s has no right of withdrawal', (_who, change) => {
  expect(computeWithdrawalEnd({ ...SALE, ...change }, undefined)).toBeUndefined();
});

test('an order can be withdrawn while the period runs and money is left to refund', () => {
  const order = { state: 'paid', amount: 12_000, refunded: 0 };
  const withdrawUntil = '2026-12-11T23:59:59.999Z';
  const inTime = new Date('2026-12-11T23:59:59.999Z');
  expect(canWithdraw({ ...order, withdrawUntil }, inTime)).toBe(true);
  expect(canWithdraw({ ...order, withdrawUntil }, new Date('2026-12-12T00:00:00Z'))).toBe(false);
  expect(canWithdraw(order, inTime)).toBe(false);
  expect(canWithdraw({ ...order, withdrawUntil, refunded: 12_000 }, inTime)).toBe(false);
  const withdrawal = { at: '2026-12-01T12:00:00.000Z' };
  expect(canWithdraw({ ...order, withdrawUntil, withdrawal }, inTime)).toBe(false);
});

test.each([
  ['paid', true],
  ['partially-refunded', true],
  ['disputed', true],
  ['open', false],
  ['lost', false],
])('canWithdraw for a %s order is %s', (state, isThere) => {
  const order = { state, amount: 12_000, refunded: 0, withdrawUntil: '2026-12-11T23:59:59.999Z' };
  expect(canWithdraw(order, new Date('2026-12-01T12:00:00Z'))).toBe(isThere);
});

test('every wording of the consent has a version that an order can name', () => {
  expect(CONSENT_VERSIONS).toEqual(Object.keys(CONSENT_WORDINGS));
});
