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
])('%s and %s are one word', (one, other) => expect(splitWords(one)).toEqual(splitWords(other)));

describe('the score of a word', () => {
  test.each([
    ['seat', ['seats', 'seat'], 3],
    ['sea', ['seats'], 2],
    ['fund', ['refunds'], 1],
    ['refunds', ['refund'], 1],
    ['gateway', ['gate'], 0],
    ['refnud', ['refund'], 0],
  ])('%s among %j: %d', (word, among, points) => expect(scoreWord(word, among)).toBe(points));

  test.each([
    ['refnud', 'two letters have changed places'],
    ['refnd', 'one is missing'],
    ['reffund', 'one is there twice'],
    ['refumd', 'one is another'],
    ['erfund', 'the first two have changed places'],
    ['efund', 'the first is missing'],
  ])('forgives one typing error: %s (%s)', (word) => {
    expect(scoreWord(word, ['refunds'], true)).toBeGreaterThan(0);
  });

  test.each(['refmdu', 'kangaroo', 'rufnd', 'rfd'])('does not forgive two: %s', (word) => {
    expect(scoreWord(word, ['refund'], true)).toBe(0);
  });
});

test.each([
  ['How do I get a refund?', ['refund']],
  ['color of the title', ['color', 'title']],
  ['how to', ['how', 'to']],
])('drops fillers from %j unless nothing else is left', (query, words) => {
  expect(splitQuery(query)).toEqual(words);
});

describe('a search', () => {
  const titles = ['Colour for everyone', 'Tables people read', 'Cables and wires'];
  const find = (search: string) => findMatches(search, (matches) => titles.filter(matches));

  it('knows both spellings, and all of its words count', () => {
    expect(find('color')).toEqual(['Colour for everyone']);
    expect(find('read tables')).toEqual(['Tables people read']);
    expect(find('read colour')).toEqual([]);
  });

  it('forgives an error where nothing else is found, and only there', () => {
    expect(find('colur')).toEqual(['Colour for everyone']);
    expect(find('tables')).toEqual(['Tables people read']);
    expect(find('kangaroo')).toEqual([]);
  });

  it('without words finds everything', () => expect(find('  ')).toEqual(titles));
});
