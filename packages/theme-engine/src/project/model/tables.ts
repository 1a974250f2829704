import type { Field, KnownField } from '../field';
import { MEASURES, type Measure } from './measures';
import { BRIDGE, CHANNELS, COUNTRIES, DEPOTS, DEVICES, ON_TIME, PRODUCTS, YEARS } from './retail';
import { computeNoise } from './random';
import { CALENDAR, createSales } from './sales';

export type Value = string | number | readonly [year: number, month: number, day: number];

export interface Column {
  name: string;
  type: 'string' | 'int64' | 'double' | 'dateTime';
  format?: string;
  /** Column that sorts this one. */
  sortBy?: string;
  /** Keys and columns behind measures, which reports don't offer. */
  isHidden?: boolean;
  /** Default aggregation when a visual uses the column. */
  summarize?: 'sum' | 'average';
}

export interface Table {
  name: string;
  columns: readonly Column[];
  measures: readonly Measure[];
  rows: () => readonly (readonly Value[])[];
}

const MONEY = '\\$#,0';
const createHiddenColumn = (name: string, type: Column['type'] = 'int64'): Column => ({
  name,
  type,
  isHidden: true,
});

/** The sample model with its data. */
export const TABLES: readonly Table[] = [
  {
    name: 'Calendar',
    columns: [
      { name: 'Month key', type: 'int64', isHidden: true },
      { name: 'Date', type: 'dateTime', format: 'd MMM yyyy' },
      { name: 'Month', type: 'string', sortBy: 'Month number' },
      createHiddenColumn('Month number'),
      { name: 'Month and year', type: 'string', sortBy: 'Month index' },
      createHiddenColumn('Month index'),
      { name: 'Quarter', type: 'string' },
      { name: 'Year and quarter', type: 'string' },
      { name: 'Year', type: 'int64', format: '0' },
    ],
    measures: [],
    rows: () =>
      CALENDAR.map((month) => [
        month.key,
        month.day,
        month.name,
        month.number,
        `${month.name} ${month.day[0]}`,
        month.index,
        month.quarter,
        `${month.year} ${month.quarter}`,
        month.year,
      ]),
  },
  {
    name: 'Products',
    columns: [
      { name: 'Product key', type: 'int64', isHidden: true },
      { name: 'Product', type: 'string' },
      { name: 'Category', type: 'string' },
      createHiddenColumn('Margin', 'double'),
    ],
    measures: [],
    rows: () => PRODUCTS.map(({ name, category, margin }, i) => [i + 1, name, category, margin]),
  },
  {
    name: 'Markets',
    columns: [
      { name: 'Market key', type: 'int64', isHidden: true },
      { name: 'Country', type: 'string' },
      { name: 'Region', type: 'string' },
    ],
    measures: [],
    rows: () => COUNTRIES.map(({ name, region }, i) => [i + 1, name, region]),
  },
  {
    name: 'Channels',
    columns: [
      { name: 'Channel key', type: 'int64', isHidden: true },
      { name: 'Channel', type: 'string' },
    ],
    measures: [],
    rows: () => CHANNELS.map(({ name }, i) => [i + 1, name]),
  },
  {
    name: 'Sales',
    columns: [
      createHiddenColumn('Month key'),
      createHiddenColumn('Product key'),
      createHiddenColumn('Market key'),
      createHiddenColumn('Channel key'),
      createHiddenColumn('Sales amount'),
      createHiddenColumn('Sold units'),
      createHiddenColumn('Order count'),
      createHiddenColumn('Returned units'),
    ],
    measures: MEASURES.Sales,
    rows: () =>
      createSales().map((sale) => [
        CALENDAR[sale.month]?.key ?? 0,
        sale.product + 1,
        sale.country + 1,
        sale.channel + 1,
        sale.revenue,
        sale.units,
        sale.orders,
        sale.returned,
      ]),
  },
  {
    name: 'Goals',
    columns: [
      createHiddenColumn('Month key'),
      { ...createHiddenColumn('Goal amount'), format: MONEY },
    ],
    measures: MEASURES.Goals,
    rows: () => CALENDAR.map(({ key, goal }) => [key, goal]),
  },
  {
    name: 'Visits',
    columns: [
      createHiddenColumn('Month key'),
      { name: 'Device', type: 'string' },
      createHiddenColumn('Session count'),
    ],
    measures: MEASURES.Visits,
    rows: () =>
      CALENDAR.flatMap(({ key, index, year, number }) => {
        const { sessions } = YEARS.find((one) => one.year === year) ?? { sessions: 1 };
        return DEVICES.map(({ name, sessions: last }, device) => {
          const growth =
            0.5 + (number / 12) * 0.5 + (computeNoise(index * 31 + device) - 0.5) * 0.05;
          return [key, name, Math.round(last * growth * sessions)];
        });
      }),
  },
  {
    name: 'Deliveries',
    columns: [
      createHiddenColumn('Month key'),
      createHiddenColumn('Sent parcels'),
      createHiddenColumn('Parcels on time'),
    ],
    measures: MEASURES.Deliveries,
    rows: () =>
      CALENDAR.map(({ key, index, year, share }) => {
        const { orders } = YEARS.find((one) => one.year === year) ?? { orders: 0 };
        const sent = Math.round(orders * share);
        const rate =
          (year === 2025 ? ON_TIME.now : ON_TIME.before) + (computeNoise(index * 977) - 0.5) * 0.01;
        return [key, sent, Math.round(sent * rate)];
      }),
  },
  {
    name: 'Stock',
    columns: [{ name: 'Depot', type: 'string' }, createHiddenColumn('Stock amount')],
    measures: MEASURES.Stock,
    rows: () => DEPOTS.map(({ name, stock }) => [name, stock * 1000]),
  },
  {
    name: 'Revenue bridge',
    columns: [
      { name: 'Step', type: 'string', sortBy: 'Step number' },
      createHiddenColumn('Step number'),
      createHiddenColumn('Step amount'),
    ],
    measures: MEASURES['Revenue bridge'],
    rows: () => BRIDGE.map(({ name, amount }, i) => [name, i + 1, amount * 1000]),
  },
];

/** Many-to-one relationships from fact tables to dimension tables. */
export interface Relationship {
  from: string;
  to: string;
}

export const RELATIONSHIPS: readonly Relationship[] = [
  { from: 'Sales.Month key', to: 'Calendar.Month key' },
  { from: 'Sales.Product key', to: 'Products.Product key' },
  { from: 'Sales.Market key', to: 'Markets.Market key' },
  { from: 'Sales.Channel key', to: 'Channels.Channel key' },
  { from: 'Goals.Month key', to: 'Calendar.Month key' },
  { from: 'Visits.Month key', to: 'Calendar.Month key' },
  { from: 'Deliveries.Month key', to: 'Calendar.Month key' },
];

/** The tables of the sample model with their data. */
export interface Model {
  tables: readonly Table[];
  relationships: readonly Relationship[];
}

export const SAMPLE_MODEL: Model = { tables: TABLES, relationships: RELATIONSHIPS };

const FIELDS: ReadonlyMap<string, KnownField> = new Map(
  TABLES.flatMap(({ name: table, columns, measures }) => [
    ...columns.map(({ name }): [string, KnownField] => [
      `${table}.${name}`,
      { table, name, kind: 'column' },
    ]),
    ...measures.map(({ name }): [string, KnownField] => [
      `${table}.${name}`,
      { table, name, kind: 'measure' },
    ]),
  ]),
);

/** Returns a field of the sample model by name. Throws for an unknown field. */
export function findField(field: Field): KnownField {
  if (typeof field !== 'string') return field;
  const known = FIELDS.get(field);
  if (!known) throw new Error(`The sample model has no field ${field}`);
  return known;
}
