import type { BulletData } from '../bullet-list/data';

type Row = readonly [name: string, actual: number, target: number, low: number, high: number];

function createList(
  actual: string,
  format: string,
  category: string,
  rows: readonly Row[],
): BulletData {
  return {
    names: { category, actual, target: 'Target', ranges: ['Low', 'High'] },
    points: rows.map(([label, value, target, low, high]) => ({
      label,
      actual: value,
      target,
      ranges: [low, high],
    })),
    format,
    isCut: false,
  };
}

const TEAMS = createList('Net sales', '\\$#,0', 'Team', [
  ['North', 8.8e6, 8e6, 5.6e6, 10e6],
  ['Central', 6.1e6, 7.4e6, 5.2e6, 9e6],
  ['South', 7e6, 6.6e6, 4.6e6, 8.4e6],
  ['West', 4.6e6, 4.6e6, 3.2e6, 6e6],
  ['Coast', 5.4e6, 6.2e6, 4.4e6, 7.6e6],
  ['Lakes', 3.9e6, 3.1e6, 2.2e6, 4.4e6],
]);

/** Three lists with targets and ranges. */
export const BULLET_SAMPLES = [
  { value: 'teams', label: 'Teams', data: TEAMS },
  {
    value: 'returns',
    label: 'Return rate',
    data: createList('Return rate', '0.0%', 'Product', [
      ['Shoes', 0.082, 0.07, 0.04, 0.1],
      ['Jackets', 0.064, 0.07, 0.04, 0.1],
      ['Bags', 0.031, 0.05, 0.03, 0.08],
      ['Shirts', 0.055, 0.05, 0.03, 0.08],
      ['Watches', 0.019, 0.03, 0.02, 0.05],
    ]),
  },
  {
    value: 'result',
    label: 'Result',
    data: createList('Result', '\\$#,0', 'Branch', [
      ['Oslo', 420e3, 380e3, 200e3, 500e3],
      ['Rome', 260e3, 310e3, 180e3, 400e3],
      ['Lyon', -90e3, 60e3, 0, 150e3],
      ['Graz', 150e3, 120e3, 60e3, 200e3],
      ['Porto', 40e3, 90e3, 30e3, 140e3],
    ]),
  },
] as const;
