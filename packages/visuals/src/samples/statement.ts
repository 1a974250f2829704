import type { BridgeData } from '../bridge/data';
import type { RowKind } from '../statement';
import type { TableData } from '../table/data';
import type { VarianceData } from '../variance-columns/data';

/** Months with actual numbers. The later ones have a forecast. */
export const CLOSED_MONTHS = 9;
export const STATEMENT_MONTH_NAMES = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];
const FORMAT = '#,0';

/** Measure of the statement. */
export type Scenario = 'actual' | 'plan' | 'previous' | 'forecast';

interface Region {
  name: string;
  /** Share of the company's sales. */
  share: number;
  /** Ratio of actual sales to plan. */
  againstPlan: number;
  /** Ratio of actual sales to the previous year. */
  growth: number;
}

export const STATEMENT_AREAS: readonly Region[] = [
  { name: 'North', share: 0.46, againstPlan: 1.06, growth: 1.12 },
  { name: 'Central', share: 0.33, againstPlan: 0.94, growth: 0.99 },
  { name: 'South', share: 0.21, againstPlan: 1.01, growth: 1.04 },
];

/** Account of the statement. Costs are positive numbers. */
interface Account {
  name: string;
  kind: RowKind;
  /** Share of gross sales. A level has none: it sums the accounts above it. */
  part?: number;
  /** Ratio of actual to plan; 1 if missing. */
  againstPlan?: number;
  /** Ratio of actual to the previous year; 1 if missing. */
  growth?: number;
}

/** Twelve accounts with four levels. */
export const STATEMENT_ACCOUNTS: readonly Account[] = [
  { name: 'Gross sales', kind: 'value', part: 1 },
  { name: 'Discounts', kind: 'inverted', part: 0.06, againstPlan: 1.1, growth: 1.02 },
  { name: 'Net sales', kind: 'subtotal' },
  { name: 'Material', kind: 'inverted', part: 0.34, againstPlan: 1.03, growth: 0.98 },
  { name: 'Freight', kind: 'inverted', part: 0.05, againstPlan: 0.93, growth: 1.05 },
  { name: 'Gross profit', kind: 'subtotal' },
  { name: 'Staff', kind: 'inverted', part: 0.24, againstPlan: 1.01, growth: 1.03 },
  { name: 'Rent', kind: 'inverted', part: 0.045, againstPlan: 1, growth: 1 },
  { name: 'Other income', kind: 'value', part: 0.02, againstPlan: 0.9, growth: 1.2 },
  { name: 'Operating profit', kind: 'subtotal' },
  { name: 'Interest', kind: 'inverted', part: 0.03, againstPlan: 1, growth: 0.9 },
  { name: 'Net profit', kind: 'closing' },
];

/** Computes the company's gross sales in a month of this year, from 0 for January. */
const computeGrossSales = (month: number) =>
  8_400_000 * (1 + 0.14 * Math.sin((month / 6) * Math.PI - 1.2));

/** Returns one account of a region in a month, rounded to whole units as books are. */
function bookAmount(account: Account, region: Region, month: number, scenario: Scenario): number {
  const actual = computeGrossSales(month) * region.share * (account.part ?? 0);
  const isSales = account.part === 1;
  // Plans of single months miss by up to two percent. Rent and interest cost what was planned.
  const isPlanned = !isSales && account.againstPlan === 1;
  const swing = isPlanned
    ? 1
    : 1 + 0.02 * Math.sin(month * 2.35 + region.share * 9 + (account.part ?? 0) * 30);
  const against = (isSales ? region.againstPlan : (account.againstPlan ?? 1)) * swing;
  const growth = isSales ? region.growth : (account.growth ?? 1);
  if (scenario === 'plan') return Math.round(actual / against);
  if (scenario === 'previous') return Math.round(actual / growth);
  return Math.round(actual);
}

/** Sums an account over regions and months. A level is the sum of the accounts above it, less their costs. */
export function sumAccount(
  name: string,
  scenario: Scenario,
  {
    regions = STATEMENT_AREAS.map((region) => region.name),
    months = [...STATEMENT_MONTH_NAMES.keys()],
  } = {},
): number {
  const place = STATEMENT_ACCOUNTS.findIndex((account) => account.name === name);
  const account = STATEMENT_ACCOUNTS[place];
  if (!account) throw new Error(`The statement has no account ${name}`);
  if (account.part !== undefined) {
    return STATEMENT_AREAS.filter((region) => regions.includes(region.name))
      .flatMap((region) => months.map((month) => bookAmount(account, region, month, scenario)))
      .reduce((sum, amount) => sum + amount, 0);
  }
  return STATEMENT_ACCOUNTS.slice(0, place)
    .filter(({ part }) => part !== undefined)
    .map(({ name: above, kind }) => {
      const amount = sumAccount(above, scenario, { regions, months });
      return kind === 'inverted' ? -amount : amount;
    })
    .reduce((sum, amount) => sum + amount, 0);
}

const CLOSED = { months: [...STATEMENT_MONTH_NAMES.keys()].slice(0, CLOSED_MONTHS) };

/** Margins of the statement, as the option Ratios of Table takes them. */
export const STATEMENT_RATIOS =
  'Gross margin % = Gross profit / Net sales; Net margin % = Net profit / Net sales';

/** The statement of nine months, with plan and previous year. */
export const STATEMENT_TABLE: TableData = {
  name: 'Account',
  columns: [
    { name: 'Actual', kind: 'value', format: FORMAT },
    { name: 'Plan', kind: 'value', format: FORMAT, scenario: 'plan' },
    { name: 'Previous year', kind: 'value', format: FORMAT, scenario: 'previous' },
  ],
  rows: STATEMENT_ACCOUNTS.map(({ name, kind }) => ({
    label: name,
    level: 0,
    isGroup: false,
    within: [],
    values: (['actual', 'plan', 'previous'] as const).map((scenario) =>
      sumAccount(name, scenario, CLOSED),
    ),
    lines: [],
    ...(kind !== 'value' && { kind }),
  })),
  total: null,
  hasMore: false,
};

/** The same accounts as steps of a bridge that ends at net profit. */
export const STATEMENT_BRIDGE: BridgeData = {
  names: { category: 'Account', value: 'Actual', from: null },
  points: STATEMENT_ACCOUNTS.map(({ name, kind }) => ({
    label: name,
    value: sumAccount(name, 'actual', CLOSED),
    ...(kind !== 'value' && { kind }),
  })),
  format: FORMAT,
  isCut: false,
};

function createMonths(regions: readonly (string | null)[]): VarianceData {
  const points = regions.flatMap((region) =>
    STATEMENT_MONTH_NAMES.map((label, month) => {
      const place = { months: [month], ...(region !== null && { regions: [region] }) };
      const isClosed = month < CLOSED_MONTHS;
      return {
        label,
        ...(region !== null && { panel: region }),
        actual: isClosed ? sumAccount('Net profit', 'actual', place) : null,
        forecast: isClosed ? null : sumAccount('Net profit', 'forecast', place),
        plan: sumAccount('Net profit', 'plan', place),
        previous: sumAccount('Net profit', 'previous', place),
      };
    }),
  );
  return {
    names: {
      category: 'Month',
      actual: 'Net profit',
      plan: 'Plan',
      previous: 'Previous year',
      forecast: 'Forecast',
      ...(regions[0] !== null && { panels: 'Region' }),
    },
    points,
    format: FORMAT,
    isCut: false,
  };
}

/** Net profit by month: nine actual months and a forecast of three. */
export const STATEMENT_MONTHS = createMonths([null]);

/** The same by region, as small multiples. */
export const STATEMENT_REGIONS = createMonths(STATEMENT_AREAS.map(({ name }) => name));
