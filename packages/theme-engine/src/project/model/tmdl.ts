import { deriveUuid } from '../ids';
import type { Column, Table, Value } from './tables';
import type { Measure } from './measures';

/** Quotes names with other characters than letters and digits, as TMDL requires. */
export function quoteName(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name.replaceAll("'", "''")}'`;
}

const TYPES: Record<Column['type'], string> = {
  string: 'text',
  int64: 'Int64.Type',
  double: 'number',
  dateTime: 'date',
};

/** Number of rows per line of data. */
const ROWS_A_LINE = 8;

/** Formats a table as TMDL with its rows in a Power Query expression. */
export function formatTable(table: Table): string {
  const createId = (part: string) => deriveUuid(`${table.name}/${part}`);
  return [
    `table ${quoteName(table.name)}`,
    `\tlineageTag: ${createId('')}`,
    '',
    ...table.measures.flatMap((measure) =>
      formatMeasure(measure, createId(`measure/${measure.name}`)),
    ),
    ...table.columns.flatMap((column) => formatColumn(column, createId(`column/${column.name}`))),
    `\tpartition ${quoteName(table.name)} = m`,
    '\t\tmode: import',
    '\t\tsource =',
    ...formatSource(table).map((line) => `\t\t\t\t${line}`),
    '',
    '\tannotation PBI_ResultType = Table',
    '',
    '',
  ].join('\n');
}

function formatMeasure({ name, expression, format }: Measure, tag: string): string[] {
  const head = `\tmeasure ${quoteName(name)} =`;
  const [only] = expression;
  return [
    ...(expression.length === 1
      ? [`${head} ${only}`]
      : [head, ...expression.map((line) => `\t\t\t${line}`)]),
    `\t\tformatString: ${format}`,
    `\t\tlineageTag: ${tag}`,
    '',
  ];
}

function formatColumn(column: Column, tag: string): string[] {
  return [
    `\tcolumn ${quoteName(column.name)}`,
    `\t\tdataType: ${column.type}`,
    ...(column.isHidden ? ['\t\tisHidden'] : []),
    ...(column.format ? [`\t\tformatString: ${column.format}`] : []),
    `\t\tlineageTag: ${tag}`,
    // No column of the sample model is summarised automatically; measures do that.
    `\t\tsummarizeBy: ${column.summarize ?? 'none'}`,
    `\t\tsourceColumn: ${column.name}`,
    ...(column.sortBy ? [`\t\tsortByColumn: ${quoteName(column.sortBy)}`] : []),
    '',
    '\t\tannotation SummarizationSetBy = User',
    '',
  ];
}

function formatSource(table: Table): string[] {
  const rows = table.rows().map((row) => `{${row.map(formatValue).join(', ')}}`);
  const lines: string[] = [];
  for (let at = 0; at < rows.length; at += ROWS_A_LINE) {
    lines.push(rows.slice(at, at + ROWS_A_LINE).join(', '));
  }
  const columns = table.columns.map(({ name, type }) => `#"${name}" = ${TYPES[type]}`);
  return [
    'let',
    '    Source = #table(',
    `        type table [${columns.join(', ')}],`,
    '        {',
    ...lines.map((line, i) => `            ${line}${i < lines.length - 1 ? ',' : ''}`),
    '        }',
    '    )',
    'in',
    '    Source',
  ];
}

function formatValue(value: Value): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string'
    ? `"${value.replaceAll('"', '""')}"`
    : `#date(${value.join(', ')})`;
}

/** Formats the settings shared by the model's tables, and their order. */
export function formatModel(tables: readonly Table[]): string {
  const names = tables.map(({ name }) => name);
  return [
    'model Model',
    '\tculture: en-US',
    '\tdefaultPowerBIDataSourceVersion: powerBI_V3',
    '\tsourceQueryCulture: en-US',
    '\tdataAccessOptions',
    '\t\tlegacyRedirects',
    '\t\treturnErrorValuesAsNull',
    '',
    // Disables Power BI's hidden calendars, because the model has its own.
    'annotation __PBI_TimeIntelligenceEnabled = 0',
    '',
    `annotation PBI_QueryOrder = ${JSON.stringify(names)}`,
    '',
    ...names.map((name) => `ref table ${quoteName(name)}`),
    '',
    '',
  ].join('\n');
}

export function formatRelationships(
  relationships: readonly { from: string; to: string }[],
): string {
  const quoteField = (field: string) => field.split('.').map(quoteName).join('.');
  return relationships
    .map(({ from, to }) =>
      [
        `relationship ${deriveUuid(`${from}>${to}`)}`,
        `\tfromColumn: ${quoteField(from)}`,
        `\ttoColumn: ${quoteField(to)}`,
        '',
        '',
      ].join('\n'),
    )
    .join('');
}
