import { describe, expect, test } from 'vitest';
import { LIGHT } from '../testing/palettes';
import { findShapes, listWords } from '../testing/scenes';
import { createSettingsChanger } from '../testing/settings';
import { createMatrixView, WORDS } from '../testing/views';
import type { TableColumn, TableData, TableRow } from './data';
import { drawTable, buildTooltip } from './draw';
import { FIRST_VIEW, sayInEnglish, type Sort, type TableInput } from './input';
import { computeLayout } from './layout';
import { readTable } from './read-data';
import { readTableSettings } from './settings';

const COLUMNS: readonly TableColumn[] = [
  { name: 'AC', kind: 'value', format: '#,0' },
  { name: 'PL', kind: 'value', format: '#,0', scenario: 'plan' },
];
const createRow = (
  label: string,
  actual: number | null,
  plan: number | null,
  kind?: TableRow['kind'],
): TableRow => ({
  label,
  level: 0,
  isGroup: false,
  within: [],
  values: [actual, plan],
  lines: [[], []],
  ...(kind && { kind }),
});
/** A month of a controller: margins are 40 % and 44.4 %, costs are over plan. */
const STATEMENT = [
  createRow('Revenue', 1000, 900),
  createRow('Cost of sales', 600, 500, 'inverted'),
  createRow('Gross profit', 400, 400, 'subtotal'),
  createRow('Staff', 180, 200, 'inverted'),
  createRow('Memo: orders', 77, 70, 'ignored'),
  createRow('EBIT', 215, null, 'closing'),
];

const settingsWith = createSettingsChanger(readTableSettings({ text: { displayUnits: 'none' } }));

function createInput(rows: readonly TableRow[], changes: Partial<TableInput> = {}): TableInput {
  const data: TableData = {
    name: 'Account',
    columns: COLUMNS,
    rows,
    hasMore: false,
    total: { values: [9, 9], lines: [[], []] },
  };
  return {
    data,
    settings: readTableSettings({ text: { displayUnits: 'none' } }),
    size: { width: 960, height: 400 },
    palette: LIGHT,
    locale: 'en-US',
    say: sayInEnglish,
    selected: null,
    view: FIRST_VIEW,
    ...changes,
  };
}
const calculateData = (input: TableInput) => computeLayout(input).data;
const listNames = (input: TableInput) => {
  const { data, shown } = computeLayout(input);
  return shown.map((place) => data.rows[place]?.label);
};
const listCells = (input: TableInput, place: number) =>
  findShapes({ shapes: findShapes(drawTable(input), `row-${place}`) }, 'number').map(
    ({ text }) => text,
  );

describe('a statement in a table', () => {
  test('keeps costs positive, with a minus before their name', () => {
    const scene = drawTable(createInput(STATEMENT));
    const names = findShapes(scene, 'name').map(({ text }) => text);
    expect(names).toEqual([
      ...[
        'Revenue',
        '−\u00A0Cost of sales',
        'Gross profit',
        '−\u00A0Staff',
        'Memo: orders',
        'EBIT ≠',
      ],
    ]);
    expect(listCells(createInput(STATEMENT), 1)[0]).toBe('600');
  });

  test('checks levels against the rows above, and fills those that the model leaves blank', () => {
    const { rows, total } = calculateData(createInput(STATEMENT));
    expect(rows[2]?.gaps?.slice(0, 2)).toEqual([0, 0]);
    // 1000 − 600 − 180 is 220, and the model says 215.
    expect(rows[5]?.gaps?.[0]).toBe(-5);
    expect(rows[5]?.values[1]).toBe(900 - 500 - 200);
    expect(total).toBeNull();
    expect(buildTooltip(createInput(STATEMENT), 5)).toContainEqual({
      name: 'AC: Not in the rows',
      value: '−5',
    });
  });

  test('parents and the total subtract costs', () => {
    const group = { ...createRow('Profit', 9, 9), isGroup: true };
    const inner = [createRow('Sales', 50, 40), createRow('Costs', 20, 10, 'inverted')].map(
      (one) => ({
        ...one,
        level: 1,
        within: [0],
      }),
    );
    const { rows, total } = calculateData(createInput([group, ...inner, createRow('Other', 5, 5)]));
    expect(rows[0]?.values.slice(0, 2)).toEqual([30, 30]);
    expect(total?.values.slice(0, 2)).toEqual([35, 35]);
  });

  test('compares with plan in amount and percent; costs over plan are bad', () => {
    const input = createInput(STATEMENT);
    expect(calculateData(input).columns.map(({ name }) => name)).toEqual([
      ...['AC', 'PL', 'Δ PL', 'Δ PL %'],
    ]);
    expect(listCells(input, 0)).toEqual(['1,000', '900', '+100', '+11.1%']);
    expect(listCells(input, 1)).toEqual(['600', '500', '+100', '+20.0%']);
    const readColor = (place: number) =>
      findShapes({ shapes: findShapes(drawTable(input), `row-${place}`) }, 'number')[2]?.style
        ?.color;
    expect([0, 1, 3].map(readColor)).toEqual([LIGHT.positive, LIGHT.negative, LIGHT.positive]);
    const settings = settingsWith('variance', { kind: 'absolute' });
    expect(listCells(createInput(STATEMENT, { settings }), 0)).toEqual(['1,000', '900', '+100']);
  });

  test('a percentage of nothing is blank', () => {
    expect(listCells(createInput([createRow('New', 5, 0), createRow('Gone', null, 5)]), 0)).toEqual(
      [...['5', '0', '+5', '']],
    );
  });
});

describe('ratios of rows', () => {
  const ratios = 'Gross margin % = Gross profit / Revenue; EBIT % = ebit / Revenue';
  const input = createInput(STATEMENT, { settings: settingsWith('rows', { ratios }) });

  test('follow the row they divide, in percent, and differ in percentage points', () => {
    expect(listNames(input)).toEqual([
      ...['Revenue', 'Cost of sales', 'Gross profit', 'Gross margin %', 'Staff', 'Memo: orders'],
      ...['EBIT', 'EBIT %'],
    ]);
    expect(listCells(input, 6)).toEqual(['40.00%', '44.44%', '−4.44 pp', '']);
    expect(listCells(input, 7)).toEqual(['21.50%', '22.22%', '−0.72 pp', '']);
  });

  test('are written as the reader’s language has it', () => {
    expect(listCells({ ...input, locale: 'de-DE' }, 6)[0]).toBe('40,00%');
  });

  test('name a row that does not exist, and never divide by zero', () => {
    const settings = settingsWith('rows', { ratios: 'Share = Profits / Revenue' });
    expect(listWords(drawTable(createInput(STATEMENT, { settings })))).toContain(
      'Share: no row “Profits”',
    );
    const none = createInput([createRow('A', 5, 5), createRow('B', 0, null)], {
      settings: settingsWith('rows', { ratios: 'A / B' }),
    });
    expect(listCells(none, 2)).toEqual(['', '', '', '']);
  });

  test('find names that contain a slash', () => {
    const rows = [createRow('Plan/Actual', 5, 5), createRow('All', 10, 10)];
    const settings = settingsWith('rows', { ratios: 'R = Plan/Actual / All' });
    expect(listCells(createInput(rows, { settings }), 2)[0]).toBe('50.0%');
  });
});

describe('units of compared columns', () => {
  const cellsAt = (rows: readonly TableRow[], place: number) => {
    const input = createInput(rows, { settings: readTableSettings() });
    return listCells({ ...input, data: { ...input.data, total: null } }, place);
  };

  test('are the same for values, plan and differences', () => {
    const rows = [createRow('North', 5_300_000, 900_000), createRow('South', 2_400_000, 2_300_000)];
    expect(cellsAt(rows, 0)).toEqual(['5.3M', '0.9M', '+4.4M', '+488.9%']);
    expect(cellsAt(rows, 1)).toEqual(['2.4M', '2.3M', '+0.1M', '+4.3%']);
  });

  test('are smaller where one tiny row would give all of them four decimals', () => {
    const rows = [createRow('North', 530_000, 520_000), createRow('Refunds', 500, 900)];
    rows.push(createRow('South', 2_400_000, 2_300_000));
    expect(cellsAt(rows, 1).slice(0, 3)).toEqual(['0.5K', '0.9K', '−0.4K']);
    expect(cellsAt(rows, 2).slice(0, 2)).toEqual(['2,400.0K', '2,300.0K']);
  });
});

test('keeps the percent sign of a header behind its Latin name, also from right to left', () => {
  const texts = (locale: string) =>
    findShapes(drawTable(createInput(STATEMENT, { locale })), 'sort').map(({ text }) => text);
  expect(texts('ar')).toContain('Δ PL %\u200e');
  expect(texts('en')).toContain('Δ PL %');
});

test('scrolling sorts and filters the rows no second time', () => {
  const view = { ...FIRST_VIEW, sort: { column: 'AC', isDown: true } };
  const input = createInput(STATEMENT, { view });
  const { shown } = computeLayout(input);
  expect(computeLayout({ ...input, view: { ...view, scrollTop: 40 } }).shown).toBe(shown);
  const sort = { column: 'AC', isDown: false };
  expect(computeLayout({ ...input, view: { ...view, sort } }).shown).not.toEqual(shown);
});

describe('sorting', () => {
  const listSortedNames = (sort: Sort, rows: readonly TableRow[] = STATEMENT) =>
    listNames(createInput(rows, { view: { ...FIRST_VIEW, sort } }));

  test('sorts each section, and levels stay below theirs', () => {
    expect(listSortedNames({ column: 'AC', isDown: false })).toEqual([
      ...['Cost of sales', 'Revenue', 'Gross profit', 'Memo: orders', 'Staff', 'EBIT'],
    ]);
    expect(listSortedNames({ column: '', isDown: false }).slice(0, 2)).toEqual([
      ...['Cost of sales', 'Revenue'],
    ]);
  });

  test('keeps rows with their group, and blanks last both ways', () => {
    const createGroup = (label: string, value: number) => ({
      ...createRow(label, value, 0),
      isGroup: true,
    });
    const createLeaf = (label: string, value: number | null, within: number) => ({
      ...createRow(label, value, 0),
      level: 1,
      within: [within],
    });
    const rows = [
      createGroup('North', 3),
      createLeaf('Oslo', 1, 0),
      createLeaf('Bergen', null, 0),
      createLeaf('Moss', 2, 0),
      createGroup('South', 9),
      createLeaf('Rome', 9, 4),
    ];
    expect(listSortedNames({ column: 'AC', isDown: true }, rows)).toEqual([
      ...['South', 'Rome', 'North', 'Moss', 'Oslo', 'Bergen'],
    ]);
    expect(listSortedNames({ column: 'AC', isDown: false }, rows)).toEqual([
      ...['North', 'Oslo', 'Moss', 'Bergen', 'South', 'Rome'],
    ]);
  });

  test('tells screen readers the direction', () => {
    const view = { ...FIRST_VIEW, sort: { column: 'AC', isDown: true } };
    const scene = drawTable(createInput(STATEMENT, { view }));
    expect(findShapes(scene, 'header-0')[0]?.attributes['aria-sort']).toBe('descending');
    expect(findShapes(scene, 'header-1')[0]?.attributes['aria-sort']).toBe('none');
    expect(findShapes(scene, 'sort')[1]?.tag).toBe('button');
  });
});

describe('the layout of a statement', () => {
  test('keeps the first column in view, from the left or the right', () => {
    for (const locale of ['en-US', 'ar-SA']) {
      const parts = findShapes(drawTable(createInput(STATEMENT, { locale })), 'names');
      const styles = parts.map(({ style }) => [style?.position, style?.insetInlineStart]);
      expect(styles.length).toBe(7);
      expect(new Set(styles.map(String))).toEqual(new Set(['sticky,0']));
    }
  });

  test('takes the widths that the reader dragged', () => {
    const view = {
      ...FIRST_VIEW,
      widths: new Map([
        ['AC', 44],
        ['', 300],
      ]),
    };
    const { columns, names } = computeLayout(createInput(STATEMENT, { view }));
    expect([columns[0]?.width, names]).toEqual([44, 300]);
    const narrow = { ...view, widths: new Map([['AC', 40]]) };
    const [cell] = findShapes(
      drawTable(createInput([createRow('A', 123_456_789, 1)], { view: narrow })),
      'cell-0',
    );
    expect(cell?.attributes.title).toBe('123,456,789');
  });

  test('wraps names into lines on request, and the rows are as high', () => {
    const long = 'Income from discontinued operations attributable to shareholders of the parent';
    const settings = settingsWith('rows', { wrap: true });
    const rows = [createRow(long, 1, 1), createRow('Tax', 1, 1)];
    const input = createInput(rows, { settings, size: { width: 400, height: 300 } });
    const [name] = findShapes(drawTable(input), 'name');
    expect(name?.text?.split('\n').length).toBe(3);
    expect(findShapes(drawTable(input), 'names')[1]?.style).toMatchObject({
      display: 'flex',
      alignItems: 'center',
    });
    expect(computeLayout(input).rowHeight).toBeGreaterThan(
      computeLayout(createInput(rows)).rowHeight,
    );
  });

  test('has its total above the rows on request, in the order of screen readers too', () => {
    const rows = [createRow('A', 4, 1), createRow('B', 5, 8)];
    const scene = drawTable(
      createInput(rows, { settings: settingsWith('total', { place: 'above' }) }),
    );
    const keys = scene.shapes[0]?.children?.map(({ key }) => key);
    expect(keys).toEqual(['header', 'total', 'body']);
    const indexes = ['total', 'row-0', 'row-1'].map(
      (key) => findShapes(scene, key)[0]?.attributes['aria-rowindex'],
    );
    expect(indexes).toEqual([2, 3, 4]);
  });

  test('says in the table that Power BI sends no more rows', () => {
    const view = { ...FIRST_VIEW, isRefused: true };
    expect(listWords(drawTable(createInput(STATEMENT, { view })))).toContain(
      'First 6 rows. Power BI sends no more.',
    );
  });
});

test('reads kinds from a field and from the report, and the roles of plan and previous year', () => {
  const view = createMatrixView(
    'Account',
    [
      { name: 'AC', role: 'values' },
      { name: 'PL', role: 'plan' },
      { name: 'Kind', role: 'kind' },
    ],
    [
      { name: 'Revenue', values: [10, 9, 0] },
      { name: 'Costs', values: [4, 3, 4] },
      { name: 'Profit', values: [6, 6, 1] },
    ],
  );
  const [, , profit] = view.matrix?.rows.root.children ?? [];
  profit!.objects = { statementRow: { kind: 'closing' } };
  const { data } = readTable(view, WORDS);
  expect(data.rows.map(({ kind }) => kind)).toEqual([undefined, 'inverted', 'closing']);
  expect(data.columns.map(({ name, scenario }) => [name, scenario])).toEqual([
    ['AC', undefined],
    ['PL', 'plan'],
  ]);
});
