import { describe, expect, test } from 'vitest';
import { truncateList } from './truncate-list';

const LIST = ['a', 'b', 'c'] as const;

describe('truncateList', () => {
  test.each([-1, -100, 4, Infinity])(
    'truncateList returns the list itself for a length of %d',
    (length) => {
      expect(truncateList(LIST, length)).toBe(LIST);
    },
  );

  test.each([
    [0, []],
    [1, ['a']],
    [2, ['a', 'b']],
    [3, ['a', 'b', 'c']],
  ])('truncateList returns the first %d items and doesn’t change the list', (length, first) => {
    expect(truncateList(LIST, length)).toEqual(first);
    expect(LIST).toEqual(['a', 'b', 'c']);
  });

  test('truncateList returns an empty list for an empty list', () => {
    expect(truncateList([], 0)).toEqual([]);
    expect(truncateList([], 3)).toEqual([]);
  });
});
