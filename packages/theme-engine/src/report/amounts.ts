import { columnOf, measureName, measureOf, type Amount, type SampleReport } from './report';
import { formatted } from './number-format';

/** Calculates a measure. */
export function amountOf(report: SampleReport, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('divide' in amount) {
    const [over, under] = amount.divide;
    return amountOf(report, over) / amountOf(report, under);
  }
  if ('subtract' in amount) {
    const [from, what] = amount.subtract;
    return amountOf(report, from) - amountOf(report, what);
  }
  if ('add' in amount) {
    return amount.add.reduce<number>((sum, part) => sum + amountOf(report, part), 0);
  }
  const { table, index } = columnOf(report, amount.column);
  const { where } = amount;
  const at = where ? columnOf(report, where[0]).index : -1;
  const values = table.rows
    .filter((row) => !where || row[at] === where[1])
    .map((row) => Number(row[index]));
  if (amount.of === 'smallest') return Math.min(...values);
  if (amount.of === 'largest') return Math.max(...values);
  const sum = values.reduce((all, one) => all + one, 0);
  return amount.of === 'average' ? sum / values.length : sum;
}

/** The same as DAX. */
export function daxOf(report: SampleReport, amount: Amount): string {
  if (typeof amount === 'number') return String(amount);
  if ('divide' in amount) {
    return `DIVIDE ( ${amount.divide.map((part) => daxOf(report, part)).join(', ')} )`;
  }
  if ('subtract' in amount) {
    const [from, what] = amount.subtract;
    const right = daxOf(report, what);
    const isPlain = typeof what === 'number' || !('subtract' in what || 'add' in what);
    return `${daxOf(report, from)} - ${isPlain ? right : `( ${right} )`}`;
  }
  if ('add' in amount) return amount.add.map((part) => daxOf(report, part)).join(' + ');
  const name = { sum: 'SUM', average: 'AVERAGE', smallest: 'MIN', largest: 'MAX' }[amount.of];
  const all = `${name} ( ${dax(report, amount.column)} )`;
  if (!amount.where) return all;
  const [column, value] = amount.where;
  return `CALCULATE ( ${all}, ${dax(report, column)} = "${value.replaceAll('"', '""')}" )`;
}

function dax(report: SampleReport, field: string): string {
  const { tableName, name } = columnOf(report, field);
  return `'${tableName.replaceAll("'", "''")}'[${name}]`;
}

/** A measure's value, and how it is written. */
export function measured(report: SampleReport, field: string): { value: number; text: string } {
  const measure = measureOf(report, measureName(field) ?? field);
  const value = amountOf(report, measure.is);
  return { value, text: formatted(value, measure.format) };
}

/** Members of a column of words, each once, in the order of the rows. */
export function membersOf(report: SampleReport, field: string): string[] {
  const { table, index } = columnOf(report, field);
  return [...new Set(table.rows.map((row) => String(row[index])))];
}

/** Values of a column of numbers for each member of the others; null where there is no row. */
export function valuesBy(
  report: SampleReport,
  field: string,
  ...by: readonly (readonly [field: string, member: string])[]
): number | null {
  const { table, index, column } = columnOf(report, field);
  const values = table.rows
    .filter((row) => by.every(([name, member]) => row[columnOf(report, name).index] === member))
    .map((row) => Number(row[index]));
  if (values.length === 0) return null;
  const sum = values.reduce((all, one) => all + one, 0);
  return column.isAverage ? sum / values.length : sum;
}

/** How the numbers of a field are written. */
export function formatOf(report: SampleReport, field: string): (value: number) => string {
  const measure = measureName(field);
  const format =
    measure === undefined
      ? columnOf(report, field).column.format
      : measureOf(report, measure).format;
  return (value) => formatted(value, format ?? '0');
}
