import type { TableRow } from './data';

/** What names a group wherever it stands: its label, and those of the groups around it. */
function pathOf(rows: readonly TableRow[], place: number): string {
  const within = rows[place]?.within ?? [];
  return JSON.stringify([...within, place].map((one) => rows[one]?.label));
}

/** The places of the turned groups among other rows: sorted, filtered or more of them. */
export function turnedAmong(
  rows: readonly TableRow[],
  turned: ReadonlySet<number>,
  before: readonly TableRow[],
): ReadonlySet<number> {
  if (turned.size === 0 || rows === before) return turned;
  const paths = new Set([...turned].map((place) => pathOf(before, place)));
  const places = [...rows.keys()].filter(
    (place) => rows[place]?.isGroup && paths.has(pathOf(rows, place)),
  );
  return new Set(places);
}
