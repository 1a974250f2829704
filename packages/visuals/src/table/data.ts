import type { RowKind } from '../statement';

/** Places that Power BI sends of the axis of lines; a line in a cell tells no more with more. */
export const MAX_PLACES = 100;

/** Differences and shares compare the first value with plan or previous year. */
export type ColumnKind = 'value' | 'difference' | 'share' | 'bar' | 'line';

/** A column of the table. */
export interface TableColumn {
  name: string;
  kind: ColumnKind;
  /** Format string of the model. */
  format: string | null;
  /** Plan or previous year, with which the first value is compared. */
  scenario?: 'plan' | 'previous';
}

/** One row: a group with its subtotals, or a leaf. */
export interface TableRow {
  label: string;
  /** Groups have rows of a higher level behind them. */
  level: number;
  isGroup: boolean;
  /**
   * True if Power BI has collapsed it and sends none of its rows, false if it has expanded it; none where Power BI
   * leaves folding to the table.
   */
  isCollapsed?: boolean;
  /** The rows it lies in, from the outermost; their places in the list. */
  within: readonly number[];
  /** A number for each column. */
  values: readonly (number | null)[];
  /** Format strings of cells that have their own, before those of their columns. */
  formats?: readonly (string | null)[];
  /** Along the axis, for each column; empty where there is no axis. */
  lines: readonly (readonly (number | null)[])[];
  /** Colour that a field gives its cells, as the model writes it. */
  color?: unknown;
  /** Comment of a field; none where it is blank. */
  comment?: string | undefined;
  /** Its part in a statement; none for a plain value. */
  kind?: RowKind;
  /** How far a level lies above the rows it sums, for each column. */
  gaps?: readonly number[];
  /** True if its values are sums of its statement rows. */
  isSummed?: boolean;
  /** A calculated row that divides one row by another, and the row it follows. */
  ratio?: { after: number | undefined };
}

/** The cells of a total. */
export type TableSums = Pick<TableRow, 'values' | 'formats' | 'lines' | 'color'>;

export interface TableData {
  /** Name of the rows. */
  name: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** The sum of all, where the model has one. */
  total: TableSums | null;
  /** True if Power BI has more rows. */
  hasMore: boolean;
}
