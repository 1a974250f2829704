import type { JsonObject } from '../model/json';
import type { VisualName } from '../model/visuals';
import type { Field } from './field';
import type { Model } from './model/tables';

/** The id of a custom visual of ours, which the report brings along. */
export type CustomVisualId = `flexa${string}`;

/** One visual: what it is, what it shows, and what it says. Colours and type come from the theme. */
export interface VisualDesign<Type extends string = VisualName> {
  /** Unique on its page, letters, digits and hyphens. */
  id: string;
  type: Type;
  /** Shown as its title; visuals without one show none. */
  title?: string;
  /** A second line under the title. */
  subTitle?: string;
  /** Points, where the title is larger than the theme's. */
  titleSize?: number;
  /** Fields by the visual's own names of its wells: Category, Y, Values, … */
  fields?: Readonly<Record<string, readonly Field[]>>;
  sort?: { by: Field; direction: 'Ascending' | 'Descending' };
  /** Formatting beyond the theme, as Power BI stores it; see `expressions.ts`. */
  objects?: JsonObject;
  container?: JsonObject;
  /** Slicers: what is chosen when the report opens. */
  chosen?: readonly number[];
  /** Slicers of one group choose together on all pages. */
  group?: string;
  /** Without a card behind it. */
  isBare?: boolean;
  /** For screen readers; the title, where it is not given. */
  alt?: string;
}

/** A share of the width, with one visual or several above each other. */
export interface Cell {
  width: number;
  visual?: VisualDesign;
  stack?: readonly { height: number; visual: VisualDesign }[];
}

/** A row of a page: its share of the height, and its cells. */
export interface Row {
  height: number;
  cells: readonly Cell[];
}

interface PageFrame {
  /** Unique in the report, letters, digits and hyphens. */
  id: string;
  title: string;
  width: number;
  height: number;
}

/** A page whose visuals share its room row by row. */
export interface PageDesign extends PageFrame {
  margin: number;
  gap: number;
  rows: readonly Row[];
}

/** A page whose visuals have places of their own, in the order of the keyboard. */
export interface PlacedPage<Type extends string = VisualName> extends PageFrame {
  visuals: readonly Placed<Type>[];
}

/** A report: pages of visuals, as shares of each page or at places of their own. */
export interface ReportDesign<Type extends string = VisualName> {
  pages: readonly (PageDesign | PlacedPage<Type>)[];
  /** The sample model, where it is not given. */
  model?: Model;
}

export interface Placed<Type extends string = VisualName> {
  visual: VisualDesign<Type>;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Position of each visual on a page in pixels, row by row, which is also the tab order. */
export function placeVisuals<Type extends string = VisualName>(
  page: PageDesign | PlacedPage<Type>,
): readonly Placed<Type | VisualName>[] {
  if ('visuals' in page) return page.visuals;
  const inner = { width: page.width - 2 * page.margin, height: page.height - 2 * page.margin };
  const rows = spread(
    page.rows.map(({ height }) => height),
    inner.height,
    page.gap,
  );
  return page.rows.flatMap((row, i) => {
    const { from: top = 0, size: height = 0 } = rows[i] ?? {};
    const cells = spread(
      row.cells.map(({ width }) => width),
      inner.width,
      page.gap,
    );
    return row.cells.flatMap((cell, j) => {
      const { from: left = 0, size: width = 0 } = cells[j] ?? {};
      const x = page.margin + left;
      const stack = cell.stack ?? (cell.visual ? [{ height: 1, visual: cell.visual }] : []);
      const parts = spread(
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

/** Lengths by their shares with gaps between, in whole pixels that fill the room exactly. */
function spread(shares: readonly number[], room: number, gap: number) {
  const total = shares.reduce((sum, share) => sum + share, 0);
  const free = room - gap * (shares.length - 1);
  let passed = 0;
  return shares.map((share, i) => {
    const start = Math.round((passed / total) * free);
    passed += share;
    return { from: start + gap * i, size: Math.round((passed / total) * free) - start };
  });
}
