import type { Firestore, Query } from 'firebase-admin/firestore';
import type { USER_SORT_FIELDS } from '@flexa/contracts/users';
import { createConverter } from '../../platform/firestore';
import { hasTerms, pickRarest, type Search } from '../../platform/search';
import type { FilteredUsers } from './user-filter';
import { ROW_FIELDS, userRowSchema, type UserRow } from './user-document';

export interface ListRequest {
  search: Search;
  sortBy: (typeof USER_SORT_FIELDS)[number];
  sortOrder: 'asc' | 'desc';
  page: number;
  limit: number;
}

export interface ListAnswer {
  data: UserRow[];
  total: number;
  /** False if a search for several words stopped reading: then there are at least `total`. */
  totalIsExact: boolean;
}

/** Maximum number of documents that a filter or a search for several words reads. */
export const MAX_USERS_READ = 1_000;

const SORT_COLUMNS = {
  createdAt: 'createdAt',
  name: 'sortName',
  email: 'sortEmail',
} as const satisfies Record<(typeof USER_SORT_FIELDS)[number], keyof UserRow>;

/** Returns a page of people already in memory, filtered by the words of the search. */
export function paginate(
  { rows, isWhole }: FilteredUsers,
  { search, sortBy, sortOrder, page, limit }: ListRequest,
): ListAnswer {
  const column = SORT_COLUMNS[sortBy];
  const sign = sortOrder === 'asc' ? 1 : -1;
  const matches = rows
    .filter((user) => hasTerms(user, search.terms))
    .sort((a, b) => sign * (a[column] < b[column] ? -1 : a[column] > b[column] ? 1 : 0));
  const data = matches.slice((page - 1) * limit, page * limit);
  return { data, total: matches.length, totalIsExact: isWhole };
}

/**
 * Reads a page of the admin's list or of a search.
 *
 * One word takes one query and its count. For several words we query the longest and filter the
 * results by the others. Firestore bills the rows read and skipped, and one read per 1,000 counted.
 */
export function createUserList(db: Firestore) {
  const users = db.collection('users');

  const orderQuery = (query: Query, { sortBy, sortOrder }: ListRequest) =>
    query.orderBy(SORT_COLUMNS[sortBy], sortOrder);

  async function readRows(query: Query): Promise<UserRow[]> {
    const snapshot = await query
      .select(...ROW_FIELDS)
      .withConverter(createConverter(userRowSchema, ['createdAt']))
      .get();
    return snapshot.docs.map((document) => document.data());
  }

  async function readListPage(query: Query, request: ListRequest): Promise<ListAnswer> {
    const { page, limit } = request;
    const pageQuery = orderQuery(query, request)
      .offset((page - 1) * limit)
      .limit(limit);
    const [data, countSnapshot] = await Promise.all([readRows(pageQuery), query.count().get()]);
    return { data, total: countSnapshot.data().count, totalIsExact: true };
  }

  const queryByKey = (key: string) => users.where('searchKeys', 'array-contains', key);

  async function filterTerms(terms: readonly string[], request: ListRequest): Promise<ListAnswer> {
    const { page, limit } = request;
    const rows = await readRows(
      orderQuery(queryByKey(pickRarest(terms) ?? ''), request).limit(MAX_USERS_READ),
    );
    const matches = rows.filter((user) => hasTerms(user, terms));
    const data = matches.slice((page - 1) * limit, page * limit);
    return { data, total: matches.length, totalIsExact: rows.length < MAX_USERS_READ };
  }

  return async function list(request: ListRequest): Promise<ListAnswer> {
    const { terms, address } = request.search;
    if (address !== null) {
      const answer = await readListPage(queryByKey(address), request);
      if (answer.total > 0) return answer;
    }
    const [term] = terms;
    if (term === undefined) return readListPage(users, request);
    return terms.length === 1
      ? readListPage(queryByKey(term), request)
      : filterTerms(terms, request);
  };
}
