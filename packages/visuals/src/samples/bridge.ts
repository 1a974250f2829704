import type { BridgeData } from '../bridge/data';
import { STATEMENT_BRIDGE } from './statement';

const createComparison = (rows: readonly (readonly [string, number, number])[]): BridgeData => ({
  names: { category: 'Region', value: 'Actual', from: 'Plan' },
  points: rows.map(([label, from, value]) => ({
    label,
    from: from * 1e6,
    value: value * 1e6,
  })),
  format: '\\$#,0',
  isCut: false,
});

const REGIONS = createComparison([
  ['North', 24, 33],
  ['Central', 21, 14],
  ['South', 18, 20],
  ['West', 12, 7],
  ['Coast', 9, 17],
  ['Lakes', 6, 8],
]);

const PRODUCTS = createComparison(
  Array.from({ length: 16 }, (_, i) => {
    const plan = 40 + ((i * 29) % 50);
    return [`Product ${String.fromCharCode(65 + i)}`, plan, plan + (((i * 37) % 23) - 10)] as const;
  }),
);

/** Three bridges: from plan to actual, a statement with subtotals, and one with many steps. */
export const BRIDGE_SAMPLES = [
  { value: 'regions', label: 'Regions', data: REGIONS },
  { value: 'profit', label: 'Statement', data: STATEMENT_BRIDGE },
  { value: 'products', label: '16 products', data: PRODUCTS },
] as const;
