import { describe, expect, it, test } from 'vitest';
import { findMatches, scoreWord, splitQuery, splitWords } from './words';

test.each([
  ['Colour', 'color'],
  ['colours', 'colors'],
  ['licence', 'license'],
  ['licences', 'LICENSES'],
  ['licensing', 'licencing'],
  ['centre', 'center'],
  ['grey', 'gray'],
  ['customise', 'customize'],
  ['organisation', 'organization'],
  ['labelled', 'labeled'],
  ['e-mail', 'email'],
  ['card’s', "card's"],
  ['José', 'jose'],
])('splitWords treats %s and %s as the same word', (one, other) =>
  expect(splitWords(one)).toEqual(splitWords(other)),
);

describe('scoreWord', () => {
  test.each([
    ['seat', ['seats', 'seat'], 3],
    ['sea', ['seats'], 2],
    ['fund', ['refunds'], 1],
    ['refunds', ['refund'], 1],
    ['gateway', ['gate'], 0],
    ['refnud', ['refund'], 0],
  ])('scores %s among %j with %d', (word, among, points) =>
    expect(scoreWord(word, among)).toBe(points),
  );

  test.each([
    ['refnud', 'two swapped letters'],
    ['refnd', 'a missing letter'],
    ['reffund', 'a doubled letter'],
    ['refumd', 'a wrong letter'],
    ['erfund', 'the first two letters swapped'],
    ['efund', 'the first letter missing'],
  ])('tolerates the typing error in %s (%s)', (word) => {
    expect(scoreWord(word, ['refunds'], true)).toBeGreaterThan(0);
  });

  test.each(['refmdu', 'kangaroo', 'rufnd', 'rfd'])(
    'does not tolerate the two typing errors in %s',
    (word) => {
      expect(scoreWord(word, ['refund'], true)).toBe(0);
    },
  );
});

test.each([
  ['How do I get a refund?', ['refund']],
  ['color of the title', ['color', 'title']],
  ['how to', ['how', 'to']],
])('splitQuery drops filler words from %j unless nothing else is left', (query, words) => {
  expect(splitQuery(query)).toEqual(words);
});

describe('a search', () => {
  const titles = ['Colour for everyone', 'Tables people read', 'Cables and wires'];
  const find = (search: string) => findMatches(search, (matches) => titles.filter(matches));

  it('accepts both spellings and requires all words', () => {
    expect(find('color')).toEqual(['Colour for everyone']);
    expect(find('read tables')).toEqual(['Tables people read']);
    expect(find('read colour')).toEqual([]);
  });

  it('tolerates a typing error only if nothing matches exactly', () => {
    expect(find('colur')).toEqual(['Colour for everyone']);
    expect(find('tables')).toEqual(['Tables people read']);
    expect(find('kangaroo')).toEqual([]);
  });

  it('returns everything for an empty query', () => expect(find('  ')).toEqual(titles));
});
