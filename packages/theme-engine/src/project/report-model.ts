import { formatDax } from '../report/amounts';
import type { SampleColumn, SampleReport, SampleTable } from '../report/report';
import type { Column, Model, Table } from './model/tables';

/** Table without data that contains the report's measures. */
export const MEASURE_TABLE = 'Key figures';

/** Each text column has a second column with the order of its members, by which visuals sort. */
const nameOrder = (name: string) => `${name} order`;

/** Converts a report's tables to a model with embedded rows and measures. */
export function buildModel(report: SampleReport): Model {
  const measures = Object.entries(report.measures).map(([name, { is, format }]) => ({
    name,
    expression: [formatDax(report, is)],
    format,
  }));
  const figures: Table = {
    name: MEASURE_TABLE,
    columns: [{ name: 'Row', type: 'int64', isHidden: true }],
    measures,
    rows: () => [[1]],
  };
  return {
    tables: [
      ...Object.entries(report.tables).map(([name, table]) => buildTable(name, table)),
      ...(measures.length > 0 ? [figures] : []),
    ],
    relationships: [],
  };
}

function buildTable(name: string, { columns, rows }: SampleTable): Table {
  const orders = columns.map((column, i) =>
    column.format === undefined ? [...new Set(rows.map((row) => row[i]))] : null,
  );
  return {
    name,
    columns: columns.flatMap((column, i) =>
      buildColumns(
        column,
        rows.map((row) => row[i] ?? 0),
      ),
    ),
    measures: [],
    rows: () =>
      rows.map((row) =>
        columns.flatMap((_, i) => {
          const value = row[i] ?? 0;
          const order = orders[i];
          return order ? [value, order.indexOf(value) + 1] : [value];
        }),
      ),
  };
}

function buildColumns(
  { name, format, isAverage }: SampleColumn,
  values: readonly (string | number)[],
): Column[] {
  if (format === undefined) {
    return [
      { name, type: 'string', sortBy: nameOrder(name) },
      { name: nameOrder(name), type: 'int64', isHidden: true },
    ];
  }
  const isWhole = values.every((value) => Number.isInteger(value));
  return [
    {
      name,
      type: isWhole ? 'int64' : 'double',
      format,
      summarize: isAverage ? 'average' : 'sum',
    },
  ];
}
