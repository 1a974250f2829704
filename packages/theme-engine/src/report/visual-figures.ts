/**
 * Figures that visuals draw. The studio's pages use the sample's figures, an opened report its own.
 */

export interface SeriesFigures {
  readonly name: string;
  /** One value per category; null if it is missing. */
  readonly values: readonly (number | null)[];
  /** Position of its data colour; its own position where it is not given, `ground` for none. */
  readonly color?: number | 'ground';
  readonly isDashed?: boolean;
}

/** Series over categories. */
export interface ChartFigures {
  readonly title: string;
  readonly categories: readonly string[];
  readonly series: readonly SeriesFigures[];
  readonly ticks: readonly number[];
  readonly tick: (tick: number) => string;
  /** Words of a data label. */
  readonly label: (value: number) => string;
  readonly axisTitles: readonly [category: string, value: string];
  /** With a legend although there is one series only. */
  readonly hasLegend?: boolean;
  /** How many of the series have data labels; all, where it is not given. */
  readonly labelled?: number;
  /** Categories of a single series that have a data colour of their own, by its position. */
  readonly marked?: Readonly<Record<string, number>>;
}

export interface BarFigures extends ChartFigures {
  /** All bars after the first are paler. */
  readonly isFirstStrong?: boolean;
}

export interface LineFigures extends ChartFigures {
  /** A dot at the end of each line. */
  readonly hasEnds?: boolean;
}

/** Columns, and lines on a scale of their own. */
export interface ComboFigures extends ChartFigures {
  readonly lines: readonly SeriesFigures[];
  readonly lineTicks: readonly number[];
  readonly lineTick: (tick: number) => string;
}

export interface CardFigure {
  readonly label: string;
  readonly value: string;
  /** Line below the value: a coloured change and its reference. */
  readonly change?: { readonly text: string; readonly mood: Mood | 'plain'; readonly note: string };
}
export type Mood = 'good' | 'neutral' | 'bad';

export interface KpiFigures {
  readonly title: string;
  readonly value: string;
  /** "Goal $21.0M". */
  readonly goal: string;
  /** " (+7.1%)". */
  readonly distance: string;
  readonly trend: readonly number[];
  readonly isGood: boolean;
}

export interface GaugeFigures {
  readonly title: string;
  readonly value: number;
  readonly goal: number;
  readonly from: number;
  readonly to: number;
  readonly format: (value: number) => string;
}

export interface MatrixRow {
  readonly name: string;
  readonly values: readonly (number | null)[];
  readonly level: 0 | 1;
  /** Expand or collapse sign of the row; empty if it has none. */
  readonly sign: '+' | '−' | '';
}

export interface MatrixFigures {
  readonly title: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly MatrixRow[];
  readonly format: (value: number) => string;
  /** Sums of the rows and of the columns, where they are shown. */
  readonly totals?: { readonly columns: readonly number[]; readonly all: number };
  /** Share of the width that the names have. */
  readonly names: number;
  /** Straight from minimum to maximum, without the theme's centre. */
  readonly isStraight?: boolean;
  /** Cells without a colour scale. */
  readonly isPlain?: boolean;
}

export interface SliceFigures {
  readonly name: string;
  /** Percent. */
  readonly share: number;
  readonly value: string;
  /** Position of its data colour; its own position where it is not given. */
  readonly color?: number;
}

export interface RingFigures {
  readonly title: string;
  readonly slices: readonly SliceFigures[];
  /** Text in the centre of a donut. */
  readonly total?: string;
}

export interface TableColumn {
  readonly name: string;
  readonly kind: 'text' | 'number' | 'bar' | 'trend';
  /** Start of the text, or its end if right-aligned, as a fraction of the width. */
  readonly at: number;
  /** Longest bar, as a share of the width; the room of a column that is followed by a line. */
  readonly room?: number;
  /** Maximum text width as a fraction of the width; longer text is cut. */
  readonly width?: number;
  readonly format?: (value: number) => string;
  /** Colours values above zero as good and below as bad. */
  readonly isSigned?: boolean;
  /** The value whose bar is as long as there is room. */
  readonly most?: number;
}

export interface TableFigures {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Words of the row of totals, where there is one. */
  readonly totals?: readonly string[];
  /** Places of upright lines, as shares of the width and units beyond. */
  readonly lines: readonly (readonly [share: number, beyond: number])[];
}

export interface WaterfallFigures {
  readonly title: string;
  readonly steps: readonly {
    readonly name: string;
    readonly value: number;
    readonly kind: 'total' | 'change';
  }[];
  readonly ticks: readonly number[];
  readonly tick: (tick: number) => string;
  readonly label: (value: number, kind: 'total' | 'change') => string;
  readonly axisTitles: readonly [category: string, value: string];
}

export interface FunnelFigures {
  readonly title: string;
  readonly stages: readonly { readonly name: string; readonly value: number }[];
  readonly label: (value: number) => string;
  /** The last of the first: "2.7%". */
  readonly rate: string;
  /** Bars as long as the root of their value: a small last stage stays in sight. */
  readonly isRoot?: boolean;
}
