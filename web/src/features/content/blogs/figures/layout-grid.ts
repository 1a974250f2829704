/** The grid of the article on page layout: a Power BI page in twelve columns. */
export const PAGE = { width: 1280, height: 720 } as const;
export const MARGIN = 24;
export const GUTTER = 16;
const COLUMNS = 12;

/** Width of one column. Margin and gutter are chosen so that it is a whole number of pixels. */
export const COLUMN = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** Returns the left edge and the width of a span that starts at a column (0 to 11). */
export function measureSpan(column: number, span: number): { x: number; w: number } {
  return {
    x: MARGIN + column * (COLUMN + GUTTER),
    w: span * COLUMN + (span - 1) * GUTTER,
  };
}

export const GUIDES = Array.from({ length: COLUMNS }, (_, column) => measureSpan(column, 1));
