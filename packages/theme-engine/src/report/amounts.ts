import {
  findColumn,
  parseMeasureName,
  findMeasure,
  type Amount,
  type SampleReport,
} from './report';
import { formatNumber } from './number-format';

/** Calculates a measure. */
export function computeAmount(report: SampleReport, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('divide' in amount) {
    const [over, under] = amount.divide;
    return computeAmount(report, over) / computeAmount(report, under);
  }
  if ('subtract' in amount) {
    const [from, what] = amount.subtract;
    return computeAmount(report, from) - computeAmount(report, what);
  }
  if ('add' in amount) {
    return amount.add.reduce<number>((sum, part) => sum + computeAmount(report, part), 0);
  }
  const { table, index } = findColumn(report, amount.column);
  const { where } = amount;
  const at = where ? findColumn(report, where[0]).index : -1;
  const values = table.rows
    .filter((row) => !where || row[at] === where[1])
    .map((row) => Number(row[index]));
  if (amount.of === 'smallest') return Math.min(...values);
  if (amount.of === 'largest') return Math.max(...values);
  const sum = values.reduce((all, one) => all + one, 0);
  return amount.of === 'average' ? sum / values.length : sum;
}

/** Formats a calculation as DAX. */
export function formatDax(report: SampleReport, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('divide' in amount) {
    return `DIVIDE ( ${amount.divide.map((part) => formatDax(report, part)).join(', ')} )`;
  }
  if ('subtract' in amount) {
    const [from, what] = amount.subtract;
    const right = formatDax(report, what);
    const isPlain = typeof what === 'number' || !('subtract' in what || 'add' in what);
    return `${formatDax(report, from)} - ${isPlain ? right : `( ${right} )`}`;
  }
  if ('add' in amount) return amount.add.map((part) => formatDax(report, part)).join(' + ');
  const name = { sum: 'SUM', average: 'AVERAGE', smallest: 'MIN', largest: 'MAX' }[amount.of];
  const all = `${name} ( ${formatDaxColumn(report, amount.column)} )`;
  if (!amount.where) return all;
  const [column, value] = amount.where;
  return `CALCULATE ( ${all}, ${formatDaxColumn(report, column)} = "${value.replaceAll('"', '""')}" )`;
}

function formatDaxColumn(report: SampleReport, field: string): string {
  const { tableName, name } = findColumn(report, field);
  return `'${tableName.replaceAll("'", "''")}'[${name}]`;
}

/** Returns a measure's value and its number format. */
export function computeMeasure(
  report: SampleReport,
  field: string,
): { value: number; text: string } {
  const measure = findMeasure(report, parseMeasureName(field) ?? field);
  const value = computeAmount(report, measure.is);
  return { value, text: formatNumber(value, measure.format) };
}

/** Lists the distinct members of a text column, in row order. */
export function listMembers(report: SampleReport, field: string): string[] {
  const { table, index } = findColumn(report, field);
  return [...new Set(table.rows.map((row) => String(row[index])))];
}

/** Reads a number column for one member of each given column; null if there is no row. */
export function readValueBy(
  report: SampleReport,
  field: string,
  ...by: readonly (readonly [field: string, member: string])[]
): number | null {
  const { table, index, column } = findColumn(report, field);
  const values = table.rows
    .filter((row) => by.every(([name, member]) => row[findColumn(report, name).index] === member))
    .map((row) => Number(row[index]));
  if (values.length === 0) return null;
  const sum = values.reduce((all, one) => all + one, 0);
  return column.isAverage ? sum / values.length : sum;
}

/** Returns the number format of a field. */
export function findFormat(report: SampleReport, field: string): (value: number) => string {
  const measure = parseMeasureName(field);
  const format =
    measure === undefined
      ? findColumn(report, field).column.format
      : findMeasure(report, measure).format;
  return (value) => formatNumber(value, format ?? '0');
}
