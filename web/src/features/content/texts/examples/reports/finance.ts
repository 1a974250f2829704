import type { SampleReport } from '@/features/theme-studio';
import {
  createFigure,
  computeGrowth,
  MONEY,
  computePoints,
  RATE,
  layOutColumn,
  sum,
} from './parts';

const sumLine = (name: string, column = 'Statement.Actual') =>
  sum(column, ['Statement.Line', name]);
const PROFIT = sumLine('Operating profit');
const MARGIN = { divide: [sumLine('Gross profit'), sumLine('Revenue')] } as const;
const PLANNED_MARGIN = {
  divide: [sumLine('Gross profit', 'Statement.Plan'), sumLine('Revenue', 'Statement.Plan')],
} as const;
const SIDE = layOutColumn(3, 856, 104, 400, 286);

export const FINANCE: SampleReport = {
  id: 'finance',
  title: 'Profit and loss',
  tables: {
    Bridge: {
      columns: [{ name: 'Step' }, { name: 'Amount', format: MONEY }],
      rows: [
        ['Revenue', 4820],
        ['Cost of goods', -2958],
        ['Wages', -843],
        ['Marketing', -184],
        ['Other', -174],
      ],
    },
    Statement: {
      columns: [
        { name: 'Line' },
        { name: 'Plan', format: '#,0' },
        { name: 'Actual', format: '#,0' },
        { name: 'Effect on profit', format: '+#,0;"−"#,0;0' },
      ],
      rows: [
        ['Revenue', 4675, 4820, 145],
        ['Cost of goods', 2875, 2958, -83],
        ['Gross profit', 1800, 1862, 62],
        ['Wages', 820, 843, -23],
        ['Marketing', 190, 184, 6],
        ['Other', 150, 174, -24],
        ['Operating profit', 640, 661, 21],
      ],
    },
    Quarters: {
      columns: [
        { name: 'Quarter' },
        { name: 'Revenue', format: MONEY },
        { name: 'Profit margin', format: RATE, isAverage: true },
      ],
      rows: [
        ['Q1', 977, 0.124],
        ['Q2', 1126, 0.131],
        ['Q3', 1308, 0.142],
        ['Q4', 1409, 0.147],
      ],
    },
  },
  measures: {
    'Profit of the year': { is: PROFIT, format: MONEY },
    'Profit on plan': computeGrowth(PROFIT, sumLine('Operating profit', 'Statement.Plan')),
    'Gross margin': { is: MARGIN, format: RATE },
    'Margin on plan': computePoints(MARGIN, PLANNED_MARGIN),
    'Wages of the year': { is: sumLine('Wages'), format: MONEY },
    'Wages on plan': computeGrowth(sumLine('Wages'), sumLine('Wages', 'Statement.Plan')),
  },
  visuals: [
    { id: 'band', type: 'shape', title: 'Head of the page', fill: 0, box: [0, 0, 1280, 88] },
    {
      id: 'heading',
      type: 'textbox',
      title: 'Profit is $21k above plan',
      note: 'Year 2025, all entities, thousand dollars',
      isOnColor: true,
      box: [24, 14, 900, 60],
    },
    {
      id: 'bridge',
      type: 'waterfallChart',
      title: 'From revenue to operating profit',
      wells: { Category: ['Bridge.Step'], Y: ['Bridge.Amount'] },
      settings: { labels: { show: true } },
      axis: [0, 5000, 1000],
      box: [24, 104, 818, 286],
    },
    createFigure('profit', 'Operating profit', 'Profit of the year', SIDE[0]!, [
      'Profit on plan',
      'on plan',
      'more',
    ]),
    createFigure('margin', 'Gross margin', 'Gross margin', SIDE[1]!, [
      'Margin on plan',
      'on plan',
      'more',
    ]),
    createFigure('wages', 'Wages', 'Wages of the year', SIDE[2]!, [
      'Wages on plan',
      'on plan',
      'less',
    ]),
    {
      id: 'statement',
      type: 'tableEx',
      title: 'Profit and loss, plan and actual',
      wells: {
        Values: [
          'Statement.Line',
          'Statement.Plan',
          'Statement.Actual',
          'Statement.Effect on profit',
        ],
      },
      signed: ['Statement.Effect on profit'],
      nameShare: 0.36,
      box: [24, 404, 640, 292],
    },
    {
      id: 'quarters',
      type: 'lineClusteredColumnComboChart',
      title: 'Revenue and profit margin by quarter',
      wells: {
        Category: ['Quarters.Quarter'],
        Y: ['Quarters.Revenue'],
        Y2: ['Quarters.Profit margin'],
      },
      colors: { 'Quarters.Revenue': 4, 'Quarters.Profit margin': 0 },
      axis: [0, 1500, 500],
      secondAxis: [0.1, 0.16, 0.02],
      box: [678, 404, 578, 292],
    },
  ],
};
