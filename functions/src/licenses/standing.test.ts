import { describe, expect, test } from 'vitest';
import { isPaymentReason, standingAfter } from './standing';

const AT = new Date('2026-11-20T12:00:00.000Z');
const BEFORE = '2026-11-01T00:00:00.000Z';
const ACTIVE = { deletedAt: null, revokedReason: null };

describe('a licence after its payment', () => {
  test.each([
    ['good', ACTIVE],
    ['disputed', { deletedAt: AT.toISOString(), revokedReason: 'disputed' }],
    ['refunded', { deletedAt: AT.toISOString(), revokedReason: 'refunded' }],
    ['lost', { deletedAt: AT.toISOString(), revokedReason: 'dispute lost' }],
  ] as const)('came to "%s"', (payment, standing) => {
    expect(standingAfter(ACTIVE, payment, AT)).toEqual(standing);
  });

  test('that a dispute had suspended is given back, or ended for another reason', () => {
    const suspended = { deletedAt: BEFORE, revokedReason: 'disputed' };
    expect(standingAfter(suspended, 'good', AT)).toEqual(ACTIVE);
    expect(standingAfter(suspended, 'lost', AT)).toEqual({
      deletedAt: BEFORE,
      revokedReason: 'dispute lost',
    });
  });

  test.each([
    ['an admin', 'misuse'],
    ['the deletion of the account', null],
  ])('stays as %s has ended it', (_who, revokedReason) => {
    const ended = { deletedAt: BEFORE, revokedReason };
    for (const payment of ['good', 'disputed', 'refunded', 'lost'] as const) {
      expect(standingAfter(ended, payment, AT)).toEqual(ended);
    }
  });
});

test('the reasons of the payments are told from any other', () => {
  expect(['disputed', 'refunded', 'dispute lost'].every(isPaymentReason)).toBe(true);
  expect([null, '', 'misuse', 'Disputed', 'refunded by hand'].some(isPaymentReason)).toBe(false);
});
