import {
  CHANNELS,
  COUNTRIES,
  MONTHS,
  PRODUCTS,
  sumAmounts as total,
  YEARS,
} from '@flexa/theme-engine/retail';
import type { SampleReport } from '@/features/theme-studio';
import {
  CHANGE,
  COUNT,
  computeGrowth,
  createHeading,
  MONEY,
  computePoints,
  RATE,
  createSlicers,
  sum,
} from './parts';

/** The retail model's year 2025. */
const [BEFORE, NOW] = YEARS;
const REVENUE = sum('Months.Revenue');
const ORDERS = sum('Year.Orders');
const MARGIN = { divide: [sum('Year.Gross profit'), REVENUE] } as const;
const RETURNS = { divide: [sum('Year.Returned orders'), ORDERS] } as const;

const QUARTERS = ['Q1', 'Q2', 'Q3', 'Q4'] as const;
/** The ramp has a shade for each of these. */
const MARKETS = COUNTRIES.map(({ name, quarters }) => ({ name, revenue: total(quarters) }))
  .toSorted((a, b) => b.revenue - a.revenue)
  .slice(0, 8);

export const RETAIL: SampleReport = {
  id: 'retail',
  title: 'Revenue overview',
  tables: {
    Months: {
      columns: [
        { name: 'Month' },
        { name: 'Revenue', format: MONEY },
        { name: 'Plan', format: MONEY },
      ],
      rows: MONTHS.map(({ name, revenue, goal }) => [name, revenue, goal]),
    },
    Markets: {
      columns: [{ name: 'Market' }, { name: 'Revenue', format: MONEY }],
      rows: MARKETS.map(({ name, revenue }) => [name, revenue]),
    },
    Quarters: {
      columns: [{ name: 'Quarter' }, ...CHANNELS.map(({ name }) => ({ name, format: MONEY }))],
      rows: QUARTERS.map((name, i) => [name, ...CHANNELS.map(({ quarters }) => quarters[i] ?? 0)]),
    },
    Products: {
      columns: [
        { name: 'Product' },
        { name: 'Revenue', format: MONEY },
        { name: 'On plan', format: CHANGE },
      ],
      rows: PRODUCTS.slice(0, 5).map(({ name, revenue, onPlan }) => [name, revenue, onPlan]),
    },
    Year: {
      columns: [
        { name: 'Year' },
        { name: 'Orders', format: '#,0' },
        { name: 'Orders last year', format: '#,0' },
        { name: 'Gross profit', format: MONEY },
        { name: 'Returned orders', format: '#,0' },
      ],
      rows: [
        [
          String(NOW.year),
          NOW.orders,
          BEFORE.orders,
          Math.round(NOW.revenue * NOW.margin),
          Math.round(NOW.orders * NOW.returnRate),
        ],
      ],
    },
  },
  measures: {
    'Total revenue': { is: { divide: [REVENUE, 1000] }, format: '\\$0.0"M"' },
    'Revenue on plan': computeGrowth(REVENUE, sum('Months.Plan')),
    'Order count': { is: ORDERS, format: COUNT },
    'Order growth': computeGrowth(ORDERS, sum('Year.Orders last year')),
    'Gross margin': { is: MARGIN, format: RATE },
    'Margin change': computePoints(MARGIN, BEFORE.margin),
    'Return rate': { is: RETURNS, format: RATE },
    'Returns change': computePoints(RETURNS, BEFORE.returnRate),
  },
  visuals: [
    createHeading('Revenue overview', 'All markets, October 2024 to September 2025'),
    ...createSlicers(['Month', 'Months.Month'], ['Market', 'Markets.Market']),
    {
      id: 'figures',
      type: 'cardVisual',
      title: 'Revenue, orders, gross margin and returns',
      wells: { Data: ['[Total revenue]', '[Order count]', '[Gross margin]', '[Return rate]'] },
      names: {
        '[Total revenue]': 'Revenue',
        '[Order count]': 'Orders',
        '[Return rate]': 'Returns',
      },
      compared: {
        '[Total revenue]': { measure: '[Revenue on plan]', note: 'on plan', better: 'more' },
        '[Order count]': { measure: '[Order growth]', note: 'on 2024', better: 'more' },
        '[Gross margin]': { measure: '[Margin change]', note: 'on 2024', better: 'more' },
        '[Return rate]': { measure: '[Returns change]', note: 'on 2024', better: 'less' },
      },
      box: [24, 92, 1232, 104],
    },
    {
      id: 'months',
      type: 'lineChart',
      title: 'Revenue by month, against plan',
      wells: { Category: ['Months.Month'], Y: ['Months.Revenue', 'Months.Plan'] },
      colors: { 'Months.Revenue': 0, 'Months.Plan': 4 },
      dashed: ['Months.Plan'],
      axis: [1400, 2400, 200],
      box: [24, 210, 752, 244],
    },
    {
      id: 'markets',
      type: 'clusteredBarChart',
      title: 'Revenue by market, the eight largest',
      wells: { Category: ['Markets.Market'], Y: ['Markets.Revenue'] },
      marked: Object.fromEntries(MARKETS.map(({ name }, shade) => [name, shade])),
      settings: { labels: { show: true }, valueAxis: { show: false, gridlineShow: false } },
      box: [790, 210, 466, 486],
    },
    {
      id: 'channels',
      type: 'columnChart',
      title: 'Channels by quarter',
      wells: {
        Category: ['Quarters.Quarter'],
        Y: CHANNELS.map(({ name }) => `Quarters.${name}`),
      },
      colors: Object.fromEntries(CHANNELS.map(({ name }, i) => [`Quarters.${name}`, i * 2])),
      axis: [0, 8000, 2000],
      box: [24, 468, 369, 228],
    },
    {
      id: 'products',
      type: 'tableEx',
      title: 'Best-selling products',
      wells: { Values: ['Products.Product', 'Products.Revenue', 'Products.On plan'] },
      signed: ['Products.On plan'],
      box: [407, 468, 369, 228],
    },
  ],
};
