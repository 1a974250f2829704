import type { FlexaVisualName } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import { dataView } from './data-views';
import { matrixView, type MatrixRow } from './matrix-views';
import { SAMPLE_VIEWS } from './sample-views';

type Objects = powerbi.DataViewObjects;

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const SALES = [59, 68, 65, 81, 91, 84, 77, 72, 88, 96, 103, 118];
const PLAN = [63, 66, 69, 76, 83, 84, 82, 78, 84, 90, 99, 108];
const PREVIOUS = [52, 60, 58, 70, 82, 79, 71, 66, 80, 84, 92, 101];
const millions = (values: readonly number[]) => values.map((value) => value * 1e6);

const TEAMS: readonly [name: string, actual: number, target: number][] = [
  ['Nordics', 118, 108],
  ['Germany', 104, 112],
  ['France', 96, 90],
  ['United Kingdom', 91, 95],
  ['Iberia', 84, 72],
  ['Italy', 77, 80],
  ['Benelux', 71, 66],
  ['Poland', 65, 58],
  ['Austria', 58, 62],
  ['Switzerland', 52, 50],
  ['Greece', 41, 48],
  ['Ireland', 38, 35],
  ['Baltics', 33, 30],
];

const STEPS: readonly [name: string, value: number | null, isSubtotal: 0 | 1][] = [
  ['Net sales', 240, 0],
  ['Cost of sales', -104, 0],
  ['Gross profit', null, 1],
  ['Staff', -48, 0],
  ['Marketing', -19, 0],
  ['Rent', -12, 0],
  ['Other income', 9, 0],
  ['EBITDA', null, 1],
  ['Depreciation', -11, 0],
  ['Interest', -6, 0],
];

const city = (name: string, start: number, growth: number, swing: number): MatrixRow => {
  const sales = MONTHS.map((_, i) =>
    Math.round(start + growth * i + swing * Math.sin(i / 1.4 + start)),
  );
  const variance = sales.map((value, i) => Math.round((value - start - 1.2 * i) / 3));
  return { name, values: [sales, variance, sales] };
};
const REGIONS: readonly MatrixRow[] = [
  {
    name: 'North',
    rows: [
      city('Oslo', 42, 1.9, 4),
      city('Stockholm', 55, 0.8, 6),
      city('Copenhagen', 47, 2.2, 3),
      city('Helsinki', 31, -0.4, 4),
    ],
  },
  {
    name: 'Central',
    rows: [city('Berlin', 64, 1.5, 7), city('Vienna', 38, 0.2, 5), city('Zurich', 49, 2.4, 3)],
  },
  {
    name: 'South',
    rows: [
      city('Rome', 53, 0.6, 6),
      city('Madrid', 58, 2.1, 4),
      city('Lisbon', 27, 1.4, 3),
      city('Athens', 22, -0.3, 3),
    ],
  },
];

/** Text that can be read where the marketplace shows a picture of 1366 pixels as a thumbnail. */
const TEXT = { fontSize: 14 };

/** Data as a report has them, for the pictures of the listings. */
export const LISTING_VIEWS: Record<FlexaVisualName, (objects: Objects) => powerbi.DataView> = {
  'variance-columns': (objects) =>
    dataView(
      MONTHS,
      [
        { role: 'actual', name: 'Net sales', values: millions(SALES) },
        { role: 'plan', name: 'Plan', values: millions(PLAN) },
        { role: 'previous', name: 'Previous year', values: millions(PREVIOUS) },
      ],
      { ...objects, text: TEXT, variance: { kind: 'both' } },
    ),
  'bullet-list': (objects) =>
    dataView(
      TEAMS.map(([name]) => name),
      [
        { role: 'actual', name: 'Net sales', values: millions(TEAMS.map(([, actual]) => actual)) },
        { role: 'target', name: 'Target', values: millions(TEAMS.map(([, , target]) => target)) },
        ...[0.7, 1.15].map((share) => ({
          role: 'ranges',
          name: `${share * 100}% of target`,
          values: millions(TEAMS.map(([, , target]) => Math.round(target * share))),
        })),
      ],
      { ...objects, text: TEXT, rows: { height: 58 } },
      { role: 'category', name: 'Country' },
    ),
  bridge: (objects) =>
    dataView(
      STEPS.map(([name]) => name),
      [
        { role: 'value', name: 'Amount', values: STEPS.map(([, value]) => value && value * 1e6) },
        { role: 'subtotal', name: 'Subtotal', values: STEPS.map(([, , flag]) => flag) },
      ],
      { ...objects, text: TEXT },
      { role: 'category', name: 'Step' },
    ),
  table: (objects) =>
    matrixView(REGIONS, {
      levels: ['Region', 'City'],
      axis: MONTHS,
      measures: [
        { role: 'values', name: 'Net sales', format: '\\$#,0' },
        { role: 'bars', name: 'Against plan', format: '\\$#,0' },
        { role: 'lines', name: 'By month', format: '#,0' },
      ],
      objects: {
        ...objects,
        text: TEXT,
        rows: { height: 46 },
        bars: { width: 360 },
        sparklines: { width: 260 },
      },
    }),
  'key-figure': (objects) =>
    dataView(
      MONTHS,
      [
        { role: 'figures', name: 'Net sales', values: millions(SALES) },
        {
          role: 'figures',
          name: 'Margin',
          format: '0.0%',
          values: SALES.map((value) => 0.36 + value / 2400),
        },
        {
          role: 'figures',
          name: 'Orders',
          format: '#,0',
          values: SALES.map((value, i) => value * 410 + ((i * 37) % 11) * 300),
        },
        {
          role: 'figures',
          name: 'Basket',
          format: '\\$0.00',
          values: SALES.map((value, i) => 62 + ((value * 7 + i * 13) % 9) - i * 0.4),
        },
        { role: 'references', name: 'Plan', values: millions(PLAN) },
        {
          role: 'references',
          name: 'Last year',
          values: PREVIOUS.map((value) => 0.35 + value / 2400),
        },
        { role: 'references', name: 'Last year', values: PREVIOUS.map((value) => value * 420) },
        { role: 'references', name: 'Last year', values: PREVIOUS.map(() => 64) },
      ],
      { ...objects, text: TEXT, grid: { columns: 2 } },
      { role: 'axis', name: 'Month' },
    ),
  forecast: (objects) => SAMPLE_VIEWS.forecast({ ...objects, text: TEXT }),
};
