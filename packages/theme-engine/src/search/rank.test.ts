import { describe, expect, it } from 'vitest';
import { rankExactly, rankItems, type Searchable } from './rank';
import { splitWords } from './words';

const createItem = (title: string, text = ''): Searchable<string> => ({
  item: title,
  fields: [
    { words: splitWords(title), weight: 4 },
    { words: splitWords(text), weight: 1 },
  ],
});

const ITEMS = [
  createItem('Blog', 'a licence key in an article'),
  createItem('Licence keys', 'offline check'),
  createItem('Checking a key', 'offline'),
  createItem('Colour for everyone'),
];

describe('rankItems', () => {
  it('puts matches in a heavier field first', () => {
    expect(rankItems('key', ITEMS)).toEqual(['Checking a key', 'Licence keys', 'Blog']);
  });

  it('requires all words, in whichever field they are', () => {
    expect(rankItems('offline licence', ITEMS)).toEqual(['Licence keys']);
    expect(rankItems('licence zeppelin', ITEMS)).toEqual([]);
  });

  it('tolerates a typing error only if nothing matches exactly', () => {
    expect(rankItems('colur', ITEMS)).toEqual(['Colour for everyone']);
    expect(rankItems('blog', [...ITEMS, createItem('Blig')])).toEqual(['Blog']);
  });

  it('returns nothing for a query without words', () =>
    expect(rankItems('  ?', ITEMS)).toEqual([]));

  it('keeps the given order of equal items unless the points are adjusted', () => {
    const all = [createItem('Seat map'), createItem('Seat')];
    expect(rankItems('seat', all)).toEqual(['Seat map', 'Seat']);
    const adjust = (points: number, title: string) => points - title.length / 100;
    expect(rankItems('seat', all, { adjust })).toEqual(['Seat', 'Seat map']);
  });
});

describe('rankExactly', () => {
  it('lets the caller decide how many words must match and tolerates no typing error', () => {
    const isMatch = (points: readonly number[]) => points.some((each) => each > 0);
    expect(rankExactly(splitWords('licence zeppelin'), ITEMS, { isMatch })).toEqual([
      'Licence keys',
      'Blog',
    ]);
    expect(rankExactly(['colur'], ITEMS, { isMatch })).toEqual([]);
    expect(rankExactly([], ITEMS, { isMatch })).toEqual([]);
  });
});
