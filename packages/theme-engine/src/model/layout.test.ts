import { expect, it } from 'vitest';
import { readSampleText, listSampleThemes } from '../testing/powerbi';
import { applyDecisions } from './apply-decisions';
import { createDocument, formatDocument } from './document';
import type { JsonObject } from './json';
import { STORAGE_LIMITS, parseDocument } from './parse-document';

/** Themes that are formatted as JSON.stringify does, with one value per line. */
const plain = listSampleThemes().filter((name) => {
  const text = readSampleText(name).replace(/\r\n?/g, '\n');
  const indent = /^\s*\{\n([ \t]+)"/.exec(text)?.[1] ?? '';
  return JSON.stringify(JSON.parse(text), null, indent).trimEnd() === text.trimEnd();
});

it('at least three sample themes are laid out as JSON.stringify does', () => {
  expect(plain.length).toBeGreaterThanOrEqual(3);
});

it.each(plain)('formatDocument writes %s exactly as it was read', (name) => {
  const text = readSampleText(name).replace(/\r\n?/g, '\n');
  const document = createDocument(JSON.parse(text) as JsonObject, name, text);
  expect(formatDocument(document).trimEnd()).toBe(text.trimEnd());
});

it.each(plain)(
  'formatDocument changes only lines with a colour when one colour of %s changes',
  (name) => {
    const text = readSampleText(name).replace(/\r\n?/g, '\n');
    const theme = JSON.parse(text) as JsonObject;
    const document = createDocument(theme, name, text);
    const [first = '#000000', ...rest] = document.decisions.dataColors;
    expect(first).not.toBe('#123456');
    const lines = formatDocument(
      applyDecisions(document, { dataColors: ['#123456', ...rest] }),
    ).split('\n');
    const before = formatDocument(document).split('\n');
    // A repeated colour changes everywhere, and nothing moves.
    expect(lines).toHaveLength(before.length);
    const changed = lines.filter((line, i) => line !== before[i]);
    expect(changed.length).toBeGreaterThan(0);
    for (const line of changed) expect(line).toContain('#');
  },
);

it('the layout of a file is stored with the document', () => {
  const text = '{\n\t"visualStyles": {},\n\t"name": "A"\n}';
  const document = createDocument(JSON.parse(text) as JsonObject, 'A', text);
  expect(parseDocument(JSON.parse(JSON.stringify(document)), STORAGE_LIMITS)).toEqual(document);
  expect(formatDocument(document)).toBe(`${text}\n`);
});
