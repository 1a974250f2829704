/** With fewer Power BI keeps the rest of the theme before. */
export const MIN_COLORS = 8;
/** Maximum data colours. Nobody can tell more apart; Power BI repeats the list at its end. */
export const MAX_COLORS = 24;

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
  if (rest.length > 0) return [...filled, ...rest].slice(0, MAX_COLORS);
  const lastLocked = Math.max(-1, ...locked);
  return filled.slice(0, Math.max(MIN_COLORS, wanted.length, lastLocked + 1));
}
