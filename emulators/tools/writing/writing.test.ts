import { describe, expect, test } from 'vitest';
import { findInFile, readExceptions } from './check';
import { checkCommitMessage } from './commit-message';
import { findSigns } from './signs';

const listMatches = (text: string) => findSigns(text).map(({ match }) => match);

describe('findSigns', () => {
  test.each([
    ['What was paid for nothing is refunded', 'What'],
    ['Ends the run. Whoever waits is told.', 'is told'],
    ['A code that is none', 'is none'],
    ['The mail goes to the address of before', 'of before'],
    ['The job starts by itself', 'by itself'],
    ['Each attempt is a press', 'a press'],
    ['The rule stands in the engine', 'stands in'],
    ['A second commit mends the row', 'mends'],
  ])('findSigns marks "%s"', (text, match) => {
    expect(listMatches(text)).toContain(match);
  });

  test('findSigns exempts questions and quotations', () => {
    expect(listMatches("What's included?")).toEqual([]);
    expect(listMatches('Where do I paste the key?')).toEqual([]);
    expect(listMatches('Stripe answers "What is none" for `Of nothing`.')).toEqual([]);
  });

  test('findSigns reads each sentence of a text', () => {
    expect(listMatches('Returns the key. Where it is missing, null.')).toEqual(['Where']);
  });

  test('findSigns leaves words inside a sentence alone', () => {
    expect(listMatches('Returns the plan of what was bought, where it was bought')).toEqual([]);
  });
});

describe('findInFile', () => {
  test('findInFile reads comments, test titles and strings of TypeScript', () => {
    const text = [
      '/** Whether the order is open. */',
      'const a = 1; // Of the first run.',
      "test('whoever asks gets nothing', () => {});",
      "throw new Error('Nothing is said about it');",
      "import { x } from './is none';",
    ].join('\n');
    const findings = findInFile('a.ts', text);
    expect(findings.map(({ line, match }) => [line, match])).toEqual(
      expect.arrayContaining([
        [1, 'Whether'],
        [2, 'Of'],
        [3, 'whoever'],
        [4, 'is said'],
      ]),
    );
    expect(findings).toHaveLength(4);
  });

  test('findInFile joins the lines of a comment before it looks for sentences', () => {
    const text = '// The last one of those that we know, a place\n// Where nothing starts.\nf();';
    expect(findInFile('a.ts', text)).toEqual([]);
  });

  test('findInFile reads comments inside JSX', () => {
    const text = 'const a = <p>{/* What follows */}Of two words more</p>;';
    expect(findInFile('a.tsx', text).map(({ match }) => match)).toEqual(
      expect.arrayContaining(['What', 'Of']),
    );
  });

  test('findInFile reads paragraphs, lists and tables of Markdown, and no code', () => {
    const text = [
      '# Whose page this is',
      '',
      'Of all pages,',
      'one.',
      '',
      '- Who reads it',
      '',
      '| Before | After |',
      '| --- | --- |',
      '| What was | Where is |',
      '',
      '```',
      'What code says',
      '```',
    ].join('\n');
    const lines = findInFile('a.md', text).map(({ line, match }) => [line, match]);
    expect(lines).toEqual([
      [1, 'Whose'],
      [3, 'Of'],
      [6, 'Who'],
      [10, 'Where'],
    ]);
  });

  test('findInFile skips the headings of help and legal pages', () => {
    expect(findInFile('a.mdx', '## Who is responsible\n\nWe are.\n')).toEqual([]);
  });
});

describe('readExceptions', () => {
  test('readExceptions reads the rows that give a file, words and a reason', () => {
    const table = [
      '## Exceptions',
      '',
      '| File | Words | Reason |',
      '| --- | --- | --- |',
      '| `docs/a.md` | `anew` | a quotation of the law |',
      '| `docs/b.md` | `anew` | |',
    ].join('\n');
    expect(readExceptions(table)).toEqual([{ file: 'docs/a.md', match: 'anew' }]);
  });
});

describe('checkCommitMessage', () => {
  test.each(['Show when another admin has deleted the user', 'Pass the signal on', 'Merge main'])(
    'checkCommitMessage accepts "%s"',
    (message) => {
      expect(checkCommitMessage(`${message}\n\nDetails.`)).toEqual([]);
    },
  );

  test.each([
    ['The chapter is a component', /imperative/],
    ['Added a limit', /imperative/],
    ['Fixes the limit', /imperative/],
    ['Fixing the limit', /imperative/],
    ['Whom another admin deleted is gone', /noun|imperative/],
    ['Fix the limit.', /full stop/],
    [`Fix ${'x'.repeat(80)}`, /84 characters/],
    ['Mend the limit', /repair/],
  ])('checkCommitMessage rejects "%s"', (message, fault) => {
    expect(checkCommitMessage(message).join(' ')).toMatch(fault);
  });
});
