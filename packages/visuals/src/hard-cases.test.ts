import { runs } from '@flexa/testing/sample';
import { FLEXA_VISUALS } from '@flexa/license/flexa';
import { describe, expect, test } from 'vitest';
import type { Scene } from './scene/scene';
import type { SettingsTable } from './settings/table';
import { DRAWINGS } from './testing/drawings';
import { DARK, HIGH_CONTRAST, LIGHT, ONE_COLOR } from './testing/palettes';
import {
  expectValidScene,
  findShapes,
  listShapes,
  listWords,
  findOverlappingWords,
  findWordsOutside,
} from './testing/scenes';

const UPS_AND_DOWNS = [40, -12, 25, -31, 8, 17, -4, 52];
/** A page at 400 percent leaves a quarter of 640 by 360. */
const SMALL = [
  [160, 90],
  [320, 180],
  [60, 60],
  [60, 400],
  [400, 60],
  [640, 360],
] as const;
const MANY = Array.from({ length: runs(30_000, 5_000) }, (_, i) => Math.round(Math.sin(i) * 1000));

/** Every colour that an author can choose, chosen. */
const setAllColors = (table: SettingsTable, color: string) =>
  Object.fromEntries(
    Object.entries(table).map(([card, { options }]) => [
      card,
      Object.fromEntries(
        Object.entries(options).flatMap(([name, { kind }]) =>
          kind === 'color' ? [[name, color]] : [],
        ),
      ),
    ]),
  );

/** The inks of shapes, and those of HTML. */
function listInks(scene: Scene): string[] {
  const inks = listShapes(scene).flatMap(({ attributes: { fill, stroke }, style = {} }) => [
    ...[fill, stroke, style.color, style.background],
    ...[style.borderBottom, style.borderTop, style.boxShadow],
  ]);
  const colors = inks.flatMap((ink) => String(ink ?? '').match(/#[0-9a-f]{3,8}/gi) ?? []);
  return [...new Set(colors)].sort();
}

describe.each(FLEXA_VISUALS)('$name', ({ name }) => {
  const { draw, settings } = DRAWINGS[name];
  // A table is HTML: what there is no room for scrolls.
  const sizes = name === 'table' ? [] : SMALL;

  test(`draws ${MANY.length} rows`, () => {
    const scene = draw(MANY);
    if (name === 'table') expect(JSON.stringify(scene)).not.toMatch(/NaN|Infinity|undefined/);
    else expectValidScene(scene);
  }, 120_000);

  test('gives every shape a key that is unique among its siblings', () => {
    for (const values of [UPS_AND_DOWNS, MANY.slice(0, 300)]) {
      const scene = draw(values);
      const lists = [scene.shapes, ...listShapes(scene).map(({ children = [] }) => children)];
      for (const list of lists) {
        const keys = list.map(({ key }) => key);
        expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
      }
    }
  });

  test.each(sizes)('lays no word on another at %i by %i', (width, height) => {
    for (const values of [UPS_AND_DOWNS, UPS_AND_DOWNS.slice(0, 3), [1e300, -1e300, 5]]) {
      for (const fontSize of [9, 14, 24]) {
        const changes = { size: { width, height }, stored: { text: { fontSize } } };
        const overlaps = findOverlappingWords(draw(values, changes));
        expect({ values, fontSize, overlaps }).toEqual({ values, fontSize, overlaps: [] });
      }
    }
  });

  test.each([
    ['a light page', LIGHT],
    ['a dark page', DARK],
    ['a theme of one colour', ONE_COLOR],
    ['high contrast', HIGH_CONTRAST],
  ])('uses only the colours of %s', (_, palette) => {
    const known: unknown[] = Object.values(palette);
    expect(
      listInks(draw(UPS_AND_DOWNS, { palette })).filter((ink) => !known.includes(ink)),
    ).toEqual([]);
  });

  test('ignores the author’s colours in high contrast', () => {
    const stored = setAllColors(settings, '#123456');
    expect(listInks(draw(UPS_AND_DOWNS, { stored }))).toContain('#123456');
    const inks = listInks(draw(UPS_AND_DOWNS, { stored, palette: HIGH_CONTRAST }));
    expect(inks).not.toContain('#123456');
  });

  test.each(sizes)('cuts no word at %i by %i, as a page at 400 percent has it', (width, height) => {
    for (const locale of ['en-US', 'ar']) {
      for (const values of [UPS_AND_DOWNS, [1e300, -1e300], [], [123_456_789]]) {
        for (const fontSize of [9, 24]) {
          const changes = { size: { width, height }, locale, stored: { text: { fontSize } } };
          const outside = findWordsOutside(draw(values, changes));
          expect({ locale, values, fontSize, outside }).toEqual({
            locale,
            values,
            fontSize,
            outside: [],
          });
        }
      }
    }
  });
});

test.each([
  ['bullet-list', {}],
  ['bridge', { bars: { direction: 'rows' } }],
] as const)('%s keeps its names in large letters, below one another', (name, stored) => {
  for (const fontSize of [9, 24, 40]) {
    const changes = { size: { width: 900, height: 90 }, stored: { ...stored, text: { fontSize } } };
    const scene = DRAWINGS[name].draw(UPS_AND_DOWNS, changes);
    expect(findShapes(scene, 'name').length).toBeGreaterThan(3);
    expect(findOverlappingWords(scene)).toEqual([]);
  }
});

test('a sentence that replaces a drawing wraps and is cut at the last line', () => {
  const listWordsAt = (width: number, height: number) =>
    listWords(DRAWINGS.bridge.draw([], { size: { width, height } }));
  expect(listWordsAt(640, 360)).toEqual(['No data. Check the filters on this page.']);
  expect(listWordsAt(120, 90).join(' ')).toBe('No data. Check the filters on this page.');
  expect(listWordsAt(120, 40)).toHaveLength(2);
  expect(listWordsAt(120, 40).at(-1)).toMatch(/…$/);
});

test.each([
  ['variance-columns', /^head-/],
  ['bridge', /^bar$/],
  ['table', /^bar$/],
] as const)('%s tells bad from good without colours', (name, key) => {
  for (const palette of [ONE_COLOR, HIGH_CONTRAST]) {
    const marks = listShapes(DRAWINGS[name].draw([5, -5], { palette })).filter((shape) =>
      key.test(shape.key),
    );
    const isHollow = marks.map(({ attributes }) => attributes.fill === palette.background);
    expect(new Set(isHollow)).toEqual(new Set([true, false]));
  }
});
