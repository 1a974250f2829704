import type { TableRow } from './data';

/** A calculated row: one row divided by another, by their places. */
export interface FoundRatio {
  name: string;
  top?: number;
  bottom?: number;
  /** The name that no row has. */
  missing?: string;
}

const normalize = (name: string) => name.trim().toLowerCase();

/**
 * Reads the author's ratios: `Gross margin % = Gross profit / Revenue; EBIT % = EBIT / Revenue`. The name may be left
 * out. Names of rows may contain a slash.
 */
export function findRatios(text: string, rows: readonly TableRow[]): FoundRatio[] {
  if (text.trim() === '') return [];
  const places = new Map<string, number>();
  rows.forEach(({ label }, place) => {
    if (!places.has(normalize(label))) places.set(normalize(label), place);
  });
  return text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part.includes('/'))
    .map((part) => findRatio(part, places));
}

function findRatio(text: string, places: ReadonlyMap<string, number>): FoundRatio {
  const equals = text.indexOf('=');
  const formula = text.slice(equals + 1);
  const name = (equals > 0 ? text.slice(0, equals) : formula).trim();
  const cuts = [...formula].flatMap((letter, i) => (letter === '/' ? [i] : []));
  const pairs = cuts.map((cut) => [formula.slice(0, cut), formula.slice(cut + 1)] as const);
  for (const [upper, lower] of pairs) {
    const [top, bottom] = [places.get(normalize(upper)), places.get(normalize(lower))];
    if (top !== undefined && bottom !== undefined) return { name, top, bottom };
  }
  const [upper = '', lower = ''] = pairs[0] ?? [];
  const top = places.get(normalize(upper));
  return {
    name,
    missing: (top === undefined ? upper : lower).trim(),
    ...(top !== undefined && { top }),
  };
}
