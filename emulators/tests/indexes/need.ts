import type { FilterShape, OrderShape, QueryShape } from '@flexa/functions/platform/query-shape';

/**
 * Index that a query needs: equality fields first, then the sort order. Google's documentation:
 * - firebase.google.com/docs/firestore/query-data/index-overview: every query needs an index. Each field has automatic
 *   ones, ascending and descending, for a collection but not for a collection group. Firestore merges indexes for
 *   equality, including composite ones that end in the same order. A descending order needs an index of its own.
 * - firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery, orderBy: fields with an inequality that aren't
 *   sorted are appended by name, in the direction of the last order. The document's name comes last.
 * - firebase.google.com/docs/firestore/query-data/aggregation-queries: sums and averages are read from the index, so it
 *   has to contain their field.
 */
export interface IndexNeed {
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

/** Expands the filters to alternatives, each of which Firestore answers as a separate query. */
function listAlternatives(where: FilterShape | null): Filter[][] {
  if (where === null) return [[]];
  if ('any' in where) return where.any.flatMap(listAlternatives);
  if (!('all' in where)) return [[where]];
  return where.all.reduce<Filter[][]>(
    (alternatives, part) =>
      alternatives.flatMap((alternative) =>
        listAlternatives(part).map((right) => [...alternative, ...right]),
      ),
    [[]],
  );
}

const removeDuplicates = <T>(list: readonly T[]): T[] => [...new Set(list)];

/** Returns the indexes that a query needs: one for each of its alternatives. */
export function findNeeds(shape: QueryShape): IndexNeed[] {
  // A query over all documents below another one uses their names.
  if (shape.collection === '') return [];
  return listAlternatives(shape.where).map((filters) => findNeed(shape, filters));
}

function findNeed(
  { collection, scope, orders, aggregated }: QueryShape,
  filters: Filter[],
): IndexNeed {
  const listFields = (ops: readonly string[]) =>
    removeDuplicates(filters.filter(({ op }) => ops.includes(op)).map(({ field }) => field));
  const unknown = filters.find(({ op }) => ![...EQUALITY, ...CONTAINS, ...INEQUALITY].includes(op));
  if (unknown) throw new Error(`The filter ${unknown.op} is not supported.`);

  const equal = [
    ...listFields(EQUALITY)
      .filter((field) => field !== NAME)
      .map((field) => ({ field, mode: 'ORDER' as const })),
    ...listFields(CONTAINS).map((field) => ({ field, mode: 'CONTAINS' as const })),
  ];
  const isEqual = (field: string) =>
    equal.some((filter) => filter.field === field && filter.mode === 'ORDER');

  const sorted = orders.filter(({ field }) => !isEqual(field));
  const append = (fields: readonly string[], direction: OrderShape['direction']) => {
    const missing = fields.filter(
      (field) =>
        field !== NAME && !isEqual(field) && sorted.every((order) => order.field !== field),
    );
    for (const field of removeDuplicates(missing).sort()) sorted.push({ field, direction });
  };
  append(listFields(INEQUALITY), orders.at(-1)?.direction ?? 'ASCENDING');
  if (sorted.at(-1)?.field === NAME) {
    const name = sorted.pop();
    const implied = sorted.at(-1)?.direction ?? 'ASCENDING';
    if (name && name.direction !== implied) sorted.push(name);
  }
  append(aggregated, 'ASCENDING');
  return { collection, scope, equal, sorted };
}
