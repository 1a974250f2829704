import {
  FieldValue,
  type CollectionReference,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { z } from 'zod';
import { userSummarySchema, type UserSummary, type USER_SORT_FIELDS } from '../contracts/users';
import { parsedBy } from '../platform/firestore';
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
  return { ...user, ...derived(user) };
}

function derived({ name, email }: Pick<UserSummary, 'name' | 'email'>) {
  return {
    sortName: fold(name),
    sortEmail: email.toLowerCase(),
    searchPrefixes: searchPrefixes(name, email),
  };
}

const SORT_COLUMNS = {
  createdAt: 'createdAt',
  name: 'sortName',
  email: 'sortEmail',
} as const satisfies Record<(typeof USER_SORT_FIELDS)[number], keyof UserDocument>;

export interface UserOrder {
  by: (typeof USER_SORT_FIELDS)[number];
  direction: 'asc' | 'desc';
}

/**
 * Matches counted exactly up to here. Firestore bills one read per 1,000 index entries counted, so
 * a search never costs more than 10 reads beside its page.
 */
const COUNT_MAX = 10_000;
/** People looked at for a search of several words, of which the index answers the longest. */
const SCAN_MAX = 1_000;

export type UserRepository = ReturnType<typeof userRepository>;

export function userRepository(db: Firestore) {
  const users: CollectionReference<UserDocument> = db
    .collection('users')
    .withConverter(parsedBy(userDocumentSchema, ['createdAt']));
  const counter = db.doc('counters/users');

  function ordered({ by, direction }: UserOrder, term?: string): Query<UserDocument> {
    const base = term ? users.where('searchPrefixes', 'array-contains', term) : users;
    return base.orderBy(SORT_COLUMNS[by], direction);
  }

  return {
    async get(uid: string): Promise<UserDocument | undefined> {
      return (await users.doc(uid).get()).data();
    },

    async getIn(transaction: Transaction, uid: string): Promise<UserDocument | undefined> {
      return (await transaction.get(users.doc(uid))).data();
    },

    create(transaction: Transaction, user: UserSummary): UserDocument {
      const document = toUserDocument(user);
      transaction.create(users.doc(user.uid), document);
      transaction.set(counter, { total: FieldValue.increment(1) }, { merge: true });
      return document;
    },

    /** Writes the changed fields, with the derived ones where the name is among them. */
    update(
      transaction: Transaction,
      user: UserDocument,
      changes: Partial<Pick<UserDocument, 'name' | 'isAdmin' | 'disabled'>>,
    ): void {
      const name = changes.name;
      transaction.update(users.doc(user.uid), {
        ...changes,
        ...(name === undefined ? {} : derived({ name, email: user.email })),
      });
    },

    delete(transaction: Transaction, uid: string): void {
      transaction.delete(users.doc(uid));
      transaction.set(counter, { total: FieldValue.increment(-1) }, { merge: true });
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

    /** A page of everybody; the total comes from a counter, since counting 100,000 costs 100 reads. */
    async page(order: UserOrder, page: number, limit: number) {
      const query = ordered(order)
        .offset((page - 1) * limit)
        .limit(limit);
      const [found, total] = await Promise.all([query.get(), counter.get()]);
      return {
        data: found.docs.map((document) => document.data()),
        total: Math.max(0, Number(total.get('total') ?? 0)),
      };
    },

    /** A page of those who have, for each term, a word that begins with it. Terms: longest first. */
    async search(terms: readonly string[], order: UserOrder, page: number, limit: number) {
      const [longest, ...others] = terms;
      const query = ordered(order, longest);
      const start = (page - 1) * limit;
      if (others.length === 0) {
        const [found, total] = await Promise.all([
          query.offset(start).limit(limit).get(),
          query.limit(COUNT_MAX).count().get(),
        ]);
        return {
          data: found.docs.map((document) => document.data()),
          total: total.data().count,
        };
      }
      const found = await query.limit(SCAN_MAX).get();
      const matches = found.docs
        .map((document) => document.data())
        .filter((user) => others.every((term) => user.searchPrefixes.includes(term)));
      return { data: matches.slice(start, start + limit), total: matches.length };
    },
  };
}
