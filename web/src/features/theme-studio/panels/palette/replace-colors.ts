/** With fewer Power BI keeps the rest of the theme before. */
export const FEWEST_COLORS = 8;
/** More than anybody tells apart; Power BI starts over at the end of the list. */
export const MOST_COLORS = 24;

/**
 * Replaces the data colours in order. Locked colours keep their position, and old colours stay if
 * there are too few new ones.
 */
export function replaceColors(
  current: readonly string[],
  wanted: readonly string[],
  locked: readonly number[],
): string[] {
  const rest = [...wanted];
  const lockedPositions = new Set(locked);
  const filled = current.map((color, position) =>
    lockedPositions.has(position) ? color : (rest.shift() ?? color),
  );
  if (rest.length > 0) return [...filled, ...rest].slice(0, MOST_COLORS);
  const lastLocked = Math.max(-1, ...locked);
  return filled.slice(0, Math.max(FEWEST_COLORS, wanted.length, lastLocked + 1));
}
