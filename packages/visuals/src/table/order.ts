import { isLevel } from '../statement';
import type { TableData, TableRow } from './data';
import type { Sort } from './input';

/**
 * The places of rows in the order in which they are drawn. Sorting keeps groups together and levels of a statement
 * below their section; a ratio follows the row it divides.
 */
export function orderRows({ rows, columns }: TableData, sort: Sort | null): readonly number[] {
  const hasRatios = rows.at(-1)?.ratio !== undefined;
  const column = sort ? columns.findIndex(({ name }) => name === sort.column) : -1;
  const isSorted = sort !== null && (column >= 0 || sort.column === '');
  if (!isSorted && !hasRatios) return [...rows.keys()];
  const inside = new Map<number, number[]>();
  const after = new Map<number | undefined, number[]>();
  rows.forEach(({ within, ratio }, place) => {
    const [map, key] = ratio
      ? ([after, ratio.after] as const)
      : ([inside, within.at(-1) ?? -1] as const);
    const list = map.get(key);
    if (list) list.push(place);
    else map.set(key, [place]);
  });
  const order: number[] = [];
  const compare = sort && isSorted ? createComparison(rows, column, sort) : null;
  const visit = (parent: number) => {
    for (const place of sortSections(inside.get(parent) ?? [], rows, compare)) {
      order.push(place);
      visit(place);
      order.push(...(after.get(place) ?? []));
    }
  };
  visit(-1);
  return [...order, ...(after.get(undefined) ?? [])];
}

type Compare = (a: number, b: number) => number;

/** Sorts each section on its own: a level stays below the rows it sums. */
function sortSections(
  places: readonly number[],
  rows: readonly TableRow[],
  compare: Compare | null,
): readonly number[] {
  if (!compare) return places;
  const order: number[] = [];
  let section: number[] = [];
  for (const place of places) {
    const { kind } = rows[place] ?? {};
    if (!kind || !isLevel(kind)) {
      section.push(place);
      continue;
    }
    order.push(...section.sort(compare), place);
    section = [];
  }
  return [...order, ...section.sort(compare)];
}

/** Blanks come last in both directions; equal rows keep the order of the model. */
function createComparison(rows: readonly TableRow[], column: number, { isDown }: Sort): Compare {
  const turn = isDown ? -1 : 1;
  if (column === -1) {
    const { compare } = new Intl.Collator(undefined, { numeric: true });
    return (a, b) => turn * compare(rows[a]?.label ?? '', rows[b]?.label ?? '');
  }
  return (a, b) => {
    const [one, other] = [rows[a]?.values[column] ?? null, rows[b]?.values[column] ?? null];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return one === other ? 0 : turn * (one < other ? -1 : 1);
  };
}
