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
  /** Text of a data label. */
  readonly label: (value: number) => string;
  readonly axisTitles: readonly [category: string, value: string];
  /** Shows a legend even for a single series. */
  readonly hasLegend?: boolean;
  /** Number of series with data labels; all by default. */
  readonly labelled?: number;
  /** Categories of a single series with their own data colour, by its position. */
  readonly marked?: Readonly<Record<string, number>>;
}

export interface BarFigures extends ChartFigures {
  /** Makes all bars after the first paler. */
  readonly isFirstStrong?: boolean;
}

export interface LineFigures extends ChartFigures {
  /** Draws a dot at the end of each line. */
  readonly hasEnds?: boolean;
}

/** Columns, and lines with their own scale. */
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
  /** Reference, such as "Goal $21.0M". */
  readonly goal: string;
  /** Change, such as " (+7.1%)". */
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
  /** Row and column totals, if shown. */
  readonly totals?: { readonly columns: readonly number[]; readonly all: number };
  /** Width of the name column as a fraction. */
  readonly names: number;
  /** Interpolates from minimum to maximum without the theme's centre. */
  readonly isTwoColor?: boolean;
  /** Cells without a colour scale. */
  readonly isPlain?: boolean;
}

export interface SliceFigures {
  readonly name: string;
  /** Value in percent. */
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
  /**
   * Length of the longest bar, as a fraction of the width. The rest leaves room for a following
   * line.
   */
  readonly room?: number;
  /** Maximum text width as a fraction of the width; longer text is cut. */
  readonly width?: number;
  readonly format?: (value: number) => string;
  /** Colours values above zero as good and below as bad. */
  readonly isSigned?: boolean;
  /** Value of the longest bar. */
  readonly most?: number;
}

export interface TableFigures {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly (string | number | null)[])[];
  /** Text of the totals row, if there is one. */
  readonly totals?: readonly string[];
  /** Positions of vertical lines, as fractions of the width plus units. */
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
  /** Last stage as a share of the first, such as "2.7%". */
  readonly rate: string;
  /** Scales bars by the square root, so that a small last stage stays visible. */
  readonly isRoot?: boolean;
}
