import { describe, expect, test } from 'vitest';
import type { SearchEntry } from './entry';
import { rankEntries } from './rank';

const buildEntry = (title: string, words = ''): SearchEntry => ({
  kind: 'page',
  title,
  path: `/${title}`,
  words,
});

const ENTRIES = [
  buildEntry('Blog', 'a licence key in an article'),
  buildEntry('Licence keys', 'offline check'),
  buildEntry('Checking a licence key offline', 'jwks'),
  buildEntry('Colour for everyone'),
];

const rankTitles = (search: string, limit = 10) =>
  rankEntries(ENTRIES, search, limit).map(({ title }) => title);

test('rankEntries puts a title before a text, and a short title before a longer one', () => {
  expect(rankTitles('licence key')).toEqual([
    'Checking a licence key offline',
    'Licence keys',
    'Blog',
  ]);
  expect(rankTitles('licence')).toEqual(['Licence keys', 'Checking a licence key offline', 'Blog']);
});

test('rankEntries counts all words, wherever they appear', () => {
  expect(rankTitles('offline licence')).toEqual(['Checking a licence key offline', 'Licence keys']);
  expect(rankTitles('licence zeppelin')).toEqual([]);
});

test('rankEntries finds nothing without words, and never more results than requested', () => {
  expect(rankTitles('  ')).toEqual([]);
  expect(rankTitles('licence', 1)).toEqual(['Licence keys']);
});

test('rankEntries puts operations of the API after pages to read', () => {
  const operation: SearchEntry = { kind: 'api', title: 'Seats', path: '/document/api/seats#list' };
  const found = rankEntries([operation, buildEntry('Giving seats to a team')], 'seats', 2);
  expect(found.map(({ kind }) => kind)).toEqual(['page', 'api']);
});

describe('rankEntries with a whole question', () => {
  const post: SearchEntry = {
    kind: 'post',
    title: 'Paste a key, line by line',
    path: '/blogs/paste',
    words: 'licence paste key',
  };
  const entries = [post, buildEntry('Adding the key', 'paste the key of your licence')];
  const rank = (search: string) => rankEntries(entries, search, 10).map(({ title }) => title);

  test('a question finds the page that explains it before an article about it', () => {
    expect(rank('Where do I paste the key?')).toEqual(['Adding the key', post.title]);
  });

  test('a question finds a page with more than half of its words, one in the title', () => {
    expect(rank('where should our designer paste their licence key')).toContain('Adding the key');
    expect(rank('where should our designer paste that new grey thing')).toEqual([]);
  });

  test('a question that is the title of an article finds the article first', () => {
    expect(rank('paste a key line by line')[0]).toBe(post.title);
  });
});
