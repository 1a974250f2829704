import type { SampleReport } from '@/features/theme-studio';
import {
  COUNT,
  computeGrowth,
  createHeading,
  LABELS_ONLY,
  MORE,
  RATE,
  layOutRow,
  createSlicers,
  sum,
} from './parts';

const DOLLARS = '\\$#,0.00';
const VISITS = sum('Weeks.Visits');
const ORDERS = sum('Campaigns.Orders');
const SPENT = sum('Campaigns.Spent');
const RATE_OF = { divide: [ORDERS, VISITS] } as const;
const LOWER = layOutRow(3, 24, 458, 1232, 238);

export const MARKETING: SampleReport = {
  id: 'marketing',
  title: 'Campaign funnel',
  tables: {
    Steps: {
      columns: [{ name: 'Step' }, { name: 'People', format: COUNT }],
      rows: [
        ['Visits', 48_200],
        ['Product seen', 21_700],
        ['In basket', 6_080],
        ['Checkout', 2_740],
        ['Order', 1_920],
      ],
    },
    Weeks: {
      columns: [{ name: 'Week' }, { name: 'Visits', format: COUNT }],
      rows: [
        ['30', 2_900],
        ['31', 3_100],
        ['32', 3_000],
        ['33', 3_400],
        ['34', 3_600],
        ['35', 3_300],
        ['36', 3_900],
        ['37', 4_400],
        ['38', 5_200],
        ['39', 5_000],
        ['40', 5_100],
        ['41', 5_300],
      ],
    },
    Campaigns: {
      columns: [
        { name: 'Campaign' },
        { name: 'Orders', format: COUNT },
        { name: 'On weeks before', format: MORE },
        { name: 'Cost an order', format: DOLLARS, isAverage: true },
        { name: 'Spent', format: '\\$#,0' },
      ],
      rows: [
        ['Newsletter', 612, 84, 4.2, 2_570.4],
        ['Search', 498, 22, 11.8, 5_876.4],
        ['Autumn film', 386, 386, 23.6, 9_109.6],
        ['Partners', 254, -18, 9.1, 2_311.4],
        ['Direct mail', 170, -41, 17.4, 2_958],
      ],
    },
  },
  measures: {
    'Visits in all': { is: VISITS, format: COUNT },
    'Visits on weeks before': computeGrowth(VISITS, 35_900),
    'Orders in all': { is: ORDERS, format: COUNT },
    'Orders on weeks before': computeGrowth(ORDERS, {
      subtract: [ORDERS, sum('Campaigns.On weeks before')],
    }),
    Conversion: { is: RATE_OF, format: RATE },
    'Spent in all': { is: SPENT, format: '\\$#,0' },
    'Spent of budget': { is: { divide: [SPENT, 24_000] }, format: '0%' },
    'Cost of an order': { is: { divide: [SPENT, ORDERS] }, format: DOLLARS },
    'Cost on goal': computeGrowth({ divide: [SPENT, ORDERS] }, 11),
  },
  visuals: [
    createHeading(
      'Three of four leave before the basket',
      'Web shop, weeks 30 to 41, all campaigns',
    ),
    ...createSlicers(['Campaign', 'Campaigns.Campaign'], ['Week', 'Weeks.Week']),
    {
      id: 'figures',
      type: 'cardVisual',
      title: 'Visits, orders, spent, and cost of an order',
      wells: {
        Data: ['[Visits in all]', '[Orders in all]', '[Spent in all]', '[Cost of an order]'],
      },
      names: {
        '[Visits in all]': 'Visits',
        '[Orders in all]': 'Orders',
        '[Spent in all]': 'Spent',
        '[Cost of an order]': 'Cost of an order',
      },
      compared: {
        '[Visits in all]': {
          measure: '[Visits on weeks before]',
          note: 'on 12 weeks before',
          better: 'more',
        },
        '[Orders in all]': {
          measure: '[Orders on weeks before]',
          note: 'on 12 weeks before',
          better: 'more',
        },
        '[Spent in all]': {
          measure: '[Spent of budget]',
          note: 'of the budget',
          better: 'neither',
        },
        '[Cost of an order]': { measure: '[Cost on goal]', note: 'on the goal', better: 'less' },
      },
      box: [24, 92, 1232, 104],
    },
    {
      id: 'funnel',
      type: 'funnel',
      title: 'From visit to order',
      wells: { Category: ['Steps.Step'], Y: ['Steps.People'] },
      settings: { labels: { show: true } },
      box: [24, 210, 520, 234],
    },
    {
      id: 'weeks',
      type: 'areaChart',
      title: 'Visits by week; the film starts in week 38',
      wells: { Category: ['Weeks.Week'], Y: ['Weeks.Visits'] },
      axis: [0, 6_000, 2_000],
      box: [558, 210, 698, 234],
    },
    {
      id: 'orders',
      type: 'clusteredBarChart',
      title: 'Orders by campaign',
      wells: { Category: ['Campaigns.Campaign'], Y: ['Campaigns.Orders'] },
      settings: LABELS_ONLY,
      box: LOWER[0]!,
    },
    {
      id: 'cost',
      type: 'clusteredBarChart',
      title: 'Cost of an order, same order',
      wells: { Category: ['Campaigns.Campaign'], Y: ['Campaigns.Cost an order'] },
      marked: { Newsletter: 0, Search: 0, 'Autumn film': 5, Partners: 0, 'Direct mail': 0 },
      settings: LABELS_ONLY,
      box: LOWER[1]!,
    },
    {
      id: 'table',
      type: 'tableEx',
      title: 'Against the 12 weeks before',
      wells: { Values: ['Campaigns.Campaign', 'Campaigns.On weeks before', 'Campaigns.Spent'] },
      names: { 'Campaigns.On weeks before': 'Orders' },
      signed: ['Campaigns.On weeks before'],
      bars: ['Campaigns.Spent'],
      nameShare: 0.34,
      box: LOWER[2]!,
    },
  ],
};
