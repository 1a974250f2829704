import type { SampleReport } from '@/features/theme-studio';
import { CHANGE, COUNT, growth, heading, MONEY, points, RATE, slicers, sum } from './parts';

const REVENUE = sum('Months.Revenue');
const ORDERS = sum('Year.Orders');
const MARGIN = { divide: [sum('Year.Gross profit'), REVENUE] } as const;
const RETURNS = { divide: [sum('Year.Returned orders'), ORDERS] } as const;

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
      rows: [
        ['Jan', 312, 320],
        ['Feb', 336, 331],
        ['Mar', 329, 341],
        ['Apr', 367, 352],
        ['May', 388, 364],
        ['Jun', 371, 377],
        ['Jul', 404, 392],
        ['Aug', 436, 408],
        ['Sep', 468, 425],
        ['Oct', 449, 440],
        ['Nov', 466, 455],
        ['Dec', 494, 470],
      ],
    },
    Markets: {
      columns: [{ name: 'Market' }, { name: 'Revenue', format: MONEY }],
      rows: [
        ['Germany', 982],
        ['France', 846],
        ['Spain', 688],
        ['Italy', 611],
        ['Poland', 522],
        ['Netherlands', 448],
        ['Sweden', 391],
        ['Austria', 332],
      ],
    },
    Quarters: {
      columns: [
        { name: 'Quarter' },
        { name: 'Direct', format: MONEY },
        { name: 'Online', format: MONEY },
        { name: 'Shop', format: MONEY },
        { name: 'Partner', format: MONEY },
      ],
      rows: [
        ['Q1', 402, 277, 192, 106],
        ['Q2', 448, 334, 216, 128],
        ['Q3', 497, 398, 252, 161],
        ['Q4', 571, 369, 291, 178],
      ],
    },
    Products: {
      columns: [
        { name: 'Product' },
        { name: 'Revenue', format: MONEY },
        { name: 'On plan', format: CHANGE },
      ],
      rows: [
        ['Desk lamps', 724, 0.082],
        ['Shelving', 618, 0.04],
        ['Office chairs', 590, -0.026],
        ['Storage', 402, 0.011],
        ['Rugs', 371, -0.014],
      ],
    },
    Year: {
      columns: [
        { name: 'Year' },
        { name: 'Orders', format: '#,0' },
        { name: 'Planned orders', format: '#,0' },
        { name: 'Gross profit', format: MONEY },
        { name: 'Returned orders', format: '#,0' },
      ],
      rows: [['2025', 18_204, 17_157, 1_862, 382]],
    },
  },
  measures: {
    'Total revenue': { is: REVENUE, format: MONEY },
    'Revenue on plan': growth(REVENUE, sum('Months.Plan')),
    'Order count': { is: ORDERS, format: COUNT },
    'Orders on plan': growth(ORDERS, sum('Year.Planned orders')),
    'Gross margin': { is: MARGIN, format: RATE },
    'Margin on plan': points(MARGIN, 0.368),
    'Return rate': { is: RETURNS, format: RATE },
    'Returns on plan': points(RETURNS, 0.018),
  },
  visuals: [
    heading('Revenue overview', 'All markets, January to December 2025, thousand dollars'),
    ...slicers(['Year', 'Year.Year'], ['Market', 'Markets.Market']),
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
        '[Order count]': { measure: '[Orders on plan]', note: 'on plan', better: 'more' },
        '[Gross margin]': { measure: '[Margin on plan]', note: 'on plan', better: 'more' },
        '[Return rate]': { measure: '[Returns on plan]', note: 'on plan', better: 'less' },
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
      axis: [300, 500, 50],
      box: [24, 210, 752, 244],
    },
    {
      id: 'markets',
      type: 'clusteredBarChart',
      title: 'Revenue by market',
      wells: { Category: ['Markets.Market'], Y: ['Markets.Revenue'] },
      marked: {
        Germany: 0,
        France: 1,
        Spain: 2,
        Italy: 3,
        Poland: 4,
        Netherlands: 5,
        Sweden: 6,
        Austria: 7,
      },
      settings: { labels: { show: true }, valueAxis: { show: false, gridlineShow: false } },
      box: [790, 210, 466, 486],
    },
    {
      id: 'channels',
      type: 'columnChart',
      title: 'Channels by quarter',
      wells: {
        Category: ['Quarters.Quarter'],
        Y: ['Quarters.Direct', 'Quarters.Online', 'Quarters.Shop', 'Quarters.Partner'],
      },
      colors: {
        'Quarters.Direct': 0,
        'Quarters.Online': 2,
        'Quarters.Shop': 4,
        'Quarters.Partner': 6,
      },
      axis: [0, 1500, 500],
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
