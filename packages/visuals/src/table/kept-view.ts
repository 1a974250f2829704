import type { Sort } from './input';

/** Returns the next sorting of a column: names rise first and numbers fall first; the third press ends it. */
export function turnSort(sort: Sort | null, column: string): Sort | null {
  const isFirstDown = column !== '';
  if (sort?.column !== column) return { column, isDown: isFirstDown };
  return sort.isDown === isFirstDown ? { column, isDown: !isFirstDown } : null;
}

/** Writes a sorting as the report keeps it; nothing for the order of the model. */
export const writeSort = (sort: Sort | null) =>
  sort ? `${sort.isDown ? '-' : '+'}${sort.column}` : '';

/** Parses what `writeSort` wrote and ignores anything else. */
export function readSort(text: unknown): Sort | null {
  if (typeof text !== 'string' || !/^[-+]/.test(text)) return null;
  return { column: text.slice(1), isDown: text.startsWith('-') };
}

/** Widths of columns in pixels. */
const MIN_WIDTH = 40;
const MAX_WIDTH = 600;

/** Returns the nearest width that a column can have. */
export const limitWidth = (width: number) =>
  Math.round(Math.max(MIN_WIDTH, Math.min(MAX_WIDTH, width)));

export const writeWidths = (widths: ReadonlyMap<string, number> = new Map()) =>
  JSON.stringify(Object.fromEntries(widths));

/** Parses what `writeWidths` wrote and ignores anything else. */
export function readWidths(text: unknown): ReadonlyMap<string, number> | undefined {
  if (typeof text !== 'string' || text === '') return undefined;
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null) return undefined;
    const widths = Object.entries(parsed).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
    );
    const limited = widths.map(([column, width]) => [column, limitWidth(width)] as const);
    return limited.length > 0 ? new Map(limited) : undefined;
  } catch {
    return undefined;
  }
}
