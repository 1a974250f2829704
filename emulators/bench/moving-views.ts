import type { FlexaVisualName } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import { createDataView, type Measure } from '../power-bi/data-views';
import { createMatrixView } from '../power-bi/matrix-views';

/** Most rows that Power BI sends to each visual. */
export const LARGE_ROWS: Record<FlexaVisualName, number> = {
  'variance-columns': 1000,
  'bullet-list': 500,
  bridge: 1000,
  table: 10_000,
  'key-figure': 1000,
  forecast: 1000,
};

/** Fields of the visuals with a category and measures. */
const FIELDS: Record<Exclude<FlexaVisualName, 'table'>, readonly [string, ...string[]]> = {
  'variance-columns': ['category', 'actual', 'plan'],
  'bullet-list': ['category', 'actual', 'target', 'ranges'],
  bridge: ['category', 'from', 'value'],
  'key-figure': ['axis', 'figures', 'references'],
  forecast: ['axis', 'value'],
};

const CITIES = 40;

/** Creates data whose values change with `turn`, as when a slicer moves. */
export function createMovingView(
  name: FlexaVisualName,
  rows: number,
  turn: number,
): powerbi.DataView {
  const computeValue = (row: number, field = 0) => 50 + ((row * (turn + 3 + field * 5)) % 37);
  if (name === 'table') {
    const regions = Array.from({ length: Math.ceil(rows / CITIES) }, (_, region) => ({
      name: `Region ${region}`,
      rows: Array.from({ length: Math.min(CITIES, rows) }, (_, city) => {
        const row = region * CITIES + city;
        return { name: `City ${row}`, values: [[computeValue(row)], [computeValue(row, 1) - 68]] };
      }),
    }));
    return createMatrixView(regions, {
      levels: ['Region', 'City'],
      measures: [
        { role: 'values', name: 'Net sales', format: '#,0' },
        { role: 'bars', name: 'Variance', format: '#,0' },
      ],
    });
  }
  const [category, ...roles] = FIELDS[name];
  const isDated = category === 'axis';
  const names = Array.from({ length: rows }, (_, row) =>
    isDated ? new Date(2023, 0, 1 + row) : `Row ${row}`,
  );
  const measures = roles.map((role, field): Measure => ({
    role,
    name: role,
    format: '#,0',
    values: names.map(
      (_, row) => computeValue(row, field) + (isDated ? 9 * Math.sin(row / 1.1) : 0),
    ),
  }));
  return createDataView(names, measures, {}, { role: category, name: 'Field' });
}
