import type { JsonObject } from '../model/json';
import type { VisualName } from '../model/visuals';
import type { Field } from './field';
import type { Model } from './model/tables';

/** Id of one of our custom visuals, which the report includes. */
export type CustomVisualId = `flexa${string}`;

/** One visual: its type, fields and texts. Colours and fonts come from the theme. */
export interface VisualDesign<Type extends string = VisualName> {
  /** Unique within its page: letters, digits and hyphens. */
  id: string;
  type: Type;
  /** Title; visuals without one show none. */
  title?: string;
  /** A second line under the title. */
  subTitle?: string;
  /** Points, if the title is larger than the theme's. */
  titleSize?: number;
  /** Fields by the visual's own names of its wells: Category, Y, Values, and so on. */
  fields?: Readonly<Record<string, readonly Field[]>>;
  sort?: { by: Field; direction: 'Ascending' | 'Descending' };
  /** Formatting beyond the theme, as Power BI stores it; see `expressions.ts`. */
  objects?: JsonObject;
  container?: JsonObject;
  /** Slicers: initial selection. */
  chosen?: readonly number[];
  /** Slicers of one group share their selection on all pages. */
  group?: string;
  /** Hides the card. */
  isBare?: boolean;
  /** Text for screen readers; the title by default. */
  alt?: string;
}

/** A fraction of the width, with one visual or several stacked ones. */
export interface Cell {
  width: number;
  visual?: VisualDesign;
  stack?: readonly { height: number; visual: VisualDesign }[];
}

/** A row of a page with its fraction of the height, and its cells. */
export interface Row {
  height: number;
  cells: readonly Cell[];
}

interface PageFrame {
  /** Unique within the report: letters, digits and hyphens. */
  id: string;
  title: string;
  width: number;
  height: number;
}

/** A page with rows of visuals. */
export interface PageDesign extends PageFrame {
  margin: number;
  gap: number;
  rows: readonly Row[];
}

/** A page with positioned visuals, in keyboard order. */
export interface PlacedPage<Type extends string = VisualName> extends PageFrame {
  visuals: readonly Placed<Type>[];
}

/** A report of pages with visuals in rows or at fixed positions. */
export interface ReportDesign<Type extends string = VisualName> {
  pages: readonly (PageDesign | PlacedPage<Type>)[];
  /** The model; the sample model by default. */
  model?: Model;
}

export interface Placed<Type extends string = VisualName> {
  visual: VisualDesign<Type>;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Places the visuals of a page in pixels, row by row, which is also the tab order. */
export function placeVisuals<Type extends string = VisualName>(
  page: PageDesign | PlacedPage<Type>,
): readonly Placed<Type | VisualName>[] {
  if ('visuals' in page) return page.visuals;
  const inner = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin };
  const rows = splitLength(
    page.rows.map(({ height }) => height),
    inner.height,
    page.gap,
  );
  return page.rows.flatMap((row, i) => {
    const { from: top = 0, size: height = 0 } = rows[i] ?? {};
    const cells = splitLength(
      row.cells.map(({ width }) => width),
      inner.width,
      page.gap,
    );
    return row.cells.flatMap((cell, j) => {
      const { from: left = 0, size: width = 0 } = cells[j] ?? {};
      const x = page.margin + left;
      const stack = cell.stack ?? (cell.visual ? [{ height: 1, visual: cell.visual }] : []);
      const parts = splitLength(
        stack.map((part) => part.height),
        height,
        page.gap,
      );
      return stack.map(({ visual }, k) => {
        const { from = 0, size = 0 } = parts[k] ?? {};
        return { visual, x, y: page.margin + top + from, width, height: size };
      });
    });
  });
}

/** Splits a length by fractions, with gaps between, into whole pixels that fill it exactly. */
function splitLength(shares: readonly number[], room: number, gap: number) {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const free = room - gap * (shares.length - 1);
  let passed = 0;
  return shares.map((share, i) => {
    const start = Math.round((passed / total) * free);
    passed += share;
    return { from: start + gap * i, size: Math.round((passed / total) * free) - start };
  });
}
