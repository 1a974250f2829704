import { describe, expect, test } from 'vitest';
import { computeAmount, formatDax, listMembers, readValueBy } from './amounts';
import { computeChartFigures, computeTableFigures, computeWaterfallFigures } from './figures';
import { formatNumber } from './number-format';
import { createCells, type Amount, type SampleReport } from './report';

const REPORT: SampleReport = {
  id: 'sample',
  title: 'Sample',
  tables: {
    'Shop sales': {
      columns: [
        { name: 'Month' },
        { name: 'Sold', format: '#,0' },
        { name: 'Plan', format: '#,0' },
      ],
      rows: [
        ['Jan', 10, 8],
        ['Feb', 30, 24],
      ],
    },
    Steps: {
      columns: [{ name: 'Step' }, { name: 'Amount', format: '0' }],
      rows: [
        ['In', 12],
        ['Out', -5],
      ],
    },
    Heat: createCells(['Day', 'Hour', 'Load'], '0', ['6', '7'], { Mon: [1, 2], Tue: [3] }),
  },
  measures: {},
  visuals: [],
};
const SOLD: Amount = { of: 'sum', column: 'Shop sales.Sold' };
const PLAN: Amount = { of: 'sum', column: 'Shop sales.Plan' };

test.each<[Amount, number, string]>([
  [7, 7, '7'],
  [SOLD, 40, "SUM ( 'Shop sales'[Sold] )"],
  [{ of: 'average', column: 'Shop sales.Sold' }, 20, "AVERAGE ( 'Shop sales'[Sold] )"],
  [{ of: 'largest', column: 'Shop sales.Sold' }, 30, "MAX ( 'Shop sales'[Sold] )"],
  [
    { of: 'sum', column: 'Shop sales.Sold', where: ['Shop sales.Month', 'Feb'] },
    30,
    `CALCULATE ( SUM ( 'Shop sales'[Sold] ), 'Shop sales'[Month] = "Feb" )`,
  ],
  [
    { divide: [SOLD, PLAN] },
    1.25,
    "DIVIDE ( SUM ( 'Shop sales'[Sold] ), SUM ( 'Shop sales'[Plan] ) )",
  ],
  [
    { subtract: [100, { subtract: [SOLD, PLAN] }] },
    92,
    "100 - ( SUM ( 'Shop sales'[Sold] ) - SUM ( 'Shop sales'[Plan] ) )",
  ],
  [{ add: [1, 2, PLAN] }, 35, "1 + 2 + SUM ( 'Shop sales'[Plan] )"],
])('computeAmount and formatDax agree on %j', (amount, value, dax) => {
  expect(computeAmount(REPORT, amount)).toBe(value);
  expect(formatDax(REPORT, amount)).toBe(dax);
});

test.each([
  [18_204, '#,0', '18,204'],
  [4820, '\\$#,0"k"', '$4,820k'],
  [-5, '\\$#,0"k";"−"\\$#,0"k";\\$0', '−$5k'],
  [0, '\\$#,0"k";"−"\\$#,0"k";\\$0', '$0'],
  [0.386, '0.0%', '38.6%'],
  [0.031, '+0.0%;"−"0.0%;0.0%', '+3.1%'],
  [-0.026, '+0.0%;"−"0.0%;0.0%', '−2.6%'],
  [1.8, '+0.0" pt";"−"0.0" pt";0.0" pt"', '+1.8 pt'],
  [174, '0" min"', '174 min'],
  [-3, '0', '−3'],
])('formatNumber writes %d with the format %s as %s', (value, format, text) => {
  expect(formatNumber(value, format)).toBe(text);
});

describe('figures of visuals', () => {
  const visual = { id: 'a', title: 'A', box: [0, 0, 100, 100] as const };

  test('a chart shows the columns of its table in the order of the rows', () => {
    const figures = computeChartFigures(REPORT, {
      ...visual,
      type: 'lineChart',
      wells: { Category: ['Shop sales.Month'], Y: ['Shop sales.Sold', 'Shop sales.Plan'] },
      dashed: ['Shop sales.Plan'],
    });
    expect(figures.categories).toEqual(['Jan', 'Feb']);
    expect(figures.series).toEqual([
      { name: 'Sold', values: [10, 30] },
      { name: 'Plan', values: [8, 24], isDashed: true },
    ]);
    expect(figures.ticks).toEqual([0, 10, 20, 30]);
  });

  test('a waterfall chart ends with the total that Power BI adds', () => {
    const { steps: all } = computeWaterfallFigures(REPORT, {
      ...visual,
      type: 'waterfallChart',
      wells: { Category: ['Steps.Step'], Y: ['Steps.Amount'] },
    });
    expect(all.at(-1)).toEqual({ name: 'Total', value: 7, kind: 'total' });
  });

  test('a table has one row per member and bars relative to the largest value', () => {
    const { rows, columns } = computeTableFigures(REPORT, {
      ...visual,
      type: 'tableEx',
      wells: { Values: ['Shop sales.Month', 'Shop sales.Plan', 'Shop sales.Sold'] },
      bars: ['Shop sales.Sold'],
    });
    expect(rows).toEqual([
      ['Jan', 8, 10],
      ['Feb', 24, 30],
    ]);
    expect(columns.map(({ kind, most }) => [kind, most])).toEqual([
      ['text', undefined],
      ['number', undefined],
      ['bar', 30],
    ]);
  });

  test('a matrix has no value for a missing row', () => {
    expect(listMembers(REPORT, 'Heat.Day')).toEqual(['Mon', 'Tue']);
    expect(readValueBy(REPORT, 'Heat.Load', ['Heat.Day', 'Tue'], ['Heat.Hour', '6'])).toBe(3);
    expect(readValueBy(REPORT, 'Heat.Load', ['Heat.Day', 'Tue'], ['Heat.Hour', '7'])).toBeNull();
  });
});
