import { expect, test } from 'vitest';
import text from '../texts/document/document.mdx';
import { CHAPTERS } from '../texts/document/chapters';
import { collectBlocks, isChapter } from '../text/blocks';
import { extractText } from '../text/words';
import { splitChapters, listPageBlocks, searchChapters } from './chapters';

const chapters = splitChapters(collectBlocks(text));
const findPaths = (search: string) => searchChapters(chapters, search).map(({ path }) => path);

test('the list of chapters has each chapter of the text, in its order', () => {
  expect(chapters.map(({ id, title }) => ({ id, title }))).toEqual(
    CHAPTERS.map(({ slug, title }) => ({ id: slug, title })),
  );
});

test('every address of the documentation is unique', () => {
  const ids = chapters.flatMap(({ id, parts }) => [id, ...parts.map((part) => part.id)]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('a chapter’s page has its parts as headings of the second level, and loses no text', () => {
  const keys = chapters.find(({ id }) => id === 'licence-keys');
  const blocks = keys ? listPageBlocks(keys) : [];
  expect(blocks.filter(isChapter).map(extractText)).toEqual([
    'What is in a key',
    'When a licence is revoked',
    'Checking a key offline',
    'Checking a key online',
  ]);
  const shown = chapters.reduce((sum, chapter) => sum + 1 + listPageBlocks(chapter).length, 0);
  expect(shown).toBe(collectBlocks(text).length);
});

test('searchChapters finds the parts with all words, each with its address and beginning', () => {
  const [hit, ...others] = searchChapters(chapters, 'JWKS offline');
  expect(others).toEqual([]);
  expect(hit).toMatchObject({
    path: '/document/licence-keys#checking-a-key-offline',
    title: 'Licence keys › Checking a key offline',
  });
  expect(hit?.excerpt.length).toBeGreaterThan(20);
  expect(hit?.excerpt.length).toBeLessThan(145);
});

test('searchChapters finds nothing for an unknown word', () =>
  expect(findPaths('zeppelin')).toEqual([]));

test('searchChapters accepts both spellings and a typing error', () => {
  expect(findPaths('license keys')).toEqual(findPaths('licence keys'));
  expect(findPaths('revokation')).toEqual(findPaths('revocation'));
});

test('searchChapters finds a straight and a curly apostrophe', () => {
  expect(findPaths('card’s colour')).not.toEqual([]);
  expect(findPaths("card's colour")).toEqual(findPaths('card’s colour'));
});
