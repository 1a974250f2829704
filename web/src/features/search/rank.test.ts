import { expect, test } from 'vitest';
import type { SearchEntry } from './entry';
import { rankEntries } from './rank';

const entry = (title: string, words = ''): SearchEntry => ({
  kind: 'page',
  title,
  path: `/${title}`,
  words,
});

const ENTRIES = [
  entry('Blog', 'a licence key in an article'),
  entry('Licence keys', 'offline check'),
  entry('Checking a licence key offline', 'jwks'),
  entry('Colour for everyone'),
];

const titles = (search: string, most = 10) =>
  rankEntries(ENTRIES, search, most).map(({ title }) => title);

test('a title comes before a text, and a title of little else before a longer one', () => {
  expect(titles('licence key')).toEqual(['Checking a licence key offline', 'Licence keys', 'Blog']);
  expect(titles('licence')).toEqual(['Licence keys', 'Checking a licence key offline', 'Blog']);
});

test('counts all words, whichever appear in the title', () => {
  expect(titles('offline licence')).toEqual(['Checking a licence key offline', 'Licence keys']);
  expect(titles('licence zeppelin')).toEqual([]);
});

test('finds nothing without words, and never more results than requested', () => {
  expect(titles('  ')).toEqual([]);
  expect(titles('licence', 1)).toEqual(['Licence keys']);
});

test('ranks operations of the API after pages to read', () => {
  const operation: SearchEntry = { kind: 'api', title: 'Seats', path: '/document/api/seats#list' };
  const found = rankEntries([operation, entry('Giving seats to a team')], 'seats', 2);
  expect(found.map(({ kind }) => kind)).toEqual(['page', 'api']);
});
