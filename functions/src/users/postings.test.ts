import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  decode,
  encode,
  intersect,
  merge,
  numberOf,
  parseNumber,
  postingsOf,
  textOf,
  without,
} from './postings';

const ascending = (numbers: Iterable<bigint>) => [...numbers].sort((a, b) => (a < b ? -1 : 1));

/** Close together, so that many are in two lists. */
const numberSets = fc
  .uniqueArray(fc.bigInt({ min: -40n, max: 400n }), { maxLength: 300, size: 'max' })
  .map((numbers) => new Set(numbers));

const anyNumbers = fc.uniqueArray(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }));

describe("a person's number", () => {
  test('sorts as people came, however long ago', () => {
    const years = fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('4000-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(years, years, fc.string(), fc.string(), (one, other, a, b) => {
        fc.pre(one.getTime() !== other.getTime());
        const [first, second] = [
          numberOf({ uid: a, createdAt: one.toISOString() }),
          numberOf({ uid: b, createdAt: other.toISOString() }),
        ];
        expect(first < second).toBe(one < other);
      }),
    );
  });

  test('parts people of one moment', () => {
    const createdAt = '2026-11-20T12:00:00.000Z';
    expect(numberOf({ uid: 'a', createdAt })).not.toBe(numberOf({ uid: 'b', createdAt }));
    expect(numberOf({ uid: 'a', createdAt })).toBe(numberOf({ uid: 'a', createdAt }));
  });

  test('is a text of one length, and comes back from it', () => {
    fc.assert(
      fc.property(anyNumbers, (numbers) => {
        for (const number of numbers) {
          expect(textOf(number)).toMatch(/^[\da-f]{16}$/);
          expect(parseNumber(textOf(number))).toBe(number);
        }
      }),
    );
  });
});

describe('postings', () => {
  test('come back from their bytes, wherever these begin', () => {
    fc.assert(
      fc.property(anyNumbers, fc.nat(9), (numbers, offset) => {
        const bytes = encode(postingsOf(numbers));
        const answer = new Uint8Array(bytes.length + offset);
        answer.set(bytes, offset);
        expect([...decode(answer.subarray(offset))]).toEqual(ascending(numbers));
      }),
    );
  });

  test('have the bytes of a part of a list, not of all of it', () => {
    expect(encode(postingsOf([1n, 2n, 3n]).subarray(1, 2))).toHaveLength(8);
  });

  test('lose numbers as a set does', () => {
    fc.assert(
      fc.property(numberSets, numberSets, (all, gone) => {
        const left = [...all].filter((number) => !gone.has(number));
        expect([...without(postingsOf(all), postingsOf(gone))]).toEqual(ascending(left));
      }),
    );
  });

  test('have in common what sets have in common', () => {
    fc.assert(
      fc.property(fc.array(numberSets, { minLength: 1, maxLength: 5 }), (sets) => {
        const common = [...(sets[0] ?? [])].filter((number) =>
          sets.every((set) => set.has(number)),
        );
        expect([...intersect(sets.map(postingsOf))]).toEqual(ascending(common));
      }),
    );
  });

  test('of lists apart are merged in order', () => {
    const lists = [[5n, 9n], [], [-3n, 7n]].map(postingsOf);
    expect([...merge(lists)]).toEqual([-3n, 5n, 7n, 9n]);
    expect([...merge([])]).toEqual([]);
  });
});
