import { describe, expect, test, vi } from 'vitest';
import { addMonths, countRemainingDays } from './calendar';
import { LICENSE_MONTHS } from './plans';

const addMonthsTo = (from: string, months: number) =>
  addMonths(new Date(from), months).toISOString();

describe('addMonths', () => {
  test.each([
    ['an ordinary day', '2026-03-10T12:30:00.000Z', 1, '2026-04-10T12:30:00.000Z'],
    ['31 January in a common year', '2026-01-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['31 January in a leap year', '2028-01-31T23:59:59.999Z', 1, '2028-02-29T23:59:59.999Z'],
    ['a century without a leap day', '2100-01-31T00:00:00.000Z', 1, '2100-02-28T00:00:00.000Z'],
    ['a century with a leap day', '2000-01-30T00:00:00.000Z', 1, '2000-02-29T00:00:00.000Z'],
    ['31 March to a month of 30 days', '2026-03-31T08:00:00.000Z', 6, '2026-09-30T08:00:00.000Z'],
    ['30 November over the new year', '2026-11-30T08:00:00.000Z', 3, '2027-02-28T08:00:00.000Z'],
    ['29 February and a year', '2028-02-29T08:00:00.000Z', 12, '2029-02-28T08:00:00.000Z'],
    [
      '28 February, which stays the 28th',
      '2026-02-28T08:00:00.000Z',
      1,
      '2026-03-28T08:00:00.000Z',
    ],
    ['December and a year', '2026-12-31T23:00:00.000Z', 12, '2027-12-31T23:00:00.000Z'],
  ])('addMonths is right for %s', (_rule, from, months, expected) => {
    expect(addMonthsTo(from, months)).toBe(expected);
  });

  test('addMonths uses the day in UTC in any time zone of the machine', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    const date = new Date('2026-01-31T23:30:00.000Z');
    expect(date.getDate()).toBe(1);
    expect(addMonths(date, 1).toISOString()).toBe('2026-02-28T23:30:00.000Z');
    // Summer time in Auckland ends in April.
    expect(addMonthsTo('2026-03-31T10:20:30.456Z', 3)).toBe('2026-06-30T10:20:30.456Z');
    vi.unstubAllEnvs();
  });

  test('addMonths does not change the date it receives', () => {
    const date = new Date('2026-01-31T00:00:00.000Z');
    addMonths(date, 1);
    expect(date.toISOString()).toBe('2026-01-31T00:00:00.000Z');
  });

  test('addMonths reaches the requested month, on the same day or the last one, at the same time', () => {
    const time = 'T10:20:30.456Z';
    const wrong: string[] = [];
    for (let day = 0; day < 8 * 366; day += 1) {
      const date = new Date(Date.UTC(2024, 0, 1 + day, 10, 20, 30, 456));
      for (const months of LICENSE_MONTHS) {
        const result = addMonths(date, months);
        const month = date.getUTCFullYear() * 12 + date.getUTCMonth() + months;
        const reached = result.getUTCFullYear() * 12 + result.getUTCMonth();
        const nextDay = new Date(result.getTime() + 24 * 60 * 60 * 1000);
        const isClamped = result.getUTCDate() < date.getUTCDate() && nextDay.getUTCDate() === 1;
        const isRight =
          reached === month && (isClamped || result.getUTCDate() === date.getUTCDate());
        if (!isRight || !result.toISOString().endsWith(time)) {
          wrong.push(`${date.toISOString()} + ${months}: ${result.toISOString()}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

describe('countRemainingDays', () => {
  const now = new Date('2026-11-20T12:00:00.000Z');
  const countDaysUntil = (milliseconds: number) =>
    countRemainingDays(new Date(now.getTime() + milliseconds), now);
  const day = 24 * 60 * 60 * 1000;

  test.each([
    ['counts a day that has begun', 1, 1],
    ['counts a whole day as one', day, 1],
    ['counts a day and a millisecond as two', day + 1, 2],
    ['returns 0 for the same moment', 0, 0],
    ['returns 0 for the past', -3 * day, 0],
  ])('countRemainingDays %s', (_rule, milliseconds, days) => {
    expect(countDaysUntil(milliseconds)).toBe(days);
  });
});
