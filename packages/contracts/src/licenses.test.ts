import { describe, expect, test } from 'vitest';
import { isActive, isAhead, monthSchema, packSchema } from './licenses';
import { COMBO_OFFER_END, computeMembershipPrice } from './plans';

describe('isActive', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const isActiveUntil = (expiresAt: string, deletedAt: string | null = null) =>
    isActive({ expiresAt, deletedAt }, now);

  test('a licence is active before its end', () => {
    expect(isActiveUntil('2026-11-20T12:00:00.001Z')).toBe(true);
  });

  test('a licence is no longer active at its end', () => {
    expect(isActiveUntil('2026-11-20T12:00:00.000Z')).toBe(false);
  });

  test('a deleted licence is not active', () => {
    expect(isActiveUntil('2027-11-20T12:00:00.000Z', '2026-11-20T11:00:00.000Z')).toBe(false);
  });
});

describe('licences bought ahead', () => {
  const startsAt = '2026-12-01T00:00:00.000Z';
  const license = { startsAt, expiresAt: '2027-12-01T00:00:00.000Z', deletedAt: null };

  test.each([
    ['is not active before it begins', '2026-11-30T23:59:59.999Z', false],
    ['is active from its start on', startsAt, true],
  ])('a licence bought ahead %s', (_what, moment, active) => {
    expect(isActive(license, new Date(moment))).toBe(active);
    expect(isAhead(license, new Date(moment))).toBe(!active);
  });

  test('a revoked licence is no longer ahead', () => {
    expect(isAhead({ ...license, deletedAt: startsAt }, new Date(0))).toBe(false);
  });
});

describe('monthSchema and packSchema', () => {
  test.each([1, 3, 6, 12])('a free licence can run for %d months', (month) => {
    expect(monthSchema.parse(month)).toBe(month);
  });

  test.each([0, 2, 13, -1, 1.5, '1', null])('a free licence cannot run for %j months', (month) => {
    expect(monthSchema.safeParse(month).success).toBe(false);
  });

  test('a free licence is for one of the four packs, never the membership', () => {
    expect(['charts', 'designs', 'tables', 'analytics'].map((it) => packSchema.parse(it))).toEqual([
      'charts',
      'designs',
      'tables',
      'analytics',
    ]);
    expect(packSchema.safeParse('suite').success).toBe(false);
  });
});

describe('computeMembershipPrice', () => {
  const after = new Date(COMBO_OFFER_END.getTime() + 1);

  test.each([
    [3, 10000, 12000],
    [6, 18000, 24000],
    [12, 35000, 42000],
  ])(
    'a membership of %d months has the offer price up to the last moment',
    (months, offer, list) => {
      expect(computeMembershipPrice(months, COMBO_OFFER_END)).toBe(offer);
      expect(computeMembershipPrice(months, after)).toBe(list);
    },
  );

  test('a membership is not sold for one month', () => {
    expect(computeMembershipPrice(1, after)).toBeUndefined();
  });
});
