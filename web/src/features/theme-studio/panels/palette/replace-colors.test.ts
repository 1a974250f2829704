import { describe, expect, it } from 'vitest';
import { MIN_COLORS, MAX_COLORS, replaceColors } from './replace-colors';

const createColors = (letter: string, count: number) =>
  Array.from({ length: count }, (_, i) => `${letter}${i}`);

describe('replacing data colours', () => {
  it('takes all of a whole list', () => {
    expect(replaceColors(createColors('a', 8), createColors('b', 8), [])).toEqual(
      createColors('b', 8),
    );
  });

  it('leaves locked ones at their places', () => {
    expect(replaceColors(createColors('a', 8), createColors('b', 8), [0, 3])).toEqual([
      'a0',
      'b0',
      'b1',
      'a3',
      'b2',
      'b3',
      'b4',
      'b5',
      'b6',
      'b7',
    ]);
  });

  it('keeps the old ones where a list is too short for Power BI', () => {
    const result = replaceColors(createColors('a', 8), createColors('b', 3), []);
    expect(result).toEqual(['b0', 'b1', 'b2', 'a3', 'a4', 'a5', 'a6', 'a7']);
    expect(result).toHaveLength(MIN_COLORS);
  });

  it('shrinks to the new list, but never past a locked one', () => {
    expect(replaceColors(createColors('a', 12), createColors('b', 9), [])).toEqual(
      createColors('b', 9),
    );
    expect(replaceColors(createColors('a', 12), createColors('b', 9), [11])).toHaveLength(12);
  });

  it('ends somewhere', () => {
    expect(replaceColors(createColors('a', 8), createColors('b', 90), [])).toHaveLength(MAX_COLORS);
  });
});
