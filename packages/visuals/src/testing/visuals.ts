import type { FlexaVisualName } from '@flexa/license/flexa';
import type powerbi from 'powerbi-visuals-api';
import { Visual as Bridge } from '../bridge/visual';
import { Visual as BulletList } from '../bullet-list/visual';
import { Visual as Forecast } from '../forecast/visual';
import { Visual as KeyFigure } from '../key-figure/visual';
import { Visual as Table } from '../table/visual';
import { Visual as VarianceColumns } from '../variance-columns/visual';
import { createCategoricalView, createMatrixView } from './views';

/** The class of each visual that Power BI starts. */
export const VISUAL_CLASSES = {
  'variance-columns': VarianceColumns,
  'bullet-list': BulletList,
  bridge: Bridge,
  table: Table,
  'key-figure': KeyFigure,
  forecast: Forecast,
} satisfies Record<FlexaVisualName, unknown>;

const ROLES: Record<Exclude<FlexaVisualName, 'table'>, readonly [string, readonly string[]]> = {
  'variance-columns': ['category', ['actual', 'plan']],
  'bullet-list': ['category', ['actual', 'target']],
  bridge: ['category', ['value']],
  'key-figure': ['axis', ['figures', 'references']],
  forecast: ['axis', ['value']],
};

/** Data of a visual with so many rows. */
export function createSampleView(name: FlexaVisualName, rows = 12): powerbi.DataView {
  const numbers = Array.from({ length: rows }, (_, i) => 100 + ((i * 37) % 23) - (i % 4) * 40);
  if (name === 'table') {
    const values = numbers.map((value, i) => ({ name: `Row ${i}`, values: [value] }));
    return createMatrixView('Region', [{ name: 'Sales', role: 'values' }], values);
  }
  const [category, measures] = ROLES[name];
  const days = numbers.map((_, i) => new Date(2026, 0, 1 + i));
  return createCategoricalView(
    { name: 'Month', role: category, values: name === 'forecast' ? days : days.map(String) },
    measures.map((role) => ({ name: role, role, values: numbers })),
  );
}
