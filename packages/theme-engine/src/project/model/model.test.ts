import { expect, test } from 'vitest';
import { readTable, type ReadTable } from '../../testing/read-project';
import { MEASURES } from './measures';
import {
  BRIDGE,
  CHANNELS,
  COUNTRIES,
  MONTHS,
  PRODUCTS,
  QUARTER_MARGINS,
  REGIONS,
  sumAmounts as total,
  YEARS,
} from './retail';
import { createSales } from './sales';
import { RELATIONSHIPS, TABLES } from './tables';
import { formatModel, formatRelationships, formatTable } from './tmdl';

const model = new Map<string, ReadTable>(
  TABLES.map((table) => {
    const { name, table: read } = readTable(formatTable(table));
    return [name, read];
  }),
);
const readRows = (table: string) => model.get(table)!.rows;
const toNumber = (value: string | number | undefined) => Number(value);

/** Sums the sales of a year by a column of a dimension table. */
function sumSales(year: number, table: string, key: string, by: string, sum = 'Sales amount') {
  const months = new Set(
    readRows('Calendar')
      .filter((row) => row['Year'] === year)
      .map((row) => row['Month key']),
  );
  const names = new Map(readRows(table).map((row) => [row[key], row[by]]));
  const result: Record<string, number> = {};
  for (const row of readRows('Sales')) {
    if (!months.has(row['Month key'])) continue;
    const name = String(names.get(row[key]));
    result[name] = (result[name] ?? 0) + toNumber(row[sum]);
  }
  return result;
}

const toMillions = (result: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]) => [name, Math.round(value / 1e4) / 100]),
  );

test('the TMDL contains every row and column of the tables', () => {
  for (const table of TABLES) {
    const read = model.get(table.name)!;
    expect(read.columns).toEqual(table.columns.map(({ name }) => name));
    expect(read.measures).toEqual(table.measures.map(({ name }) => name));
    expect(read.rows).toHaveLength(table.rows().length);
    for (const column of read.sortedBy) expect(read.columns).toContain(column);
  }
});

test('all totals agree on 22.5 million in 2025 and 18.9 million in the previous year', () => {
  expect(toMillions(sumSales(2025, 'Calendar', 'Month key', 'Year'))).toEqual({ 2025: 22.5 });
  expect(toMillions(sumSales(2024, 'Calendar', 'Month key', 'Year'))).toEqual({ 2024: 18.9 });
  expect(toMillions(sumSales(2025, 'Calendar', 'Month key', 'Quarter'))).toEqual({
    Q1: 5.1,
    Q2: 5.3,
    Q3: 5.7,
    Q4: 6.4,
  });
  const regions = sumSales(2025, 'Markets', 'Market key', 'Region');
  for (const [region, value] of Object.entries({
    Nordics: 9.3,
    DACH: 6.6,
    Benelux: 4,
    Iberia: 2.6,
  })) {
    expect(regions[region]! / 1e6).toBeCloseTo(value, 1);
  }
  const categories = sumSales(2025, 'Products', 'Product key', 'Category');
  for (const [category, share] of Object.entries({
    Outdoor: 34,
    Footwear: 26,
    Apparel: 19,
    Cycling: 13,
    Travel: 8,
  })) {
    expect(Math.round((categories[category]! / 22.5e6) * 100)).toBe(share);
  }
  const orders = sumSales(2025, 'Calendar', 'Month key', 'Year', 'Order count');
  expect(orders['2025']! / 1000).toBeCloseTo(92.4, 1);
  expect(
    readRows('Revenue bridge').reduce((sum, row) => sum + toNumber(row['Step amount']), 0),
  ).toBe(22_500_000);
  const goals = readRows('Goals')
    .slice(12)
    .reduce((sum, row) => sum + toNumber(row['Goal amount']), 0);
  expect(goals / 1e6).toBeCloseTo(21, 3);
});

test('the totals of the retail model agree with one another', () => {
  const [before, now] = YEARS;
  const sumRevenue = (rows: readonly { revenue: number }[]) =>
    total(rows.map(({ revenue }) => revenue));
  expect(sumRevenue(MONTHS)).toBe(now.revenue);
  expect(sumRevenue(PRODUCTS)).toBe(now.revenue);
  expect(total(MONTHS.map(({ goal }) => goal))).toBe(now.goal);
  expect(total(CHANNELS.map(({ ordersBefore }) => ordersBefore))).toBe(before.orders);
  expect(total(BRIDGE.map(({ amount }) => amount))).toBe(now.revenue);
  expect(BRIDGE[0].amount).toBe(before.revenue);
  [0, 1, 2, 3].forEach((quarter) => {
    const months = MONTHS.slice(quarter * 3, quarter * 3 + 3);
    expect(total(COUNTRIES.map(({ quarters }) => quarters[quarter] ?? 0))).toBe(sumRevenue(months));
    expect(total(CHANNELS.map(({ quarters }) => quarters[quarter] ?? 0))).toBe(sumRevenue(months));
  });
  CHANNELS.forEach(({ quarters }, channel) => {
    const regions = REGIONS.map(({ channels }) => channels[channel] ?? 0);
    expect(total(regions)).toBe(total(quarters));
  });
  for (const { name, channels } of REGIONS) {
    const countries = COUNTRIES.filter(({ region }) => region === name);
    expect(total(countries.flatMap(({ quarters }) => [...quarters]))).toBe(total(channels));
  }
  const margin = total(PRODUCTS.map(({ revenue, margin: share }) => revenue * share)) / now.revenue;
  expect(margin).toBeCloseTo(now.margin, 3);
  const units = PRODUCTS.map(({ revenue, price }) => revenue / price);
  const returned = PRODUCTS.map(({ returns }, i) => returns * (units[i] ?? 0));
  expect(total(returned) / total(units)).toBeCloseTo(now.returnRate, 3);
  const plans = PRODUCTS.map(({ revenue, onPlan }) => revenue / (1 + onPlan));
  expect(total(plans) / now.goal).toBeCloseTo(1, 3);
  YEARS.forEach((year, y) => {
    const quarters = QUARTER_MARGINS.slice(y * 4, y * 4 + 4).map((share, quarter) => {
      return (share / 100) * sumRevenue(MONTHS.slice(quarter * 3, quarter * 3 + 3));
    });
    expect(total(quarters) / now.revenue).toBeCloseTo(year.margin, 3);
  });
});

test('sales by country and channel match the retail model in each quarter', () => {
  const sums = new Map<string, number>();
  const add = (key: string, amount: number) => sums.set(key, (sums.get(key) ?? 0) + amount);
  for (const { month, country, channel, revenue } of createSales()) {
    if (month < 12) continue;
    const quarter = Math.floor((month % 12) / 3);
    add(`${COUNTRIES[country]?.name} ${quarter}`, revenue);
    add(`${CHANNELS[channel]?.name} ${quarter}`, revenue);
    add(`${COUNTRIES[country]?.region} ${CHANNELS[channel]?.name}`, revenue);
  }
  for (const { name, quarters } of [...COUNTRIES, ...CHANNELS]) {
    for (const [quarter, amount] of quarters.entries()) {
      const part = (sums.get(`${name} ${quarter}`) ?? 0) / 1000 / amount;
      expect(part, `${name} in quarter ${quarter + 1}`).toBeCloseTo(1, 2);
    }
  }
  for (const { name, channels } of REGIONS) {
    for (const [i, amount] of channels.entries()) {
      const channel = CHANNELS[i]?.name;
      const part = (sums.get(`${name} ${channel}`) ?? 0) / 1000 / amount;
      expect(part, `${name}, ${channel}`).toBeCloseTo(1, 2);
    }
  }
});

test('sales are never negative, and returns never exceed sales', () => {
  for (const row of readRows('Sales')) {
    expect(toNumber(row['Sales amount'])).toBeGreaterThanOrEqual(0);
    expect(toNumber(row['Returned units'])).toBeGreaterThanOrEqual(0);
  }
  const sumColumn = (column: string) =>
    readRows('Sales').reduce((all, row) => all + toNumber(row[column]), 0);
  expect(sumColumn('Returned units') / sumColumn('Sold units')).toBeGreaterThan(0.03);
  expect(sumColumn('Returned units') / sumColumn('Sold units')).toBeLessThan(0.06);
  expect(sumColumn('Sold units')).toBeGreaterThan(sumColumn('Order count'));
});

test('every relationship points to a column with unique values', () => {
  const text = formatRelationships(RELATIONSHIPS);
  const ends = [...text.matchAll(/Column: ('[^']+'|\w+)\.('[^']+'|\w+)$/gm)].map(
    ([, table = '', column = '']) => [table, column].map((name) => name.replaceAll("'", '')),
  );
  expect(ends).toHaveLength(RELATIONSHIPS.length * 2);
  for (const [i, [table = '', column = '']] of ends.entries()) {
    expect(model.get(table)?.columns).toContain(column);
    if (i % 2 === 0) continue;
    const [from = ['', '']] = [ends[i - 1]];
    const keys = readRows(table).map((row) => row[column]);
    expect(new Set(keys).size).toBe(keys.length);
    for (const row of readRows(from[0]!)) expect(keys).toContain(row[from[1]!]);
  }
});

test('every measure refers to existing tables, columns and measures', () => {
  const all = Object.values(MEASURES).flat();
  const names = all.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const { name, expression } of all) {
    const text = expression.join('\n');
    for (const [, quoted, plain, column = ''] of text.matchAll(
      /(?:'([^']+)'|\b([A-Za-z]\w*))\[([^\]]+)\]/g,
    )) {
      expect(model.get(quoted ?? plain ?? '')?.columns, `${name}: ${column}`).toContain(column);
    }
    for (const [, measure] of text.matchAll(/(?<![\w'])\[([^\]]+)\]/g))
      expect(names).toContain(measure);
    expect(text.split('(').length, name).toBe(text.split(')').length);
  }
});

test('no measure shares its name with a column of its table, which Power BI would refuse', () => {
  for (const { columns, measures } of model.values()) {
    const lower = columns.map((name) => name.toLowerCase());
    for (const measure of measures) expect(lower).not.toContain(measure.toLowerCase());
  }
});

test('the model lists exactly its tables, and the TMDL is indented with tabs', () => {
  const text = formatModel(TABLES);
  const listed = [...text.matchAll(/^ref table (.+)$/gm)].map(([, name = '']) =>
    name.replaceAll("'", ''),
  );
  expect(listed).toEqual(TABLES.map(({ name }) => name));
  for (const table of TABLES) {
    const lines = formatTable(table).split('\n');
    expect(lines.filter((line) => /^ /.test(line))).toEqual([]);
  }
});
