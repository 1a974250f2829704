import { expect, test } from 'vitest';
import { ROW_KINDS } from '../statement';
import { STATEMENT_MONTHS, STATEMENT_TABLE } from './statement';
import { formatStatementCsv } from './statement-csv';

const [head = [], ...rows] = formatStatementCsv()
  .trimEnd()
  .split('\r\n')
  .map((line) => line.split(','));
const read = (row: readonly string[], column: string) => row[head.indexOf(column)] ?? '';
const sum = (column: string, isAsked: (row: readonly string[]) => boolean) =>
  rows.filter(isAsked).reduce((total, row) => total + Number(read(row, column)), 0);

test.each(STATEMENT_TABLE.rows)('the closed months of $label add up to the table', (row) => {
  const isAsked = (line: readonly string[]) =>
    read(line, 'Account') === row.label && read(line, 'Closed') === 'yes';
  const columns = STATEMENT_TABLE.columns.map(({ name }) => sum(name, isAsked));
  expect(columns).toEqual(row.values);
  const kinds = rows.filter(isAsked).map((line) => read(line, 'Kind'));
  expect(new Set(kinds)).toEqual(new Set([String(ROW_KINDS.indexOf(row.kind ?? 'value'))]));
});

test('months of net profit are those of the columns, blank where they are open', () => {
  for (const { label, actual, forecast, plan } of STATEMENT_MONTHS.points) {
    const isAsked = (row: readonly string[]) =>
      read(row, 'Account') === 'Net profit' && read(row, 'Month') === label;
    expect(sum('Plan', isAsked)).toBe(plan);
    expect(sum('Actual', isAsked)).toBe(actual ?? 0);
    expect(sum('Forecast', isAsked)).toBe(forecast ?? 0);
    const blank = actual === null ? 'Actual' : 'Forecast';
    expect(rows.filter(isAsked).map((row) => read(row, blank))).toEqual(['', '', '']);
  }
});
