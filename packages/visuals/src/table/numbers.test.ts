import { describe, expect, test } from 'vitest';
import { estimateLettersWidth } from '../scene/font-widths';
import { BOLD } from '../scene/words';
import { LIGHT } from '../testing/palettes';
import { findShapes, listWords } from '../testing/scenes';
import { createMatrixView, WORDS } from '../testing/views';
import { PADDING } from './columns';
import type { TableColumn, TableRow } from './data';
import { drawTable, buildTooltip } from './draw';
import { FIRST_VIEW, sayInEnglish, type TableInput } from './input';
import { computeLayout } from './layout';
import { readTable } from './read-data';
import { readTableSettings } from './settings';

const VALUES: readonly TableColumn[] = [
  { name: 'Sales', kind: 'value', format: '#,0' },
  { name: 'Plan', kind: 'value', format: '#,0' },
];

const createRow = (label: string, ...values: (number | null)[]): TableRow => ({
  label,
  level: 0,
  isGroup: false,
  within: [],
  values,
  lines: [[], []],
});

function createInput(
  rows: readonly TableRow[],
  total: readonly (number | null)[] | null,
  changes: Partial<TableInput> = {},
  columns = VALUES,
): TableInput {
  return {
    data: {
      name: 'Product',
      columns,
      rows,
      total: total && { values: total, lines: [[], []] },
      hasMore: false,
    },
    settings: readTableSettings(),
    size: { width: 520, height: 230 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    view: FIRST_VIEW,
    ...changes,
  };
}

const sumRows = (rows: readonly TableRow[], index: number) =>
  rows.reduce((all, { values }) => all + (values[index] ?? 0), 0);

/** Cells whose text is wider than its room. */
function cutCells(input: TableInput): string[] {
  const scene = drawTable(input);
  const { columns, fontSize } = computeLayout(input);
  return columns.flatMap(({ index, width }) =>
    findShapes(scene, `cell-${index}`).flatMap(({ children: [span] = [] }) => {
      const { text = '', style } = span ?? {};
      const bold = style?.fontWeight === '600' ? BOLD : 1;
      const { fontFamily } = input.settings.text;
      const needed = estimateLettersWidth(text, fontSize, fontFamily) * bold + 2 * PADDING;
      return needed > width ? [text] : [];
    }),
  );
}

describe('numbers of a table', () => {
  const SKUS = Array.from({ length: 3000 }, (_, i) =>
    createRow(`SKU ${i}`, 60_000 + ((i * 37) % 100), 60_000 - ((i * 53) % 100)),
  );

  test('columns have room for their numbers, and for the total of 3,000 rows', () => {
    const input = createInput(SKUS, [sumRows(SKUS, 0), sumRows(SKUS, 1)]);
    expect(sumRows(SKUS, 0)).toBe(180_148_500);
    const [total] = findShapes(drawTable(input), 'total');
    expect(listWords({ shapes: total ? [total] : [] })).toEqual([
      ...['Total (rounded)', '180,149K', '179,852K'],
    ]);
    expect(cutCells(input)).toEqual([]);
  });

  test('columns have room for numbers written out, in any font', () => {
    const rows = Array.from({ length: 120 }, (_, i) => createRow(`SKU ${i}`, 98_765 + i, -98_765));
    const settings = readTableSettings({
      text: { displayUnits: 'none', fontFamily: '"Arial Black"', fontSize: 14 },
    });
    const input = createInput(rows, [sumRows(rows, 0), sumRows(rows, 1)], { settings });
    expect(listWords(drawTable(input))).toEqual(
      expect.arrayContaining(['11,858,940', '-11,851,800', 'Total']),
    );
    expect(cutCells(input)).toEqual([]);
  });

  test('columns have room for groups beyond the first rows', () => {
    const rows = Array.from({ length: 300 }, (_, i) => createRow(`Row ${i}`, 1, 1));
    const group = { ...createRow('Group', 123_456_789.5, -123_456_789.5), isGroup: true };
    const leaf = { ...createRow('Leaf', 1, 1), level: 1, within: [300] };
    const view = { scrollTop: 300 * 28, folds: new Map<number, boolean>() };
    expect(cutCells(createInput([...rows, group, leaf], null, { view }))).toEqual([]);
  });

  test('rows add up to the total as shown, or the total says that it is rounded', () => {
    const parts = [createRow('A', 33.4e6, 1), createRow('B', 33.4e6, 1), createRow('C', 33.4e6, 1)];
    const words = listWords(drawTable(createInput(parts, [100.2e6, 3])));
    expect(words).toEqual(expect.arrayContaining(['33.4M', '100.2M', 'Total']));
    const settings = readTableSettings({ text: { decimals: 0 } });
    const rounded = listWords(drawTable(createInput(parts, [100.2e6, 3], { settings })));
    expect(rounded).toEqual(expect.arrayContaining(['33M', '100M', 'Total (rounded)']));
  });

  test('numbers beside bars have a sign, and their column has room for both', () => {
    const bars: TableColumn[] = [{ name: 'Margin', kind: 'bar', format: '0.0%' }];
    const words = listWords(
      drawTable(createInput([createRow('A', 0.023), createRow('B', -0.037)], null, {}, bars)),
    );
    expect(words).toEqual(expect.arrayContaining(['+2.3%', '−3.7%']));
    const wide: TableColumn[] = [{ name: 'V', kind: 'bar', format: '#,0.00 "per tonne"' }];
    const settings = readTableSettings({ text: { displayUnits: 'none' }, bars: { width: 60 } });
    const input = createInput(
      [createRow('A', 1_234_567.5), createRow('B', -9.25)],
      null,
      { settings },
      wide,
    );
    const [column] = computeLayout(input).columns;
    expect(column?.width).toBeGreaterThan((column?.label ?? Infinity) + 2 * PADDING);
  });

  test('a number wider than the table ends in an ellipsis, and its title has it whole', () => {
    const long: TableColumn[] = [
      { name: 'V', kind: 'value', format: `#,0 "${'long '.repeat(30)}"` },
    ];
    const scene = drawTable(
      createInput([createRow('A', 5)], null, { size: { width: 200, height: 230 } }, long),
    );
    const [cell] = findShapes(scene, 'cell-0');
    expect(cell?.style).toMatchObject({ textOverflow: 'ellipsis', overflow: 'hidden' });
    expect(cell?.attributes.title).toContain('5 long');
  });

  test('each cell has its own format', () => {
    const kpis: [string, number, number, string][] = [
      ['Revenue', 1_250_000, 1_180_000, '#,0 "€"'],
      ['Margin %', 0.314, 0.298, '0.0%'],
      ['Headcount', 48, 45, '0'],
      ['NPS', 0.42, 0.4, '0.00'],
    ];
    const view = createMatrixView(
      'KPI',
      [
        { name: 'Actual', role: 'values' },
        { name: 'Plan', role: 'values' },
      ],
      kpis.map(([name, actual, plan, format]) => ({ name, values: [actual, plan], format })),
    );
    const { data } = readTable(view, WORDS);
    const settings = readTableSettings({ text: { displayUnits: 'none' } });
    const listShown = (changes: Partial<TableInput>) => {
      const scene = drawTable({ ...createInput([], null), data, ...changes });
      return [0, 1].map((index) =>
        findShapes(scene, `cell-${index}`).map(({ children: [span] = [] }) => span?.text),
      );
    };
    expect(listShown({ settings })).toEqual([
      ['1,250,000 €', '31.4%', '48', '0.42'],
      ['1,180,000 €', '29.8%', '45', '0.40'],
    ]);
    expect(listShown({})).toEqual([
      ['1.3M €', '31.4%', '48', '0.42'],
      ['1.2M €', '29.8%', '45', '0.40'],
    ]);
    expect(buildTooltip({ ...createInput([], null), data }, 1)).toEqual([
      { name: 'Actual', value: '31.4%' },
      { name: 'Plan', value: '29.8%' },
    ]);
  });
});

describe('names of a table', () => {
  const LONG = 'Other operating expenses and provisions';

  test('names of rows take the width they need, up to 40 % of the table', () => {
    const many = Array.from({ length: 8 }, (_, i) => ({
      name: `Column ${i}`,
      kind: 'value' as const,
      format: '#,0',
    }));
    const rows = [createRow(LONG, ...many.map(() => 123_456_789))];
    const listNamesAt = (width: number) =>
      computeLayout(createInput(rows, null, { size: { width, height: 230 } }, many)).names;
    expect(listNamesAt(440)).toBe(176);
    const needed = listNamesAt(1000);
    expect(estimateLettersWidth(LONG, 12, 'Segoe UI')).toBeLessThanOrEqual(needed - 2 * PADDING);
    const scene = drawTable(createInput(rows, null, { size: { width: 440, height: 230 } }, many));
    expect(findShapes(scene, 'name')[0]?.text).toMatch(/^Other op.*…*.*sions$/);
  });

  test('names of groups have room for their indent and weight', () => {
    const group = { ...createRow('Operating expenses', 5, 5), isGroup: true, level: 2, within: [] };
    const input = createInput([group, createRow('A', 5, 5)], null);
    expect(listWords(drawTable(input))).toContain('Operating expenses');
  });
});
