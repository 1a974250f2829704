import { describe, expect, test } from 'vitest';
import { addMonths } from './calendar';
import { hasSeats, isAddition, isOutlasted, computeRenewedEnd, computeTerm } from './license-term';
import { computeAddedSeatPrice } from './plans';

const YEAR = { month: 12, expiresAt: '2027-01-01T00:00:00.000Z' };
const now = new Date('2026-09-22T00:00:00.000Z');

test('computeTerm gives added seats the same term as the licence they joined', () => {
  const bought = { ...YEAR, createdAt: '2026-01-01T00:00:00.000Z' };
  const added = { ...YEAR, createdAt: '2026-08-20T00:00:00.000Z' };
  expect(computeTerm(added)).toEqual(computeTerm(bought));
  expect(computeAddedSeatPrice(21_000, computeTerm(added), now)).toBe(
    Math.round((21_000 * 101) / 365),
  );
  const others = { held: false };
  expect([isAddition({ ...bought, ...others }), isAddition(added)]).toEqual([false, false]);
  expect(isAddition({ ...added, ...others })).toBe(true);
});

test('computeTerm starts a licence bought ahead, or with days given back, at its own start', () => {
  const ahead = {
    ...YEAR,
    createdAt: '2025-12-01T00:00:00.000Z',
    startsAt: '2026-01-01T00:00:00.000Z',
  };
  expect(computeTerm(ahead).begin.toISOString()).toBe('2026-01-01T00:00:00.000Z');
  const longer = {
    month: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    expiresAt: '2026-03-01T00:00:00.000Z',
  };
  expect(computeTerm(longer).begin.toISOString()).toBe('2026-01-01T00:00:00.000Z');
});

test.each([
  [{ quantity: 1 }, false],
  [{ quantity: 2 }, true],
  [{ quantity: 1, held: false }, true],
  [{ quantity: 1, held: true, seatOf: 'order-1' }, false],
])('hasSeats finds seats for others in %j: %s', (license, expected) => {
  expect(hasSeats(license)).toBe(expected);
});

describe('isOutlasted', () => {
  const end = '2026-03-15T12:00:00.000Z';
  const trial = { source: 'trial', visualType: 'charts', deletedAt: null, expiresAt: end };
  const bought = { ...trial, source: 'order', expiresAt: '2026-06-01T12:00:00.000Z' };

  test.each([
    ['of the same pack', bought, true],
    ['of the membership with the pack', { ...bought, visualType: 'suite' }, true],
    ['of another pack', { ...bought, visualType: 'tables' }, false],
    ['of the same pack that ends earlier', { ...bought, expiresAt: '2026-03-10T12:00:00Z' }, false],
    ['of the same pack that was revoked', { ...bought, deletedAt: end }, false],
    ['of the same pack with seats for others only', { ...bought, held: false }, false],
    ['equal to the trial itself', trial, false],
  ])('a licence %s outlasts a trial: %s', (_, other, isOutlastedByIt) => {
    expect(isOutlasted(trial, [trial, other])).toBe(isOutlastedByIt);
  });

  test('no licence outlasts a paid one', () => {
    expect(isOutlasted({ ...bought, expiresAt: end }, [bought])).toBe(false);
  });
});

describe('computeRenewedEnd', () => {
  const buildBoughtLicense = (createdAt: string, month: number) => ({
    createdAt,
    month,
    expiresAt: addMonths(new Date(createdAt), month).toISOString(),
  });
  const listRenewedEnds = (license: Parameters<typeof computeRenewedEnd>[0], ...months: number[]) =>
    months.map((month) => computeRenewedEnd(license, month).toISOString().slice(0, 10));

  test('a renewal ends on the day of the month on which the first licence began', () => {
    expect(listRenewedEnds(buildBoughtLicense('2027-01-31T12:00:00.000Z', 1), 1, 3, 12)).toEqual([
      '2027-03-31',
      '2027-05-31',
      '2028-02-29',
    ]);
    expect(listRenewedEnds(buildBoughtLicense('2027-01-30T12:00:00.000Z', 1), 1)).toEqual([
      '2027-03-30',
    ]);
    expect(listRenewedEnds(buildBoughtLicense('2027-01-28T12:00:00.000Z', 1), 1)).toEqual([
      '2027-03-28',
    ]);
  });

  test('a renewal after one that began on a shortened day returns to its anchor day', () => {
    const second = {
      ...buildBoughtLicense('2027-01-31T12:00:00.000Z', 1),
      startsAt: '2027-02-28T12:00:00.000Z',
      month: 12,
      expiresAt: '2028-02-29T12:00:00.000Z',
      anchorDay: 31,
    };
    expect(listRenewedEnds(second, 1)).toEqual(['2028-03-31']);
  });

  test('a renewal uses the day of the end if a dispute has moved the end', () => {
    const disputedLicense = {
      ...buildBoughtLicense('2027-01-31T12:00:00.000Z', 1),
      expiresAt: '2027-03-05T09:00:00.000Z',
    };
    expect(listRenewedEnds(disputedLicense, 1)).toEqual(['2027-04-05']);
  });
});
