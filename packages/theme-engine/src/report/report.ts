import type { VisualName } from '../model/visuals';

/** Points of a report's heading. */
export const HEADING_SIZE = 18;

/**
 * A one-page report as data: tables, measures, and visuals that refer to them. The preview draws it
 * and the exporter builds a project from it, so that picture and project match.
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
  /** Rows in display order. */
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface SampleColumn {
  readonly name: string;
  /** Power BI number format; a text column has none. */
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
      /** Restricts the rows to this value in another column. */
      readonly where?: readonly [column: string, value: string];
    }
  | { readonly divide: readonly [Amount, Amount] }
  | { readonly subtract: readonly [Amount, Amount] }
  | { readonly add: readonly Amount[] };

/** Kinds of visuals in a report. */
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
  /** Overrides of the theme, by card and property. */
  readonly settings?: Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;
  /** Data colours of fields, by position; `ground` leaves a series without one. */
  readonly colors?: Readonly<Record<string, number | 'ground'>>;
  readonly dashed?: readonly string[];
  /** Members of the category with a data colour of their own. */
  readonly marked?: Readonly<Record<string, number>>;
  /** Start, end and step of the lines. The axis starts at zero if this is missing. */
  readonly axis?: readonly [number, number, number];
  readonly secondAxis?: readonly [number, number, number];
  /** Cards: the measure to compare with, its label, and which direction is good. */
  readonly compared?: Readonly<
    Record<string, { measure: string; note: string; better: 'more' | 'less' | 'neither' }>
  >;
  /** Tables: columns with bars, and columns coloured by sign. */
  readonly bars?: readonly string[];
  readonly signed?: readonly string[];
  /** Tables and matrices: width of the name column as a fraction. */
  readonly nameShare?: number;
  /** Data colour of a shape. */
  readonly fill?: number;
  /** A heading on a shape of the first data colour. */
  readonly isOnColor?: boolean;
}

/** Rows and columns of a matrix as a table, with one row for each filled cell. */
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

/** Returns the name of a measure field (`[Measure]`), or undefined. */
export function parseMeasureName(field: string): string | undefined {
  return /^\[(.+)\]$/.exec(field)?.[1];
}

export function findMeasure(report: SampleReport, name: string): SampleMeasure {
  const measure = report.measures[name];
  if (!measure) throw new Error(`The report ${report.id} has no measure ${name}`);
  return measure;
}
