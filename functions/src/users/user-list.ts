import type { Query } from 'firebase-admin/firestore';
import type { USER_SORT_FIELDS } from '@flexa/contracts/users';
import { newestOf } from './index-entry';
import { intersect, numberOf, type Postings } from './postings';
import type { UserDocument, UserRow } from './user-document';
import { EVERYBODY, type Found, type UserIndex } from './user-index';
import type { UserNumbers } from './user-numbers';

export interface ListRequest {
  /** Beginnings of words, all of which a person must have; none asks for everybody. */
  terms: readonly string[];
  sortBy: (typeof USER_SORT_FIELDS)[number];
  sortOrder: 'asc' | 'desc';
  page: number;
  limit: number;
}

export interface ListAnswer {
  data: UserRow[];
  total: number;
}

const SORT_COLUMNS = {
  createdAt: 'createdAt',
  name: 'sortName',
  email: 'sortEmail',
} as const satisfies Record<(typeof USER_SORT_FIELDS)[number], keyof UserRow>;

/** What the list is made from. */
export interface ListSources {
  users: Query<UserDocument>;
  index: UserIndex;
  numbers: UserNumbers;
  rowsOf(uids: readonly string[]): Promise<UserRow[]>;
}

/** A page of the admin's list or of a search, and how many people it is of. */
export function userList({ users, index, numbers, rowsOf }: ListSources) {
  /** The people of some numbers, in their order; an entry knows the newest without being asked. */
  async function peopleOf(wanted: Postings, found: readonly Found[]): Promise<UserRow[]> {
    const known = new Map(
      found.flatMap(({ entry }) => entry.newest).map((person) => [numberOf(person), person.uid]),
    );
    const uids = await numbers.uidsOf([...wanted].filter((number) => !known.has(number)));
    return rowsOf([...wanted].flatMap((number) => known.get(number) ?? uids.get(number) ?? []));
  }

  /** In the order in which they came: the index alone knows who is on the page. */
  async function byNumber(
    { page, limit, sortOrder }: ListRequest,
    keys: readonly string[],
  ): Promise<ListAnswer> {
    const start = (page - 1) * limit;
    const [key] = keys;
    if (key !== undefined && keys.length === 1 && sortOrder === 'desc') {
      const entry = await index.read(key);
      const newest = newestOf(entry);
      if (newest.length === entry.total || start + limit <= newest.length) {
        const shown = newest.slice(start, start + limit);
        return { data: await rowsOf(shown.map(({ uid }) => uid)), total: entry.total };
      }
    }
    const found = await index.readAll(keys);
    const matches = intersect(found.map(({ postings }) => postings));
    const ordered = sortOrder === 'asc' ? matches : matches.toReversed();
    const shown = ordered.slice(start, start + limit);
    return { data: await peopleOf(shown, found), total: matches.length };
  }

  /** One key's people by name or address, of the collection, whose index has that order. */
  async function ofCollection(
    { page, limit, sortBy, sortOrder }: ListRequest,
    key: string,
  ): Promise<ListAnswer> {
    const all = key === EVERYBODY ? users : users.where('searchPrefixes', 'array-contains', key);
    const query = all.orderBy(SORT_COLUMNS[sortBy], sortOrder).offset((page - 1) * limit);
    const [entry, found] = await Promise.all([index.read(key), query.limit(limit).get()]);
    return { data: found.docs.map((document) => document.data()), total: entry.total };
  }

  /** Several words' people by name or address: all of them are read to be sorted. */
  async function sorted(
    { page, limit, sortBy, sortOrder }: ListRequest,
    keys: readonly string[],
  ): Promise<ListAnswer> {
    const found = await index.readAll(keys);
    const matches = await peopleOf(intersect(found.map(({ postings }) => postings)), found);
    const direction = sortOrder === 'asc' ? 1 : -1;
    // Those who are alike in the order of their ids, as the collection has them.
    const rank = (user: UserRow) => [user[SORT_COLUMNS[sortBy]], user.uid].join('\u0000');
    matches.sort((a, b) => (rank(a) < rank(b) ? -direction : direction));
    const start = (page - 1) * limit;
    return { data: matches.slice(start, start + limit), total: matches.length };
  }

  return async function list(request: ListRequest): Promise<ListAnswer> {
    const { terms, sortBy } = request;
    const keys = terms.length > 0 ? terms : [EVERYBODY];
    if (sortBy === 'createdAt') return byNumber(request, keys);
    const [key] = keys;
    return key !== undefined && keys.length === 1
      ? ofCollection(request, key)
      : sorted(request, keys);
  };
}
