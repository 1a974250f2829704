import { createCells, type SampleReport } from '@/features/theme-studio';
import {
  COUNT,
  createFigure,
  computeGrowth,
  createHeading,
  MONEY,
  computePoints,
  RATE,
  layOutRow,
  SHARE,
  createSlicers,
  sum,
} from './parts';

const december = sum('Months.Recurring revenue', ['Months.Month', 'Dec']);
const november = sum('Months.Recurring revenue', ['Months.Month', 'Nov']);
const LOST = {
  divide: [{ subtract: [0, sum('Growth.Amount', ['Growth.Step', 'Lost'])] }, november],
} as const;
const CUSTOMERS = sum('Plans.Customers');
const TOP = layOutRow(4, 24, 92, 1232, 116);
const convertPercents = (values: readonly number[]) => values.map((value) => value / 100);

export const SUBSCRIPTIONS: SampleReport = {
  id: 'subscriptions',
  title: 'Subscription metrics',
  tables: {
    Months: {
      columns: [{ name: 'Month' }, { name: 'Recurring revenue', format: MONEY }],
      rows: [
        ['Jan', 412],
        ['Feb', 421],
        ['Mar', 433],
        ['Apr', 440],
        ['May', 452],
        ['Jun', 461],
        ['Jul', 466],
        ['Aug', 480],
        ['Sep', 494],
        ['Oct', 501],
        ['Nov', 517],
        ['Dec', 533],
      ],
    },
    Growth: {
      columns: [{ name: 'Step' }, { name: 'Amount', format: MONEY }],
      rows: [
        ['New', 21],
        ['More', 9],
        ['Less', -5],
        ['Lost', -9],
      ],
    },
    Cohorts: createCells(
      ['Began in', 'Month of life', 'Still customers'],
      SHARE,
      ['0', '1', '2', '3', '4', '5', '6', '7'],
      {
        May: convertPercents([100, 92, 88, 85, 83, 82, 81, 80]),
        Jun: convertPercents([100, 91, 86, 83, 81, 80, 79]),
        Jul: convertPercents([100, 93, 90, 88, 87, 86]),
        Aug: convertPercents([100, 84, 74, 69, 66]),
        Sep: convertPercents([100, 92, 89, 87]),
        Oct: convertPercents([100, 94, 91]),
      },
    ),
    Plans: {
      columns: [
        { name: 'Plan' },
        { name: 'Customers', format: COUNT },
        { name: 'Customers in November', format: COUNT },
      ],
      rows: [
        ['Solo', 1_204, 1_187],
        ['Team', 762, 748],
        ['Company', 198, 191],
      ],
    },
  },
  measures: {
    'Revenue in December': { is: december, format: MONEY },
    'Revenue on November': computeGrowth(december, november),
    'Customers in all': { is: CUSTOMERS, format: COUNT },
    'Customers on November': computeGrowth(CUSTOMERS, sum('Plans.Customers in November')),
    'Revenue lost': { is: LOST, format: RATE },
    'Lost on November': computePoints(LOST, 0.021),
    Payback: { is: 11, format: '0" months"' },
    'Payback on plan': { is: { subtract: [11, 10] }, format: '+0;"−"0;0' },
  },
  visuals: [
    createHeading(
      'Recurring revenue grows by $16k this month',
      'December 2025; customers by the month they began',
    ),
    ...createSlicers(['Plan', 'Plans.Plan'], ['Month', 'Months.Month']),
    createFigure('revenue', 'Recurring revenue', 'Revenue in December', TOP[0]!, [
      'Revenue on November',
      'on November',
      'more',
    ]),
    createFigure('customers', 'Customers', 'Customers in all', TOP[1]!, [
      'Customers on November',
      'on November',
      'more',
    ]),
    createFigure('lost', 'Revenue lost', 'Revenue lost', TOP[2]!, [
      'Lost on November',
      'on November',
      'less',
    ]),
    createFigure('payback', 'Payback', 'Payback', TOP[3]!, ['Payback on plan', 'on plan', 'less']),
    {
      id: 'months',
      type: 'areaChart',
      title: 'Recurring revenue by month',
      wells: { Category: ['Months.Month'], Y: ['Months.Recurring revenue'] },
      axis: [0, 600, 200],
      box: [24, 222, 602, 230],
    },
    {
      id: 'growth',
      type: 'waterfallChart',
      title: 'What makes the growth of December',
      wells: { Category: ['Growth.Step'], Y: ['Growth.Amount'] },
      settings: { labels: { show: true }, legend: { show: false } },
      axis: [0, 40, 10],
      box: [24, 466, 602, 230],
    },
    {
      id: 'cohorts',
      type: 'pivotTable',
      title: 'Still customers, by month of life',
      wells: {
        Rows: ['Cohorts.Began in'],
        Columns: ['Cohorts.Month of life'],
        Values: ['Cohorts.Still customers'],
      },
      box: [640, 222, 616, 474],
    },
  ],
};
