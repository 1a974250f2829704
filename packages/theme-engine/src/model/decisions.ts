/** Weight and size of one of a theme's four text classes. */
export interface TextStyle {
  readonly weight: 'regular' | 'semibold' | 'bold';
  /** Points; see `TEXT_SIZE`. */
  readonly size: number;
}

/** Points that every version of Power BI takes: up to 2.152 at most 45, from 2.157 on at least 8. */
export const TEXT_SIZE = { min: 8, max: 45 } as const;

/** The nearest size that is taken. */
export function textSize(points: number): number {
  return Math.min(TEXT_SIZE.max, Math.max(TEXT_SIZE.min, points));
}

/**
 * A designer's decisions, from which `buildTheme` derives everything else. Colours are six-digit
 * hex with #, lower case.
 */
export interface Decisions {
  /** Which kind of page the theme is for; the surfaces and text levels below are of this kind. */
  readonly page: 'light' | 'dark';
  /** At least eight: with fewer Power BI keeps the rest of the theme before. */
  readonly dataColors: readonly string[];
  /** Marks where a visual has one colour only, and what is selected. */
  readonly accent: string;
  /** Ground of buttons and selected items; white or black words stand on it. */
  readonly accentFill: string;
  readonly tableAccent: string;
  /** Report page. */
  readonly pageBackground: string;
  /** Cards of the visuals. */
  readonly background: string;
  /** Headers, bands, inputs. */
  readonly secondaryBackground: string;
  /** Wallpaper around the page. */
  readonly outspace: string;
  /** Titles and values. */
  readonly firstLevel: string;
  /** Labels and legends. */
  readonly secondLevel: string;
  /** Grid lines and dividers. */
  readonly thirdLevel: string;
  /** Hints and axes. */
  readonly fourthLevel: string;
  readonly good: string;
  readonly neutral: string;
  readonly bad: string;
  readonly minimum: string;
  /** Null: the colour scale goes straight from minimum to maximum. */
  readonly center: string | null;
  readonly maximum: string;
  /** Cells without a value in a colour scale. */
  readonly missing: string;
  readonly font: string;
  readonly title: TextStyle;
  readonly callout: TextStyle;
  readonly header: TextStyle;
  readonly label: TextStyle;
  /** Corner radius of visuals, pixels, 0 to 24. */
  readonly corners: number;
  readonly hasBorder: boolean;
  readonly hasShadow: boolean;
}

/** Power BI itself saves themes with hundreds of them. */
export const MAX_DATA_COLORS = 1000;

/** The studio's initial decisions. */
export const DEFAULT_DECISIONS: Decisions = {
  page: 'light',
  dataColors: [
    '#2563c9',
    '#217b69',
    '#ac6a00',
    '#c12b4b',
    '#602da2',
    '#408bc6',
    '#839b56',
    '#293c5a',
  ],
  accent: '#2563c9',
  accentFill: '#2563c9',
  tableAccent: '#2563c9',
  pageBackground: '#eef2f7',
  background: '#ffffff',
  secondaryBackground: '#e9edf3',
  outspace: '#e3e8ef',
  firstLevel: '#1b2433',
  secondLevel: '#4d5a6e',
  thirdLevel: '#e9edf3',
  fourthLevel: '#646d7d',
  good: '#0e8253',
  neutral: '#b07400',
  bad: '#d33a45',
  minimum: '#ffffff',
  center: '#dbe7fb',
  maximum: '#2563c9',
  missing: '#c9d1dc',
  font: 'Segoe UI',
  title: { weight: 'semibold', size: 14 },
  callout: { weight: 'semibold', size: 28 },
  header: { weight: 'semibold', size: 10 },
  label: { weight: 'regular', size: 10 },
  corners: 8,
  hasBorder: true,
  hasShadow: false,
};
