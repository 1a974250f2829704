import type { CollectionReference, Firestore, Query, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { userSummarySchema, type UserSummary, type USER_SORT_FIELDS } from '../contracts/users';
import { parsedBy } from '../platform/firestore';
import { EVERYBODY, newestIndex, type IndexEntry } from './newest-index';
import { fold, searchPrefixes } from './search';

/** A document of users/{uid}: the profile and what the list is sorted and searched by. */
const userDocumentSchema = userSummarySchema.extend({
  sortName: z.string(),
  sortEmail: z.string(),
  searchPrefixes: z.array(z.string()),
});
export type UserDocument = z.infer<typeof userDocumentSchema>;

/** The profile with its derived fields; every write of name or e-mail goes through here. */
export function toUserDocument(user: UserSummary): UserDocument {
  return {
    ...user,
    sortName: fold(user.name),
    sortEmail: user.email.toLowerCase(),
    searchPrefixes: searchPrefixes(user.name, user.email),
  };
}

/** The keys under which newest-index.ts remembers a person. */
export function indexKeys(user: UserDocument): string[] {
  return [EVERYBODY, ...user.searchPrefixes];
}

const SORT_COLUMNS = {
  createdAt: 'createdAt',
  name: 'sortName',
  email: 'sortEmail',
} as const satisfies Record<(typeof USER_SORT_FIELDS)[number], keyof UserDocument>;

export interface ListRequest {
  /** Beginnings of words, all of which a person must have; none asks for everybody. */
  terms: readonly string[];
  sortBy: (typeof USER_SORT_FIELDS)[number];
  sortOrder: 'asc' | 'desc';
  page: number;
  limit: number;
}

/** So many people sign up, about, before one of them tidies the index. */
const TIDY_EVERY = 20;

/** People looked at for a search of several words none of which is rare. */
const SCAN_MAX = 1_000;

export type UserRepository = ReturnType<typeof userRepository>;

export function userRepository(db: Firestore) {
  const users: CollectionReference<UserDocument> = db
    .collection('users')
    .withConverter(parsedBy(userDocumentSchema, ['createdAt']));
  const index = newestIndex(db);

  async function getMany(uids: readonly string[]): Promise<UserDocument[]> {
    if (uids.length === 0) return [];
    const found = await db.getAll(...uids.map((uid) => users.doc(uid)));
    return found.flatMap((document) => document.data() ?? []) as UserDocument[];
  }

  function query({ sortBy, sortOrder }: ListRequest, term?: string): Query<UserDocument> {
    const base = term ? users.where('searchPrefixes', 'array-contains', term) : users;
    return base.orderBy(SORT_COLUMNS[sortBy], sortOrder);
  }

  /** Those with one key, of the index where it remembers enough, else of the collection. */
  async function withKey(request: ListRequest, key: string, { total, newest }: IndexEntry) {
    const { page, limit, sortBy, sortOrder } = request;
    const start = (page - 1) * limit;
    const isRemembered = newest.length === total || start + limit <= newest.length;
    if (sortBy === 'createdAt' && sortOrder === 'desc' && isRemembered) {
      return await getMany(newest.slice(start, start + limit).map(({ uid }) => uid));
    }
    const found = await query(request, key === EVERYBODY ? undefined : key)
      .offset(start)
      .limit(limit)
      .get();
    return found.docs.map((document) => document.data());
  }

  /** Those with all of several terms: the rarest one's people, looked through for the others. */
  async function withAllTerms(request: ListRequest) {
    const { terms, page, limit, sortBy, sortOrder } = request;
    const found = await Promise.all(
      terms.map(async (term) => ({ term, entry: await index.read(term) })),
    );
    const [rarest] = found.sort((a, b) => a.entry.total - b.entry.total);
    if (!rarest) return { data: [], total: 0 };
    const { total, newest } = rarest.entry;
    const people =
      newest.length === total
        ? await getMany(newest.map(({ uid }) => uid))
        : (await query(request, rarest.term).limit(SCAN_MAX).get()).docs.map((one) => one.data());
    const column = SORT_COLUMNS[sortBy];
    const direction = sortOrder === 'asc' ? 1 : -1;
    // Those who are alike in the order of their ids, as the collection has them.
    const rank = (user: UserDocument) => [user[column], user.uid].join('\u0000');
    const matches = people
      .filter((user) => terms.every((term) => user.searchPrefixes.includes(term)))
      .sort((a, b) => (rank(a) < rank(b) ? -direction : direction));
    const start = (page - 1) * limit;
    return { data: matches.slice(start, start + limit), total: matches.length };
  }

  return {
    async get(uid: string): Promise<UserDocument | undefined> {
      return (await users.doc(uid).get()).data();
    },

    async getIn(transaction: Transaction, uid: string): Promise<UserDocument | undefined> {
      return (await transaction.get(users.doc(uid))).data();
    },

    /** Makes the profile, unless somebody else does so first: then the batch fails (lostRace). */
    async create(user: UserSummary): Promise<UserDocument> {
      const document = toUserDocument(user);
      const batch = db.batch();
      batch.create(users.doc(user.uid), document);
      index.enter(batch, user, indexKeys(document));
      await batch.commit();
      // By the milliseconds of the moment, so by chance and yet the same in every run.
      if (Date.parse(user.createdAt) % TIDY_EVERY === 0) await index.tidy(indexKeys(document));
      return document;
    },

    /** Reads what an update needs; the answered function writes it, after all other reads. */
    async prepareUpdate(
      transaction: Transaction,
      user: UserDocument,
      changes: Partial<Pick<UserDocument, 'name' | 'isAdmin' | 'disabled'>>,
    ): Promise<() => void> {
      const changed = toUserDocument({ ...user, ...changes });
      const from = indexKeys(user);
      const move = await index.prepareMove(transaction, user, from, indexKeys(changed));
      return () => {
        transaction.set(users.doc(user.uid), changed);
        move();
      };
    },

    /** Reads what a removal needs; the answered function writes it, after all other reads. */
    async prepareDelete(transaction: Transaction, user: UserDocument): Promise<() => void> {
      const leave = await index.prepareMove(transaction, user, indexKeys(user), []);
      return () => {
        transaction.delete(users.doc(user.uid));
        leave();
      };
    },

    /** Whether somebody else is an admin who can sign in; read in the transaction that relies on it. */
    async hasOtherAdmin(transaction: Transaction, uid: string): Promise<boolean> {
      const admins = await transaction.get(
        users.where('isAdmin', '==', true).where('disabled', '==', false).limit(2),
      );
      return admins.docs.some((admin) => admin.id !== uid);
    },

    /** Removes what lies below users/{uid}. */
    async deleteBelow(uid: string): Promise<void> {
      await db.recursiveDelete(users.doc(uid));
    },

    async list(request: ListRequest): Promise<{ data: UserDocument[]; total: number }> {
      if (request.terms.length > 1) return withAllTerms(request);
      const key = request.terms[0] ?? EVERYBODY;
      const entry = await index.read(key);
      return { data: await withKey(request, key, entry), total: entry.total };
    },
  };
}
