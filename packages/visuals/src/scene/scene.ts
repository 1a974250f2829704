/** Names of attributes as React has them; `patch` turns them into those of SVG. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

type HtmlTag = 'div' | 'span' | 'button';

export const isHtml = (tag: Shape['tag']): tag is HtmlTag =>
  tag === 'div' || tag === 'span' || tag === 'button';

/** One shape of a drawing. */
export interface Shape {
  tag: 'svg' | 'g' | 'rect' | 'line' | 'circle' | 'path' | 'text' | HtmlTag;
  /** Name of the shape, unique among its siblings; a shape keeps its element as long as its key. */
  key: string;
  attributes: Attributes;
  /** Styles, for HTML only; names as in React, values with units. */
  style?: Readonly<Record<string, string>>;
  text?: string;
  children?: readonly Shape[];
  /** The data point that a click, a tooltip or the keyboard reaches here. */
  point?: number;
  /** The group that a click here folds or unfolds, or the column that it sorts by. */
  fold?: string;
}

/** A drawing: what a renderer makes of data, and what React or the DOM shows. */
export interface Scene {
  width: number;
  height: number;
  /** Text of the whole drawing for screen readers. */
  label: string;
  shapes: readonly Shape[];
  /** The points in the order the keyboard goes through them, where it isn't that of their numbers. */
  order?: readonly number[];
  /** Names of the paid features that are drawn; none where only free ones are. */
  paid?: readonly string[];
  /** Further attributes of the whole, of an HTML drawing. */
  attributes?: Attributes;
}

export interface Size {
  width: number;
  height: number;
}

/** The colours a drawing may use: the report's theme, or the system's in high contrast. */
export interface Palette {
  /** The first data colour. */
  data: string;
  foreground: string;
  /** For words and marks of less weight. */
  secondary: string;
  /** For outlines and zero lines. */
  outline: string;
  background: string;
  positive: string;
  negative: string;
  isHighContrast: boolean;
}

/** Coordinates with one decimal: a drawing compares and compresses better. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}
