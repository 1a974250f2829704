import { expect, it } from 'vitest';
import { readSampleText, listSampleThemes } from '../testing/powerbi';
import { applyDecisions } from './decided';
import { createDocument, formatDocument } from './document';
import type { JsonObject } from './json';
import { OF_STORAGE, parseDocument } from './parse-document';

/** Themes whose lists stand one value a line, as JSON is set by nearly every program. */
const plain = listSampleThemes().filter((name) => {
  const text = readSampleText(name).replace(/\r\n?/g, '\n');
  const indent = /^\s*\{\n([ \t]+)"/.exec(text)?.[1] ?? '';
  return JSON.stringify(JSON.parse(text), null, indent).trimEnd() === text.trimEnd();
});

it('there are themes to try it with', () => {
  expect(plain.length).toBeGreaterThanOrEqual(3);
});

it.each(plain)('%s is written as it was read, letter by letter', (name) => {
  const text = readSampleText(name).replace(/\r\n?/g, '\n');
  const document = createDocument(JSON.parse(text) as JsonObject, name, text);
  expect(formatDocument(document).trimEnd()).toBe(text.trimEnd());
});

it.each(plain)('of %s with another colour one line is another one', (name) => {
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
});

it('is kept with the document', () => {
  const text = '{\n\t"visualStyles": {},\n\t"name": "A"\n}';
  const document = createDocument(JSON.parse(text) as JsonObject, 'A', text);
  expect(parseDocument(JSON.parse(JSON.stringify(document)), OF_STORAGE)).toEqual(document);
  expect(formatDocument(document)).toBe(`${text}\n`);
});
