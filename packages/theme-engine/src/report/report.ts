import type { VisualName } from '../model/visuals';

/** Points of a report's heading. */
export const HEADING_SIZE = 18;

/**
 * A report of one page as data: its tables, its measures, and visuals that name them. The preview
 * draws it and the exporter makes a project of it, so that a picture and its project are one.
 */
export interface SampleReport {
  /** Letters, digits and hyphens. */
  readonly id: string;
  readonly title: string;
  readonly tables: Readonly<Record<string, SampleTable>>;
  readonly measures: Readonly<Record<string, SampleMeasure>>;
  readonly visuals: readonly SampleVisual[];
}

/** Page size of every report, in pixels. */
export const PAGE = { width: 1280, height: 720 } as const;

export interface SampleTable {
  readonly columns: readonly SampleColumn[];
  /** In the order in which visuals show them. */
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface SampleColumn {
  readonly name: string;
  /** How its numbers are written, as Power BI says it; a column of words has none. */
  readonly format?: string;
  readonly isAverage?: boolean;
}

export interface SampleMeasure {
  readonly is: Amount;
  readonly format: string;
}

/** Calculation of a measure. Columns are written `Table.Column`. */
export type Amount =
  | number
  | {
      readonly of: 'sum' | 'average' | 'smallest' | 'largest';
      readonly column: string;
      /** Only the rows with this value in another column of the table. */
      readonly where?: readonly [column: string, value: string];
    }
  | { readonly divide: readonly [Amount, Amount] }
  | { readonly subtract: readonly [Amount, Amount] }
  | { readonly add: readonly Amount[] };

/** The visuals a report may have. */
export type SampleVisualType = Extract<
  VisualName,
  | 'textbox'
  | 'shape'
  | 'slicer'
  | 'cardVisual'
  | 'lineChart'
  | 'areaChart'
  | 'clusteredColumnChart'
  | 'columnChart'
  | 'clusteredBarChart'
  | 'barChart'
  | 'lineClusteredColumnComboChart'
  | 'waterfallChart'
  | 'donutChart'
  | 'funnel'
  | 'tableEx'
  | 'pivotTable'
>;

export interface SampleVisual {
  /** Unique in the report, letters, digits and hyphens. */
  readonly id: string;
  readonly type: SampleVisualType;
  readonly title: string;
  /** The second line of a heading. */
  readonly note?: string;
  /** x, y, width, height in pixels. */
  readonly box: readonly [number, number, number, number];
  /** `Table.Column` or `[Measure]` by Power BI's names of its wells. */
  readonly wells?: Readonly<Record<string, readonly string[]>>;
  /** Display name in the visual, if it differs from the field's name. */
  readonly names?: Readonly<Record<string, string>>;
  /** Card, then property: what it sets over the theme. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** Data colours of fields, by position; `ground` leaves a series without one. */
  readonly colors?: Readonly<Record<string, number | 'ground'>>;
  readonly dashed?: readonly string[];
  /** Members of the category with a data colour of their own. */
  readonly marked?: Readonly<Record<string, number>>;
  /** From, to, and the step between lines; from zero on where it is not given. */
  readonly axis?: readonly [number, number, number];
  readonly secondAxis?: readonly [number, number, number];
  /** Cards: a measure that each is compared with, what it is called, and which way is good. */
  readonly compared?: Readonly<
    Record<string, { measure: string; note: string; better: 'more' | 'less' | 'neither' }>
  >;
  /** Tables: columns with bars, and columns whose sign has a colour. */
  readonly bars?: readonly string[];
  readonly signed?: readonly string[];
  /** Tables and matrices: the share of the width that the names have. */
  readonly nameShare?: number;
  /** A shape with a data colour of its own. */
  readonly fill?: number;
  /** A heading on a shape of the first data colour. */
  readonly isOnColor?: boolean;
}

/** Rows and columns of a matrix as a table: one row for each cell that has a value. */
export function createCells(
  names: readonly [row: string, column: string, value: string],
  format: string,
  columns: readonly string[],
  rows: Readonly<Record<string, readonly number[]>>,
): SampleTable {
  const [row, column, value] = names;
  return {
    columns: [{ name: row }, { name: column }, { name: value, format }],
    rows: Object.entries(rows).flatMap(([name, values]) =>
      values.map((amount, i) => [name, columns[i] ?? '', amount]),
    ),
  };
}

/** Columns with their values, by name (`Table.Column`). */
export function findColumn(report: SampleReport, field: string) {
  const point = field.indexOf('.');
  const [tableName, name] = [field.slice(0, point), field.slice(point + 1)];
  const table = report.tables[tableName];
  const index = table?.columns.findIndex((column) => column.name === name) ?? -1;
  const column = table?.columns[index];
  if (!table || !column) throw new Error(`The report ${report.id} has no column ${field}`);
  return { tableName, name, table, index, column, isNumber: column.format !== undefined };
}

/** The name of a measure where a field is one: `[Measure]`. */
export function parseMeasureName(field: string): string | undefined {
  return /^\[(.+)\]$/.exec(field)?.[1];
}

export function findMeasure(report: SampleReport, name: string): SampleMeasure {
  const measure = report.measures[name];
  if (!measure) throw new Error(`The report ${report.id} has no measure ${name}`);
  return measure;
}
