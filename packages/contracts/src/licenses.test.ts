import { describe, expect, test } from 'vitest';
import { isActive, isAhead, monthSchema, packSchema } from './licenses';
import { COMBO_OFFER_END, computeMembershipPrice } from './plans';

describe('a licence is active', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const isActiveUntil = (expiresAt: string, deletedAt: string | null = null) =>
    isActive({ expiresAt, deletedAt }, now);

  test('while its end is ahead', () => {
    expect(isActiveUntil('2026-11-20T12:00:00.001Z')).toBe(true);
  });

  test('and no longer at its end', () => {
    expect(isActiveUntil('2026-11-20T12:00:00.000Z')).toBe(false);
  });

  test('unless it was deleted', () => {
    expect(isActiveUntil('2027-11-20T12:00:00.000Z', '2026-11-20T11:00:00.000Z')).toBe(false);
  });
});

describe('a licence that was bought ahead', () => {
  const startsAt = '2026-12-01T00:00:00.000Z';
  const license = { startsAt, expiresAt: '2027-12-01T00:00:00.000Z', deletedAt: null };

  test.each([
    ['is not active before it begins', '2026-11-30T23:59:59.999Z', false],
    ['is active from then on', startsAt, true],
  ])('%s', (_what, moment, active) => {
    expect(isActive(license, new Date(moment))).toBe(active);
    expect(isAhead(license, new Date(moment))).toBe(!active);
  });

  test('and taken back lies ahead no more', () => {
    expect(isAhead({ ...license, deletedAt: startsAt }, new Date(0))).toBe(false);
  });
});

describe('what a free licence is asked for', () => {
  test.each([1, 3, 6, 12])('runs for %d months', (month) => {
    expect(monthSchema.parse(month)).toBe(month);
  });

  test.each([0, 2, 13, -1, 1.5, '1', null])('does not run for %j months', (month) => {
    expect(monthSchema.safeParse(month).success).toBe(false);
  });

  test('is one of the four packs and never the membership', () => {
    expect(['charts', 'designs', 'tables', 'analytics'].map((it) => packSchema.parse(it))).toEqual([
      'charts',
      'designs',
      'tables',
      'analytics',
    ]);
    expect(packSchema.safeParse('suite').success).toBe(false);
  });
});

describe('the membership', () => {
  const after = new Date(COMBO_OFFER_END.getTime() + 1);

  test.each([
    [3, 10000, 12000],
    [6, 18000, 24000],
    [12, 35000, 42000],
  ])('of %d months costs the offer price up to the last moment', (months, offer, list) => {
    expect(computeMembershipPrice(months, COMBO_OFFER_END)).toBe(offer);
    expect(computeMembershipPrice(months, after)).toBe(list);
  });

  test('is not sold for one month', () => {
    expect(computeMembershipPrice(1, after)).toBeUndefined();
  });
});
