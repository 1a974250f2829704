import type { BridgeData } from '@flexa/visuals/bridge';
import type { BulletData } from '@flexa/visuals/bullet-list';
import type { ForecastData } from '@flexa/visuals/forecast';
import type { KeyFigure, KeyFigureData } from '@flexa/visuals/key-figure';
import type { TableData, TableRow } from '@flexa/visuals/table';
import type { VarianceData } from '@flexa/visuals/variance-columns';
import { MONTHS, ORDERS_BY_CHANNEL, REGIONS, REVENUE_BY_MONTH, sum } from '../data';

/** The year of the sample report, in the fields our visuals take. */
const MONEY = '\\$#,0';
const MILLION = 1e6;
const millions = (values: readonly number[]) => values.map((value) => value * MILLION);

/** What was planned for each month. */
const PLAN = [1.7, 1.7, 1.8, 1.6, 1.7, 1.7, 1.9, 1.8, 2.1, 1.9, 2.0, 2.1] as const;
/** What was planned for each region. */
const TARGETS: readonly number[] = [9, 7, 3.8, 2.7];

export const VARIANCE: VarianceData = {
  names: { category: 'Month', actual: 'Revenue', plan: 'Plan', previous: 'Previous year' },
  points: MONTHS.map((label, i) => ({
    label,
    actual: (REVENUE_BY_MONTH['2025'][i] ?? 0) * MILLION,
    plan: (PLAN[i] ?? 0) * MILLION,
    previous: (REVENUE_BY_MONTH['2024'][i] ?? 0) * MILLION,
  })),
  format: MONEY,
  isCut: false,
};

export const BULLETS: BulletData = {
  names: { category: 'Region', actual: 'Revenue', target: 'Plan', ranges: ['Low', 'High'] },
  points: REGIONS.map(({ name, quarters }, i) => {
    const target = (TARGETS[i] ?? 0) * MILLION;
    const actual = sum(quarters) * MILLION;
    return { label: name, actual, target, ranges: [target * 0.7, target * 1.15] };
  }),
  format: MONEY,
  isCut: false,
};

/** What each region made in the year before. */
const BEFORE: readonly number[] = [6.9, 6.1, 3, 2.9];

export const STEPS: BridgeData = {
  names: { category: 'Region', value: '2025', from: '2024' },
  points: REGIONS.map(({ name, quarters }, i) => ({
    label: name,
    isSubtotal: false,
    from: (BEFORE[i] ?? 0) * MILLION,
    value: sum(quarters) * MILLION,
  })),
  format: MONEY,
  isCut: false,
};

function figure(
  name: string,
  reference: number,
  line: readonly number[],
  format: string,
): KeyFigure {
  return { name, value: sum(line), reference, referenceName: 'plan', line, format };
}

export const FIGURES: KeyFigureData = {
  figures: [
    figure('Revenue', sum(millions(PLAN)), millions(REVENUE_BY_MONTH['2025']), MONEY),
    figure(
      'Online orders',
      450_000,
      ORDERS_BY_CHANNEL.Online.map((orders) => orders * 1000),
      '#,0',
    ),
    figure(
      'Store orders',
      390_000,
      ORDERS_BY_CHANNEL.Store.map((orders) => orders * 1000),
      '#,0',
    ),
  ],
  axis: { name: 'Month', first: 'Oct', last: 'Sep' },
};

function rowOf(label: string, quarters: readonly number[], target: number): TableRow {
  const line = millions(quarters);
  const total = sum(line);
  return {
    label,
    level: 0,
    isGroup: false,
    within: [],
    values: [total, total - target * MILLION, null],
    lines: [[], [], line],
  };
}

/** Regions, the first with its countries. */
function rows(): TableRow[] {
  return REGIONS.flatMap(({ name, quarters, countries = [] }, i): TableRow[] => {
    const target = TARGETS[i] ?? 0;
    const region = { ...rowOf(name, quarters, target), isGroup: countries.length > 0 };
    const share = target / Math.max(countries.length, 1);
    return [
      region,
      ...countries.map((country) => ({
        ...rowOf(country.name, country.quarters, share),
        level: 1,
        within: [0],
      })),
    ];
  });
}

const total = rowOf('Total', [0, 1, 2, 3].map((i) => sum(REGIONS.map(({ quarters }) => quarters[i] ?? 0))), sum(TARGETS)); // prettier-ignore

export const TABLE: TableData = {
  name: 'Region',
  columns: [
    { name: 'Revenue', kind: 'value', format: MONEY },
    { name: 'Against plan', kind: 'bar', format: MONEY },
    { name: 'Quarters', kind: 'line', format: MONEY },
  ],
  rows: rows(),
  total: { values: total.values, lines: total.lines },
  hasMore: false,
};

/** Orders online of three years, with the one month that went wrong. */
export const ORDERS: ForecastData = {
  names: { axis: 'Month', value: 'Online orders' },
  points: [0, 1, 2].flatMap((year) =>
    ORDERS_BY_CHANNEL.Online.map((orders, month) => {
      const date = new Date(2022 + year, 9 + month, 1);
      const season = 1 + 0.08 * Math.sin((month / 6) * Math.PI);
      const odd = year === 1 && month === 7 ? 0.7 : 1;
      return {
        date,
        label: `${MONTHS[month] ?? ''} ${date.getFullYear() % 100}`,
        value: Math.round(orders * (0.8 + 0.1 * year) * season * odd * 1000),
      };
    }),
  ),
  format: '#,0',
  dateFormat: 'MMM yy',
  isCut: false,
};
