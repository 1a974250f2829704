import { describe, expect, test } from 'vitest';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import { isHtml } from '../scene/scene';
import {
  expectSound,
  HARD_VALUES,
  hardName,
  named,
  shapesOf,
  SIZES,
  wordsOf,
} from '../testing/scenes';
import type { TableColumn, TableData, TableRow } from './data';
import { drawTable, tooltipOf } from './draw';
import { FIRST_VIEW, sayInEnglish, type TableInput } from './input';
import { layoutOf } from './layout';
import { tablePicture } from './picture';
import { readTableSettings } from './settings';

const COLUMNS: readonly TableColumn[] = [
  { name: 'Net sales', kind: 'value', format: '\\$#,0' },
  { name: 'Variance', kind: 'bar', format: '#,0' },
  { name: 'Way', kind: 'line', format: '#,0' },
];
const leaf = (label: string, sales: number, variance: number, within: number[]): TableRow => ({
  label,
  level: within.length,
  isGroup: false,
  within,
  values: [sales, variance, null],
  lines: [[], [], [1, 3, null, 2]],
});
const group = (label: string, sales: number, variance: number): TableRow => ({
  ...leaf(label, sales, variance, []),
  isGroup: true,
});
const REGIONS: readonly TableRow[] = [
  group('North', 7000, 4),
  leaf('Oslo', 4000, 6, [0]),
  leaf('Bergen', 3000, -2, [0]),
  group('South', 9000, 20),
  leaf('Rome', 9000, 9, [3]),
];

function inputOf(rows: readonly TableRow[], changes: Partial<TableInput> = {}): TableInput {
  const data: TableData = {
    name: 'Region',
    columns: COLUMNS,
    rows,
    hasMore: false,
    total: { values: [16_000, 24, null], lines: [[], [], []] },
  };
  return {
    data,
    settings: readTableSettings(),
    size: { width: 640, height: 320 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    view: FIRST_VIEW,
    ...changes,
  };
}
const draw = (rows: readonly TableRow[], changes: Partial<TableInput> = {}) =>
  drawTable(inputOf(rows, changes));
const rowsOf = (scene: ReturnType<typeof draw>) =>
  named(scene, 'body')[0]?.children?.map(({ point }) => point);

describe('a table', () => {
  test('has a header, names, numbers, bars, lines and a total', () => {
    const scene = draw(REGIONS);
    expect(wordsOf(scene)).toEqual(
      expect.arrayContaining(['Region', 'Net sales', 'North', 'Oslo', '$4K', '+6', '−2', 'Total']),
    );
    expect(named(scene, 'bar')).toHaveLength(6);
    expect(named(scene, 'line')).toHaveLength(5);
    expect(scene.label).toBe('Table of 5 rows and 4 columns');
  });

  test('folds groups with their contents and marks them as folded', () => {
    const view = { scrollTop: 0, folds: new Map([[0, true]]) };
    const scene = draw(REGIONS, { view });
    expect(rowsOf(scene)).toEqual([0, 3, 4]);
    expect(scene.order).toEqual([0, 3, 4]);
    expect(named(scene, 'row-0')[0]?.attributes['aria-expanded']).toBe('false');
    expect(named(scene, 'row-3')[0]?.attributes['aria-expanded']).toBe('true');
    const settings = readTableSettings({ rows: { folded: true } });
    expect(rowsOf(draw(REGIONS, { settings }))).toEqual([0, 3]);
    // The reader's changes take precedence over the initial state of groups.
    expect(rowsOf(draw(REGIONS, { settings, view }))).toEqual([0, 3]);
    const open = { scrollTop: 0, folds: new Map([[0, false]]) };
    expect(rowsOf(draw(REGIONS, { settings, view: open }))).toEqual([0, 1, 2, 3]);
  });

  test('draws only the visible rows, at their places', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => leaf(`Row ${i}`, i, i, []));
    const view = { scrollTop: 5000 * 28, folds: new Map<number, boolean>() };
    const scene = draw(many, { view });
    const shown = rowsOf(scene) ?? [];
    expect(shown.length).toBeLessThan(30);
    expect(shown).toContain(5000);
    expect(named(scene, 'body')[0]?.style?.height).toBe('280000px');
    expect(named(scene, 'row-5000')[0]?.attributes['aria-rowindex']).toBe(5002);
  });

  test('measures bars on the leaves; a sum beyond them ends in a point', () => {
    const paths = named(draw(REGIONS), 'bar').map(({ attributes }) => String(attributes.d));
    expect(paths.map((d) => d.includes('L'))).toEqual([false, false, false, true, false, true]);
    const fills = named(draw(REGIONS), 'bar').map(({ attributes }) => attributes.fill);
    expect(fills[2]).toBe(LIGHT.negative);
    const settings = readTableSettings({ bars: { sense: 'less' } });
    expect(named(draw(REGIONS, { settings }), 'bar')[2]?.attributes.fill).toBe(LIGHT.positive);
  });

  test('uses two colours in high contrast', () => {
    const scene = draw(REGIONS, { palette: HIGH_CONTRAST });
    const bars = named(scene, 'bar').map(({ attributes }) => attributes.fill);
    expect(new Set(bars)).toEqual(new Set(['#ffff00', '#000000']));
  });

  test('is mirrored from right to left', () => {
    const [table] = draw(REGIONS, { locale: 'ar' }).shapes;
    expect(table?.style?.direction).toBe('rtl');
  });

  test('describes every number of a row', () => {
    expect(tooltipOf(inputOf(REGIONS), 1)).toEqual([
      { name: 'Net sales', value: '$4,000' },
      { name: 'Variance', value: '6' },
    ]);
  });

  test('needs a licence if it has bars or lines', () => {
    expect(draw(REGIONS).paid).toEqual(['bar', 'line']);
    const { data } = inputOf(REGIONS);
    expect(draw(REGIONS, { data: { ...data, columns: COLUMNS.slice(0, 1) } }).paid).toEqual([]);
    expect(draw([]).paid).toBeUndefined();
  });

  test('says what to do if there is nothing to draw', () => {
    expect(wordsOf(draw([]))).toEqual(['No data. Check the filters on this page.']);
  });

  test.each(HARD_VALUES)('draws %s at every size', (_, values) => {
    const rows = values.map((value, i): TableRow => ({
      label: hardName(i),
      level: 0,
      isGroup: false,
      within: [],
      values: [value, value, null],
      lines: [[], [], values.slice(0, 12)],
    }));
    for (const size of SIZES) {
      const input = inputOf(rows, { size });
      expect(JSON.stringify(drawTable(input))).not.toMatch(/NaN|Infinity|undefined/);
      expect(layoutOf(input).names).toBeGreaterThan(0);
    }
  });
});

describe('the picture of a table', () => {
  const EXACT = { width: 640, height: 196 };

  test('has the words of the table and no HTML', () => {
    const scene = draw(REGIONS);
    const picture = tablePicture(scene);
    expect(wordsOf(picture).filter(Boolean).sort()).toEqual(wordsOf(scene).filter(Boolean).sort());
    expect(shapesOf(picture).filter(({ tag, style }) => isHtml(tag) || style?.position)).toEqual(
      [],
    );
    expect(JSON.stringify(picture)).not.toMatch(/color-mix|NaN|undefined/);
    expectSound(picture);
  });

  test('has each number at the end of its column, and each row below the one before', () => {
    const scene = draw(REGIONS);
    const { columns, names, rowHeight } = layoutOf(inputOf(REGIONS));
    const picture = tablePicture(scene);
    const words = shapesOf(picture).filter(({ tag }) => tag === 'text');
    const of = (text: string) => words.find((one) => one.text === text)?.attributes ?? {};
    const edge = names + (columns[0]?.width ?? 0) - 8;
    for (const text of ['Net sales', '$7K', '$4K', '$16K']) {
      expect(of(text)).toMatchObject({ x: edge, textAnchor: 'end' });
    }
    const pictures = shapesOf(picture).filter(({ tag }) => tag === 'svg');
    const lines = names + (columns[0]?.width ?? 0) + (columns[1]?.width ?? 0) + 8;
    expect([...new Set(pictures.map(({ attributes }) => attributes.x))]).toEqual([
      edge + 16,
      lines,
    ]);
    expect(Number(of('Oslo').x)).toBeGreaterThan(Number(of('Total').x));
    const rows = ['Region', 'North', 'Oslo', 'Bergen', 'South', 'Rome', 'Total'];
    const heights = rows.map((text) => Number(of(text).y));
    expect(heights.slice(1).map((y, i) => Math.round(y - (heights[i] ?? 0)))).toEqual(
      Array.from({ length: 6 }, () => rowHeight),
    );
  });

  test('keeps its total visible over rows without enough room', () => {
    const shown = (height: number) =>
      shapesOf(tablePicture(draw(REGIONS, { size: { ...EXACT, height } }))).find(
        ({ text }) => text === 'Total',
      )?.attributes.y;
    expect(shown(EXACT.height)).toBe(shown(400));
    expect(shown(EXACT.height - 28)).toBe(Number(shown(400)) - 28);
  });

  test.each([
    ['a style it does not know', { textTransform: 'uppercase' }],
    ['a border of another kind', { borderBottom: '1px dashed #000000' }],
    ['a mixture of other colours', { borderBottom: '1px solid color-mix(in oklch, red, blue)' }],
    ['another unit', { width: '4em' }],
  ])('rejects %s', (_, style) => {
    const scene = draw(REGIONS);
    const [table] = scene.shapes;
    const children = table?.children?.map((part) =>
      part.key === 'total' ? { ...part, style: { ...part.style, ...style } } : part,
    );
    const changed = { ...scene, shapes: [{ ...table!, children: children! }] };
    expect(() => tablePicture(changed)).toThrow(/^The picture of a table can’t show/);
  });

  test.each([
    ['rows that are dimmed', { selected: new Set([1]) }],
    ['words from right to left', { locale: 'ar' }],
  ])('rejects %s', (_, changes) => {
    expect(() => tablePicture(draw(REGIONS, changes))).toThrow(/can’t show (opacity|direction)/);
  });

  test('rejects a table without rows, which shows only a sentence', () => {
    expect(() => tablePicture(draw([]))).toThrow('Only a table with rows has a picture');
  });
});
