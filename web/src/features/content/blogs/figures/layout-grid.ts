/** The grid that the article on page layout works with: a Power BI page in twelve columns. */
export const PAGE = { width: 1280, height: 720 } as const;
export const MARGIN = 24;
export const GUTTER = 16;
const COLUMNS = 12;

/** Width of one column: a whole number of pixels, which is why margin and gutter are what they are. */
export const COLUMN = (PAGE.width - 2 * MARGIN - (COLUMNS - 1) * GUTTER) / COLUMNS;

/** Left edge and width of what stands from one column (0 to 11) over so many. */
export function measureSpan(column: number, span: number): { x: number; w: number } {
  return {
    x: MARGIN + column * (COLUMN + GUTTER),
    w: span * COLUMN + (span - 1) * GUTTER,
  };
}

export const GUIDES = Array.from({ length: COLUMNS }, (_, column) => measureSpan(column, 1));
