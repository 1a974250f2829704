import type { FlexaVisualName } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import { dataView, salesView } from './data-views';
import { matrixView } from './matrix-views';

type Objects = powerbi.DataViewObjects;

const TEAMS = ['North', 'Central', 'South', 'West'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const DATES = Array.from({ length: 36 }, (_, month) => new Date(2023, month, 1));
/** A season with some noise, so that ranges have a width. */
const DEMAND = DATES.map((_, i) => {
  const noise = ((i * 7919) % 13) - 6;
  return i === 20 ? 110 : Math.round(200 + i + 30 * Math.sin((i / 6) * Math.PI) + noise);
});
const line = (...values: number[]) => values;

/** Data for each visual, as Power BI would send it for the fields its landing page asks for. */
export const SAMPLE_VIEWS: Record<FlexaVisualName, (objects?: Objects) => powerbi.DataView> = {
  'variance-columns': salesView,
  'bullet-list': (objects) =>
    dataView(
      TEAMS,
      [
        { role: 'actual', name: 'Net sales', values: [88, 61, 70, 46] },
        { role: 'target', name: 'Target', values: [80, 74, 66, 46] },
        { role: 'ranges', name: 'Low', values: [50, 50, 50, 30] },
        { role: 'ranges', name: 'High', values: [100, 90, 90, 60] },
      ],
      objects,
      { role: 'category', name: 'Team' },
    ),
  bridge: (objects) =>
    dataView(
      TEAMS,
      [
        { role: 'from', name: 'Plan', values: [80, 74, 66, 46] },
        { role: 'value', name: 'Actual', values: [112, 48, 90, 46] },
      ],
      objects,
      { role: 'category', name: 'Team' },
    ),
  table: (objects) =>
    matrixView(
      [
        {
          name: 'North',
          rows: [
            {
              name: 'Oslo',
              values: [line(4, 5, 6, 6, 7, 8), line(1, 1, 0, 1, -1, 1), line(4, 5, 6, 6, 7, 8)],
            },
            {
              name: 'Bergen',
              values: [line(3, 3, 2, 3, 2, 2), line(-1, 0, -1, 0, -1, -1), line(3, 3, 2, 3, 2, 2)],
            },
          ],
        },
        {
          name: 'South',
          rows: [
            {
              name: 'Rome',
              values: [line(9, 8, 9, 9, 9, 9), line(0, 1, 0, 1, 1, 0), line(9, 8, 9, 9, 9, 9)],
            },
          ],
        },
      ],
      {
        levels: ['Region', 'City'],
        axis: MONTHS,
        measures: [
          { role: 'values', name: 'Net sales', format: '\\$#,0' },
          { role: 'bars', name: 'Variance', format: '\\$#,0' },
          { role: 'lines', name: 'Orders', format: '#,0' },
        ],
        ...(objects && { objects }),
      },
    ),
  'key-figure': (objects) =>
    dataView(
      MONTHS,
      [
        { role: 'figures', name: 'Net sales', values: [59, 68, 65, 81, 91, 84] },
        { role: 'figures', name: 'Returns', values: [5, 4, 4, 3, 3, 2], format: '0' },
        {
          role: 'figures',
          name: 'Margin',
          values: [0.39, 0.4, 0.38, 0.41, 0.42, 0.41],
          format: '0%',
        },
        { role: 'references', name: 'Plan', values: [63, 66, 69, 76, 83, 80] },
      ],
      objects,
      { role: 'axis', name: 'Month' },
    ),
  forecast: (objects) =>
    dataView(DATES, [{ role: 'value', name: 'Demand', values: DEMAND, format: '#,0' }], objects, {
      role: 'axis',
      name: 'Month',
      format: 'MMM yy',
    }),
};

/** Every filter set so that nothing is left. */
export function withoutRows(view: powerbi.DataView): powerbi.DataView {
  for (const column of [
    ...(view.categorical?.categories ?? []),
    ...(view.categorical?.values ?? []),
  ]) {
    Object.assign(column, { values: [] });
  }
  if (view.matrix) Object.assign(view.matrix.rows.root, { children: [] });
  return view;
}

const LONG = [
  'Grünlandbewirtschaftungsgenossenschaft Nord-Ost, ehemals Landesverband Mitte',
  '🚲🏔️ Mountain bikes & e-bikes 👩‍👩‍👧‍👦',
  'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch',
  'مبيعات المنطقة الشمالية والجنوبية',
  '一二三四五六七八九十一二三四五六七八九十',
];

/** The same data under names that nobody has room for. */
export function withLongNames(view: powerbi.DataView): powerbi.DataView {
  const long = (name: unknown, i: number) =>
    typeof name === 'string' ? (LONG[i % LONG.length] ?? name) : name;
  for (const [i, column] of view.metadata.columns.entries()) {
    Object.assign(column, { displayName: long(column.displayName, i) });
  }
  for (const column of view.categorical?.categories ?? []) {
    Object.assign(column, { values: column.values.map(long) });
  }
  const rename = ({ children = [] }: powerbi.DataViewMatrixNode): void => {
    for (const [i, node] of children.entries()) {
      if (node.value !== undefined) {
        const value = long(node.value, i);
        Object.assign(node, { value, levelValues: [{ value, levelSourceIndex: 0 }] });
      }
      rename(node);
    }
  };
  if (view.matrix) rename(view.matrix.rows.root);
  return view;
}
