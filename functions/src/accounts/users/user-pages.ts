import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { userSummarySchema, type UserSummary } from '@flexa/contracts/users';
import { countDocuments, createConverter } from '../../platform/firestore';

/** People read per query. */
const USERS_PAGE = 1_000;
const USER_FIELDS = Object.keys(userSummarySchema.shape);

interface TimeOfSignUp {
  since?: string | undefined;
  until?: string | undefined;
}

/** Reads all users, or those who signed up in a time, page by page. */
export function createUserPages(db: Firestore) {
  const users = db.collection('users');

  return {
    count: (time: TimeOfSignUp) => countDocuments(limitToTime(users, time)),

    /** Reads people in pages, oldest first, without the search keys, which make up most of a document. */
    async *read(time: TimeOfSignUp): AsyncGenerator<UserSummary[]> {
      const oldest = limitToTime(users, time)
        .orderBy('createdAt')
        .orderBy(FieldPath.documentId())
        .select(...USER_FIELDS)
        .withConverter(createConverter(userSummarySchema, ['createdAt']))
        .limit(USERS_PAGE);
      let page = await oldest.get();
      while (!page.empty) {
        yield page.docs.map((document) => document.data());
        const last = page.docs[USERS_PAGE - 1];
        if (!last) return;
        page = await oldest.startAfter(last).get();
      }
    },
  };
}

/** Limits the query to sign-ups from `since` on and before `until`. */
function limitToTime(users: Query, { since, until }: TimeOfSignUp): Query {
  const after = since ? users.where('createdAt', '>=', Timestamp.fromDate(new Date(since))) : users;
  return until ? after.where('createdAt', '<', Timestamp.fromDate(new Date(until))) : after;
}
