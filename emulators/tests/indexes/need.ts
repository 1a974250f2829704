import type { FilterShape, OrderShape, QueryShape } from '@flexa/functions/platform/query-shape';

/**
 * The entries of an index that a query walks through: equal in some fields, and in the order of the
 * others. Google's documentation:
 * - firebase.google.com/docs/firestore/query-data/index-overview: every query needs an index;
 *   fields have one of their own, in both directions, for a collection and not for a group; those
 *   of equality merge, also composite ones with the same order behind; a descending order needs an
 *   index of its own.
 * - firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery, orderBy: fields with an
 *   inequality that are no order are appended, in the order of their names and in the direction of
 *   the last order; the document's name comes last.
 * - firebase.google.com/docs/firestore/query-data/aggregation-queries: a sum or an average is read
 *   from the index, so its field has to be in it.
 */
export interface Need {
  collection: string;
  scope: QueryShape['scope'];
  equal: { field: string; mode: 'ORDER' | 'CONTAINS' }[];
  /** Sort order of the entries, without the document's name at the end. */
  sorted: OrderShape[];
}

const NAME = '__name__';

const EQUALITY = ['EQUAL', 'IN', 'IS_NULL', 'IS_NAN'];
const CONTAINS = ['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY'];
const INEQUALITY = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
];

interface Filter {
  field: string;
  op: string;
}

/** The filters as alternatives, each of which Firestore answers as a query of its own. */
function alternatives(where: FilterShape | null): Filter[][] {
  if (where === null) return [[]];
  if ('any' in where) return where.any.flatMap(alternatives);
  if (!('all' in where)) return [[where]];
  return where.all.reduce<Filter[][]>(
    (found, part) =>
      found.flatMap((left) => alternatives(part).map((right) => [...left, ...right])),
    [[]],
  );
}

const distinct = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Returns the indexes that a query needs: one for each of its alternatives. */
export function needsOf(shape: QueryShape): Need[] {
  // All documents below one, of whatever collection: answered by their names.
  if (shape.collection === '') return [];
  return alternatives(shape.where).map((filters) => needOf(shape, filters));
}

function needOf({ collection, scope, orders, aggregated }: QueryShape, filters: Filter[]): Need {
  const withOp = (ops: readonly string[]) =>
    distinct(filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field));
  const unknown = filters.find(({ op }) => ![...EQUALITY, ...CONTAINS, ...INEQUALITY].includes(op));
  if (unknown) throw new Error(`Nothing is known of the filter ${unknown.op}`);

  const equal = [
    ...withOp(EQUALITY)
      .filter((field) => field !== NAME)
      .map((field) => ({ field, mode: 'ORDER' as const })),
    ...withOp(CONTAINS).map((field) => ({ field, mode: 'CONTAINS' as const })),
  ];
  const isEqual = (field: string) =>
    equal.some((filter) => filter.field === field && filter.mode === 'ORDER');

  const sorted = orders.filter(({ field }) => !isEqual(field));
  const append = (fields: readonly string[], direction: OrderShape['direction']) => {
    const missing = fields.filter(
      (field) =>
        field !== NAME && !isEqual(field) && sorted.every((order) => order.field !== field),
    );
    for (const field of distinct(missing).sort()) sorted.push({ field, direction });
  };
  append(withOp(INEQUALITY), orders.at(-1)?.direction ?? 'ASCENDING');
  if (sorted.at(-1)?.field === NAME) {
    const name = sorted.pop();
    const implied = sorted.at(-1)?.direction ?? 'ASCENDING';
    if (name && name.direction !== implied) sorted.push(name);
  }
  append(aggregated, 'ASCENDING');
  return { collection, scope, equal, sorted };
}
