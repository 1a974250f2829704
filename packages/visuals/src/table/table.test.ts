import { describe, expect, test } from 'vitest';
import { HIGH_CONTRAST, LIGHT } from '../testing/palettes';
import { isHtml } from '../scene/scene';
import {
  expectValidScene,
  EDGE_CASE_VALUES,
  createEdgeCaseName,
  findShapes,
  listShapes,
  SIZES,
  listWords,
} from '../testing/scenes';
import type { TableColumn, TableData, TableRow } from './data';
import { drawTable, buildTooltip } from './draw';
import { FIRST_VIEW, sayInEnglish, type TableInput } from './input';
import { computeLayout } from './layout';
import { drawTablePicture } from './picture';
import { readTableSettings } from './settings';

const COLUMNS: readonly TableColumn[] = [
  { name: 'Net sales', kind: 'value', format: '\\$#,0' },
  { name: 'Variance', kind: 'bar', format: '#,0' },
  { name: 'Way', kind: 'line', format: '#,0' },
];
const createLeaf = (
  label: string,
  sales: number,
  variance: number,
  within: number[],
): TableRow => ({
  label,
  level: within.length,
  isGroup: false,
  within,
  values: [sales, variance, null],
  lines: [[], [], [1, 3, null, 2]],
});
const createGroup = (label: string, sales: number, variance: number): TableRow => ({
  ...createLeaf(label, sales, variance, []),
  isGroup: true,
});
const REGIONS: readonly TableRow[] = [
  createGroup('North', 7000, 4),
  createLeaf('Oslo', 4000, 6, [0]),
  createLeaf('Bergen', 3000, -2, [0]),
  createGroup('South', 9000, 20),
  createLeaf('Rome', 9000, 9, [3]),
];

function createInput(rows: readonly TableRow[], changes: Partial<TableInput> = {}): TableInput {
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
  drawTable(createInput(rows, changes));
const listRows = (scene: ReturnType<typeof draw>) =>
  findShapes(scene, 'body')[0]?.children?.map(({ point }) => point);

describe('a table', () => {
  test('has a header, names, numbers, bars, lines and a total', () => {
    const scene = draw(REGIONS);
    expect(listWords(scene)).toEqual(
      expect.arrayContaining(['Region', 'Net sales', 'North', 'Oslo', '$4K', '+6', '−2', 'Total']),
    );
    expect(findShapes(scene, 'bar')).toHaveLength(6);
    expect(findShapes(scene, 'line')).toHaveLength(5);
    expect(scene.label).toBe('Table of 5 rows and 4 columns');
  });

  test('folds groups with their contents and marks them as folded', () => {
    const view = { scrollTop: 0, folds: new Map([[0, true]]) };
    const scene = draw(REGIONS, { view });
    expect(listRows(scene)).toEqual([0, 3, 4]);
    expect(scene.order).toEqual([0, 3, 4]);
    expect(findShapes(scene, 'row-0')[0]?.attributes['aria-expanded']).toBe('false');
    expect(findShapes(scene, 'row-3')[0]?.attributes['aria-expanded']).toBe('true');
    const settings = readTableSettings({ rows: { folded: true } });
    expect(listRows(draw(REGIONS, { settings }))).toEqual([0, 3]);
    // The reader's changes take precedence over the initial state of groups.
    expect(listRows(draw(REGIONS, { settings, view }))).toEqual([0, 3]);
    const open = { scrollTop: 0, folds: new Map([[0, false]]) };
    expect(listRows(draw(REGIONS, { settings, view: open }))).toEqual([0, 1, 2, 3]);
  });

  test('draws only the visible rows, at their places', () => {
    const many = Array.from({ length: 10_000 }, (_, i) => createLeaf(`Row ${i}`, i, i, []));
    const view = { scrollTop: 5000 * 28, folds: new Map<number, boolean>() };
    const scene = draw(many, { view });
    const shown = listRows(scene) ?? [];
    expect(shown.length).toBeLessThan(30);
    expect(shown).toContain(5000);
    expect(findShapes(scene, 'body')[0]?.style?.height).toBe('280000px');
    expect(findShapes(scene, 'row-5000')[0]?.attributes['aria-rowindex']).toBe(5002);
  });

  test('measures bars on the leaves; a sum beyond them ends in a point', () => {
    const paths = findShapes(draw(REGIONS), 'bar').map(({ attributes }) => String(attributes.d));
    expect(paths.map((d) => d.includes('L'))).toEqual([false, false, false, true, false, true]);
    const fills = findShapes(draw(REGIONS), 'bar').map(({ attributes }) => attributes.fill);
    expect(fills[2]).toBe(LIGHT.negative);
    const settings = readTableSettings({ bars: { sense: 'less' } });
    expect(findShapes(draw(REGIONS, { settings }), 'bar')[2]?.attributes.fill).toBe(LIGHT.positive);
  });

  test('uses two colours in high contrast', () => {
    const scene = draw(REGIONS, { palette: HIGH_CONTRAST });
    const bars = findShapes(scene, 'bar').map(({ attributes }) => attributes.fill);
    expect(new Set(bars)).toEqual(new Set(['#ffff00', '#000000']));
  });

  test('is mirrored from right to left', () => {
    const [table] = draw(REGIONS, { locale: 'ar' }).shapes;
    expect(table?.style?.direction).toBe('rtl');
  });

  test('describes every number of a row', () => {
    expect(buildTooltip(createInput(REGIONS), 1)).toEqual([
      { name: 'Net sales', value: '$4,000' },
      { name: 'Variance', value: '6' },
    ]);
  });

  test('needs a licence if it has bars or lines', () => {
    expect(draw(REGIONS).paid).toEqual(['bar', 'line']);
    const { data } = createInput(REGIONS);
    expect(draw(REGIONS, { data: { ...data, columns: COLUMNS.slice(0, 1) } }).paid).toEqual([]);
    expect(draw([]).paid).toBeUndefined();
  });

  test('says what to do if there is nothing to draw', () => {
    expect(listWords(draw([]))).toEqual(['No data. Check the filters on this page.']);
  });

  test.each(EDGE_CASE_VALUES)('draws %s at every size', (_, values) => {
    const rows = values.map((value, i): TableRow => ({
      label: createEdgeCaseName(i),
      level: 0,
      isGroup: false,
      within: [],
      values: [value, value, null],
      lines: [[], [], values.slice(0, 12)],
    }));
    for (const size of SIZES) {
      const input = createInput(rows, { size });
      expect(JSON.stringify(drawTable(input))).not.toMatch(/NaN|Infinity|undefined/);
      expect(computeLayout(input).names).toBeGreaterThan(0);
    }
  });
});

describe('the picture of a table', () => {
  const EXACT = { width: 640, height: 196 };

  test('has the words of the table and no HTML', () => {
    const scene = draw(REGIONS);
    const picture = drawTablePicture(scene);
    expect(listWords(picture).filter(Boolean).sort()).toEqual(
      listWords(scene).filter(Boolean).sort(),
    );
    expect(listShapes(picture).filter(({ tag, style }) => isHtml(tag) || style?.position)).toEqual(
      [],
    );
    expect(JSON.stringify(picture)).not.toMatch(/color-mix|NaN|undefined/);
    expectValidScene(picture);
  });

  test('has each number at the end of its column, and each row below the one before', () => {
    const scene = draw(REGIONS);
    const { columns, names, rowHeight } = computeLayout(createInput(REGIONS));
    const picture = drawTablePicture(scene);
    const words = listShapes(picture).filter(({ tag }) => tag === 'text');
    const findAttributes = (text: string) =>
      words.find((one) => one.text === text)?.attributes ?? {};
    const edge = names + (columns[0]?.width ?? 0) - 8;
    for (const text of ['Net sales', '$7K', '$4K', '$16K']) {
      expect(findAttributes(text)).toMatchObject({ x: edge, textAnchor: 'end' });
    }
    const pictures = listShapes(picture).filter(({ tag }) => tag === 'svg');
    const lines = names + (columns[0]?.width ?? 0) + (columns[1]?.width ?? 0) + 8;
    expect([...new Set(pictures.map(({ attributes }) => attributes.x))]).toEqual([
      edge + 16,
      lines,
    ]);
    expect(Number(findAttributes('Oslo').x)).toBeGreaterThan(Number(findAttributes('Total').x));
    const rows = ['Region', 'North', 'Oslo', 'Bergen', 'South', 'Rome', 'Total'];
    const heights = rows.map((text) => Number(findAttributes(text).y));
    expect(heights.slice(1).map((y, i) => Math.round(y - (heights[i] ?? 0)))).toEqual(
      Array.from({ length: 6 }, () => rowHeight),
    );
  });

  test('keeps its total visible over rows without enough room', () => {
    const findTotalY = (height: number) =>
      listShapes(drawTablePicture(draw(REGIONS, { size: { ...EXACT, height } }))).find(
        ({ text }) => text === 'Total',
      )?.attributes.y;
    expect(findTotalY(EXACT.height)).toBe(findTotalY(400));
    expect(findTotalY(EXACT.height - 28)).toBe(Number(findTotalY(400)) - 28);
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
    expect(() => drawTablePicture(changed)).toThrow(/^The picture of a table can’t show/);
  });

  test.each([
    ['rows that are dimmed', { selected: new Set([1]) }],
    ['words from right to left', { locale: 'ar' }],
  ])('rejects %s', (_, changes) => {
    expect(() => drawTablePicture(draw(REGIONS, changes))).toThrow(
      /can’t show (opacity|direction)/,
    );
  });

  test('rejects a table without rows, which shows only a sentence', () => {
    expect(() => drawTablePicture(draw([]))).toThrow('Only a table with rows has a picture');
  });
});
