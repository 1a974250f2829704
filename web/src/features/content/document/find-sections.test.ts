import { expect, test } from 'vitest';
import text from '../../../../content/document/document.mdx';
import { blocksOf, isChapter, isPart } from '../text/blocks';
import { textOf } from '../text/words';
import { searchSections, sectionsOf } from './find-sections';

const sections = sectionsOf(blocksOf(text));

test('the documentation has its chapters, each with an anchor', () => {
  expect(sections.map(({ id }) => id)).toEqual([
    'getting-started',
    'the-theme-studio',
    'downloading-a-theme',
    'applying-a-theme',
    'visuals',
    'licences',
    'licence-keys',
    'seats',
    'refunds',
    'your-data',
    'troubleshooting',
  ]);
});

test('a search leaves the parts that have all its words', () => {
  const found = searchSections(sections, 'JWKS offline');
  expect(found.map(({ id }) => id)).toEqual(['licence-keys']);
  const headings = found[0]?.blocks
    .filter((block) => isChapter(block) || isPart(block))
    .map(textOf);
  expect(headings).toEqual(['Licence keys', 'Checking a key offline']);
});

test('an empty search leaves everything, an unknown word nothing', () => {
  expect(searchSections(sections, '  ')).toEqual(sections);
  expect(searchSections(sections, 'zeppelin')).toEqual([]);
});

test('both spellings find the same, and a typing error is forgiven', () => {
  expect(searchSections(sections, 'license keys')).toEqual(
    searchSections(sections, 'licence keys'),
  );
  expect(searchSections(sections, 'revokation')).toEqual(searchSections(sections, 'revocation'));
});

test('an apostrophe is found as a keyboard types it and as the text has it', () => {
  const found = searchSections(sections, 'card’s colour');
  expect(found.map(({ id }) => id)).toContain('the-theme-studio');
  expect(searchSections(sections, "card's colour")).toEqual(found);
});
