/**
 * Shape of a query without its values: everything that decides which index it needs. We read it
 * from the request as it is sent, which looks the same in the Admin SDK and the browser SDK
 * (cloud.google.com/firestore/docs/reference/rpc/google.firestore.v1#structuredquery).
 */
export interface QueryShape {
  /** Empty for a query over all collections below a document. */
  collection: string;
  scope: 'COLLECTION' | 'COLLECTION_GROUP';
  where: FilterShape | null;
  orders: OrderShape[];
  /** Fields of sum and average. */
  aggregated: string[];
}

export type FilterShape =
  | { field: string; op: string }
  | { all: FilterShape[] }
  | { any: FilterShape[] };

export interface OrderShape {
  field: string;
  direction: 'ASCENDING' | 'DESCENDING';
}

interface Field {
  fieldPath?: string | null;
}

export interface SentFilter {
  compositeFilter?: { op?: unknown; filters?: SentFilter[] | null } | null;
  fieldFilter?: { field?: Field | null; op?: unknown } | null;
  unaryFilter?: { field?: Field | null; op?: unknown } | null;
}

export interface SentQuery {
  from?: { collectionId?: string | null; allDescendants?: boolean | null }[] | null;
  where?: SentFilter | null;
  orderBy?: { field?: Field | null; direction?: unknown }[] | null;
}

export interface SentAggregation {
  sum?: { field?: Field | null } | null;
  avg?: { field?: Field | null } | null;
}

const readFieldPath = (field: Field | null | undefined) => field?.fieldPath ?? '';

function buildFilterShape({ compositeFilter, fieldFilter, unaryFilter }: SentFilter): FilterShape {
  if (compositeFilter) {
    const parts = (compositeFilter.filters ?? []).map(buildFilterShape);
    return compositeFilter.op === 'OR' ? { any: parts } : { all: parts };
  }
  const filter = fieldFilter ?? unaryFilter;
  return { field: readFieldPath(filter?.field), op: String(filter?.op) };
}

export function buildQueryShape(
  { from, where, orderBy }: SentQuery,
  aggregations: readonly SentAggregation[] = [],
): QueryShape {
  const [source] = from ?? [];
  return {
    collection: source?.collectionId ?? '',
    scope: source?.allDescendants ? 'COLLECTION_GROUP' : 'COLLECTION',
    where: where ? buildFilterShape(where) : null,
    orders: (orderBy ?? []).map(({ field, direction }) => ({
      field: readFieldPath(field),
      direction: direction === 'DESCENDING' ? 'DESCENDING' : 'ASCENDING',
    })),
    aggregated: aggregations.flatMap(({ sum, avg }) => {
      const field = sum?.field ?? avg?.field;
      return field ? [readFieldPath(field)] : [];
    }),
  };
}
