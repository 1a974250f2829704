import { describe, expect, test } from 'vitest';
import { purchaseSchema, termFor, termsOf, totalOf } from './plan-choice';

const now = new Date('2026-03-01T12:00:00Z');
const charts = { visualType: 'charts', month: 3 } as const;

describe('the total', () => {
  test('is the price of a seat times the seats', () => {
    expect(totalOf(charts, '1', now)).toBe(4000);
    expect(totalOf(charts, '25', now)).toBe(100_000);
  });

  test("follows the membership's offer to its last moment", () => {
    const suite = { visualType: 'suite', month: 12 } as const;
    expect(totalOf(suite, '2', new Date('2025-10-31T23:59:59.999Z'))).toBe(70_000);
    expect(totalOf(suite, '2', new Date('2025-11-01T00:00:00.000Z'))).toBe(84_000);
  });

  test.each(['', '0', '-1', '1.5', '1e2', '1001', 'two', ' '])(
    'is none for "%s" seats',
    (seats) => {
      expect(totalOf(charts, seats, now)).toBeUndefined();
    },
  );

  test('is none for a term that is not sold', () => {
    expect(totalOf({ visualType: 'suite', month: 1 }, '1', now)).toBeUndefined();
  });
});

test.each([
  ['0', 'Choose at least 1 seat'],
  ['1001', 'Choose at most 1000 seats'],
  ['1.5', 'Enter a whole number of seats'],
  ['', 'Enter a whole number of seats'],
])('"%s" seats are refused with: %s', (quantity, message) => {
  const { error } = purchaseSchema.safeParse({ ...charts, quantity });
  expect(error?.issues).toMatchObject([{ path: ['quantity'], message }]);
});

test('each visual has its terms, and another visual keeps the term where it can', () => {
  expect(termsOf('tables')).toEqual([1, 3, 6, 12]);
  expect(termsOf('suite')).toEqual([3, 6, 12]);
  expect(termFor('suite', 6)).toBe(6);
  expect(termFor('suite', 1)).toBe(3);
});
