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
  it('puts a word of a heavier field first', () => {
    expect(rankItems('key', ITEMS)).toEqual(['Checking a key', 'Licence keys', 'Blog']);
  });

  it('wants all words, whichever field they are in', () => {
    expect(rankItems('offline licence', ITEMS)).toEqual(['Licence keys']);
    expect(rankItems('licence zeppelin', ITEMS)).toEqual([]);
  });

  it('forgives a typing error only if nothing matches without', () => {
    expect(rankItems('colur', ITEMS)).toEqual(['Colour for everyone']);
    expect(rankItems('blog', [...ITEMS, createItem('Blig')])).toEqual(['Blog']);
  });

  it('finds nothing without words', () => expect(rankItems('  ?', ITEMS)).toEqual([]));

  it('keeps the given order of equally good items, unless the points are adjusted', () => {
    const all = [createItem('Seat map'), createItem('Seat')];
    expect(rankItems('seat', all)).toEqual(['Seat map', 'Seat']);
    const adjust = (points: number, title: string) => points - title.length / 100;
    expect(rankItems('seat', all, { adjust })).toEqual(['Seat', 'Seat map']);
  });
});

describe('rankExactly', () => {
  it('leaves to the caller how many words must match, and forgives nothing', () => {
    const isMatch = (points: readonly number[]) => points.some((each) => each > 0);
    expect(rankExactly(splitWords('licence zeppelin'), ITEMS, { isMatch })).toEqual([
      'Licence keys',
      'Blog',
    ]);
    expect(rankExactly(['colur'], ITEMS, { isMatch })).toEqual([]);
    expect(rankExactly([], ITEMS, { isMatch })).toEqual([]);
  });
});
