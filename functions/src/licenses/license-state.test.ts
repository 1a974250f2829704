import { describe, expect, test } from 'vitest';
import {
  computeEndAfter,
  isPaymentReason,
  computeRevocationAfter,
  computeTermAfter,
} from './license-state';

const AT = new Date('2026-11-20T12:00:00.000Z');
const BEFORE = '2026-11-01T00:00:00.000Z';
const ACTIVE = { deletedAt: null, revokedReason: null };

describe('computeRevocationAfter', () => {
  test.each([
    ['good', ACTIVE],
    ['disputed', { deletedAt: AT.toISOString(), revokedReason: 'disputed' }],
    ['refunded', { deletedAt: AT.toISOString(), revokedReason: 'refunded' }],
    ['lost', { deletedAt: AT.toISOString(), revokedReason: 'dispute lost' }],
  ] as const)('came to "%s"', (payment, revocation) => {
    expect(computeRevocationAfter(ACTIVE, payment, AT)).toEqual(revocation);
  });

  test('a licence suspended by a dispute is restored, or ends for another reason', () => {
    const suspended = { deletedAt: BEFORE, revokedReason: 'disputed' };
    expect(computeRevocationAfter(suspended, 'good', AT)).toEqual(ACTIVE);
    expect(computeRevocationAfter(suspended, 'lost', AT)).toEqual({
      deletedAt: BEFORE,
      revokedReason: 'dispute lost',
    });
  });

  test.each([
    ['an admin', 'misuse'],
    ['the deletion of the account', null],
  ])('a licence that %s has ended stays ended', (_who, revokedReason) => {
    const ended = { deletedAt: BEFORE, revokedReason };
    for (const payment of ['good', 'disputed', 'refunded', 'lost'] as const) {
      expect(computeRevocationAfter(ended, payment, AT)).toEqual(ended);
    }
  });
});

describe('computeEndAfter', () => {
  const END = '2026-12-20T00:00:00.000Z';
  const buildEndedLicense = (deletedAt: string | null) => ({ deletedAt, expiresAt: END });

  test('the end of a restored licence moves by the time it was suspended', () => {
    // Off since 1 November at midnight: 19 days and 12 hours.
    expect(computeEndAfter(buildEndedLicense(BEFORE), ACTIVE, AT)).toBe('2027-01-08T12:00:00.000Z');
  });

  test.each([
    ['had begun for a day', '2026-11-19T12:00:00.000Z', '2026-12-21T00:00:00.000Z'],
    ['had not begun', '2026-11-21T00:00:00.000Z', END],
  ])(
    'the end moves only by the suspended part of the licence’s own term: it %s',
    (_how, startsAt, end) => {
      expect(computeEndAfter({ ...buildEndedLicense(BEFORE), startsAt }, ACTIVE, AT)).toBe(end);
    },
  );

  test.each([
    ['stays active', buildEndedLicense(null), ACTIVE],
    [
      'is taken back',
      buildEndedLicense(null),
      { deletedAt: AT.toISOString(), revokedReason: 'disputed' },
    ],
    ['stays off', buildEndedLicense(BEFORE), { deletedAt: BEFORE, revokedReason: 'dispute lost' }],
    ['had ended before it was taken back', buildEndedLicense('2026-12-21T00:00:00.000Z'), ACTIVE],
  ])('the end stays if the licence %s', (_how, license, next) => {
    expect(computeEndAfter(license, next, new Date('2027-02-01T00:00:00.000Z'))).toBe(END);
  });
});

describe('computeTermAfter, with a previous term that ends on 10 December', () => {
  const END = new Date('2026-12-10T00:00:00.000Z');
  const toIsoDate = (date: string) => `${date}T00:00:00.000Z`;
  const suspended = { deletedAt: BEFORE, revokedReason: 'disputed' };

  test.each([
    ['follows later', '2026-12-15', '2027-01-15', ACTIVE, '2026-12-15', '2027-01-15'],
    ['would begin before', '2026-12-01', '2027-01-01', ACTIVE, '2026-12-10', '2027-01-10'],
    ['has ended', '2026-10-01', '2026-11-01', ACTIVE, '2026-10-01', '2026-11-01'],
    ['ended suspended', '2026-10-01', '2026-11-01', suspended, '2026-10-01', '2026-11-01'],
    // Thirty days of it remain.
    ['is suspended', '2026-10-01', '2026-12-01', suspended, '2026-12-10', '2027-01-09'],
  ] as const)(
    'a term moves by the days that both terms would share: it %s',
    (_how, begin, end, revocation, from, to) => {
      const term = { startsAt: toIsoDate(begin), expiresAt: toIsoDate(end) };
      const moved = computeTermAfter({ ...revocation, ...term, createdAt: BEFORE }, END, AT);
      expect(moved).toEqual({ startsAt: toIsoDate(from), expiresAt: toIsoDate(to) });
    },
  );

  test('a term that already runs becomes longer', () => {
    const license = { ...ACTIVE, createdAt: BEFORE, expiresAt: toIsoDate('2026-12-01') };
    // Both overlap for nineteen and a half days.
    expect(computeTermAfter(license, END, AT)).toEqual({ expiresAt: '2026-12-20T12:00:00.000Z' });
  });
});

test('isPaymentReason recognises only the reasons that payments give', () => {
  expect(['disputed', 'refunded', 'dispute lost'].every(isPaymentReason)).toBe(true);
  expect([null, '', 'misuse', 'Disputed', 'refunded by hand'].some(isPaymentReason)).toBe(false);
});
