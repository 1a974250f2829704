import { describe, expect, test } from 'vitest';
import { computeContrast } from '../host/readable';
import { DARK, HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import { findShapes, listShapes } from '../testing/scenes';
import { createMatrixView, WORDS } from '../testing/views';
import { findRuleColor, readCellColor, readColorRules } from './cell-colors';
import { drawTable } from './draw';
import { FIRST_VIEW, sayInEnglish } from './input';
import { readTable } from './read-data';
import { readTableSettings } from './settings';

const COLUMNS = ['Sales', 'Δ Plan %', 'a < b'].map((name) => ({
  name,
  kind: 'value' as const,
  format: null,
}));
const readRules = (text: string) => readColorRules(text, COLUMNS, LIGHT);

describe('Rules of colours', () => {
  test.each([
    ['Sales > 100: red', 'Sales', 100.1, '#c5283d'],
    ['sales>=100:#ABC', 'Sales', 100, '#aabbcc'],
    ['Δ Plan % < −5%: bad', 'Δ Plan %', -0.051, LIGHT.negative],
    ['= 0: gray', 'Sales', 0, '#8a919e'],
    ['<> 0: good', 'Sales', 1, LIGHT.positive],
    ['≤ .5: #010203', 'Sales', 0.5, '#010203'],
  ])('%s holds for %s of %d', (text, column, value, color) => {
    const { rules, unread } = readRules(text);
    expect(unread).toEqual([]);
    expect(findRuleColor(rules, column, value)).toBe(color);
  });

  test('the first matching rule wins, and other columns get no colour', () => {
    const { rules } = readRules('Sales < 0: red; Sales < 10: orange; Δ Plan % > 1: green');
    expect([-1, 5, 10].map((value) => findRuleColor(rules, 'Sales', value))).toEqual([
      ...['#c5283d', '#d9730d', null],
    ]);
    expect(findRuleColor(rules, 'Δ Plan %', -1)).toBeNull();
  });

  test('names rules that can’t be read, or whose column isn’t there', () => {
    const { rules, unread } = readRules(
      'Sales > : red; Profit > 1: red; Sales > 1: url(x); Sales; ;Sales > 2: red',
    );
    expect(rules).toHaveLength(1);
    expect(unread).toEqual(['Sales > : red', 'Profit > 1: red', 'Sales > 1: url(x)', 'Sales']);
  });

  test.each(['expression(1)', '#12', '#12345g', 'url(#a)', '', 7, null, undefined])(
    'takes %s for no colour',
    (value) => expect(readCellColor(value, LIGHT)).toBeNull(),
  );
});

const createView = (colors: readonly unknown[] = []) =>
  createMatrixView(
    'Region',
    [
      { name: 'Sales', role: 'values' },
      { name: 'Profit', role: 'bars' },
      ...(colors.length > 0 ? [{ name: 'Paint', role: 'color' }] : []),
    ],
    [
      { name: 'North', values: [1200, 80] },
      { name: 'South', values: [-300, -40] },
    ].map(({ name, values }, i) => ({
      name,
      values: colors.length > 0 ? [...values, colors[i] as number] : values,
    })),
  );

const draw = (
  colors: { rules?: string; paint?: string },
  { palette = LIGHT, fields = [] as readonly unknown[] } = {},
) =>
  drawTable({
    data: readTable(createView(fields), WORDS).data,
    settings: readTableSettings({ colors }),
    size: { width: 640, height: 360 },
    palette,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    view: FIRST_VIEW,
  });

type Drawn = ReturnType<typeof draw>;
const listNumberColors = (scene: Drawn) =>
  findShapes(scene, 'number')
    .filter(({ tag }) => tag === 'span')
    .map(({ style }) => style?.color);
const listGrounds = (scene: Drawn) =>
  listShapes(scene)
    .filter(({ key }) => key.startsWith('cell-'))
    .map(({ style }) => style?.background);

test('a rule paints numbers and bars', () => {
  const scene = draw({ rules: 'Sales < 0: #aa0000; Profit > 0: #00aa00' });
  expect(listNumberColors(scene)).toEqual([undefined, '#aa0000']);
  expect(findShapes(scene, 'bar').map(({ attributes }) => attributes.fill)).toEqual([
    '#00aa00',
    LIGHT.negative,
  ]);
});

test('a field paints the cells of its row, and a rule is stronger', () => {
  const fields = ['#0000aa', 'red'];
  expect(listNumberColors(draw({}, { fields }))).toEqual(['#0000aa', '#c5283d']);
  expect(listNumberColors(draw({ rules: 'Sales > 0: #00aa00' }, { fields }))).toEqual([
    '#00aa00',
    '#c5283d',
  ]);
  expect(listNumberColors(draw({}, { fields: [7, 'no colour'] }))).toEqual([undefined, undefined]);
});

test.each([
  ['light', LIGHT],
  ['dark', DARK],
])('numbers stay readable on painted cells (%s)', (_, palette) => {
  for (const color of ['#000000', '#ffffff', '#c5283d', '#f4d35e', '#777777', '#0f7a55']) {
    const scene = draw({ paint: 'background', rules: `Sales > 0: ${color}` }, { palette });
    expect(listGrounds(scene)[0]).toBe(color);
    const ink = listNumberColors(scene)[0] ?? '';
    expect(computeContrast(ink, color)).toBeGreaterThanOrEqual(4.5);
  }
});

test('high contrast has no colours of rules or fields', () => {
  const settings = { rules: '> 0: #00aa00', paint: 'background' };
  const scene = draw(settings, { palette: HIGH_CONTRAST, fields: ['red', 'red'] });
  expect(listGrounds(scene).filter(Boolean)).toEqual([]);
  expect(JSON.stringify(scene)).not.toContain('#00aa00');
});

test('says below the rows that a rule can’t be read', () => {
  const [status] = findShapes(draw({ rules: 'Cost > 1: red' }), 'refused');
  expect(status?.text).toBe('Rule can’t be read: Cost > 1: red');
});
