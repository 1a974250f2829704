import { runs } from '@flexa/testing/sample';
import { expect, test } from 'vitest';
import { checkTheme } from '../format/check-theme';
import { createDocument, formatDocument, compileTheme } from '../model/document';
import type { JsonObject } from '../model/json';
import { compare } from './compare';
import { readTheme } from './read-theme';

const CARDS = ['labels', 'title', 'legend', 'background', 'categoryAxis'];
const COUNT = runs(120_000, 20_000);

/** A theme with so many values, as one with a style preset for each of a company's dashboards has. */
function createLargeTheme(): JsonObject {
  const createColor = (i: number) => ({
    solid: { color: `#${(i % 0xffffff).toString(16).padStart(6, '0')}` },
  });
  const presets = Array.from({ length: COUNT / 10 }, (_, i): [string, JsonObject] => [
    `Look ${i}`,
    Object.fromEntries(
      CARDS.map((card, c) => [card, [{ show: (i + c) % 2 === 0, color: createColor(i + c) }]]),
    ),
  ]);
  return { name: 'Large', visualStyles: { columnChart: Object.fromEntries(presets) } };
}

test(`a theme with ${COUNT} values keeps every value and is checked completely`, () => {
  const theme = createLargeTheme();
  const text = JSON.stringify(theme, null, 2);
  const read = readTheme(text);
  if (read.kind !== 'theme') throw new Error(read.message);
  const document = createDocument(read.theme, '', read.text);
  expect(compileTheme(document)).toEqual(theme);
  expect(formatDocument(document)).toBe(`${text}\n`);
  expect(checkTheme(theme, null)).toMatchObject({ errors: [], settings: COUNT });
  expect(compare(theme, compileTheme(document))).toEqual([]);
});
