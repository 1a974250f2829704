/** True if the groups that the reader folded or unfolded are folded, by their places. The others are as they begin. */
export type Folds = ReadonlyMap<number, boolean>;

export const NO_FOLDS: Folds = new Map();

/** The reader's changes: the scroll position, and which groups are folded or unfolded. */
export interface TableView {
  scrollTop: number;
  folds: Folds;
  sort?: Sort | null;
  /** Widths of columns by their names; the column of names has none. */
  widths?: ReadonlyMap<string, number>;
  /** True if Power BI sends no more rows although it has them. */
  isRefused?: boolean;
}

/** The column that sorts the rows, by its name; the column of names has none. */
export interface Sort {
  column: string;
  isDown: boolean;
}

export const FIRST_VIEW: TableView = { scrollTop: 0, folds: NO_FOLDS };
