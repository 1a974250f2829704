import { FieldPath, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { LICENSE_TYPES, type LicenseType } from '@flexa/contracts/plans';
import type { OrderState } from '@flexa/contracts/orders';
import { userSummarySchema, type UserSummary } from '@flexa/contracts/users';
import { revenueRepository } from './revenue';
import { seatsAmong } from './seats';
import { parsedBy } from '../platform/firestore';

/** People read at once for the file of all users. */
const USERS_PAGE = 1_000;
const USER_FIELDS = Object.keys(userSummarySchema.shape);

const FLAGGED: OrderState[] = ['partially-refunded', 'disputed'];

interface TimeOfSignUp {
  since?: string | undefined;
  until?: string | undefined;
}

async function countOf(query: Query): Promise<number> {
  return (await query.count().get()).data().count;
}

/**
 * Reads figures across all capabilities, for admins. The database counts on its indexes, at one
 * read per thousand entries.
 */
export function adminRepository(db: Firestore) {
  const users = db.collection('users').withConverter(parsedBy(userSummarySchema, ['createdAt']));
  const orders = db.collection('orders');
  const paidSince = (since: Timestamp) => orders.where('paidAt', '>=', since);
  const revenue = revenueRepository(db);

  async function revenueSince(since: Date): Promise<number> {
    return revenue.earned(since, null, await revenue.exceptionsSince(since));
  }

  return {
    /** @param since what counts as recent. */
    async users(since: Date): Promise<{ total: number; recent: number; admins: number }> {
      const [total, recent, admins] = await Promise.all([
        countOf(users),
        countOf(users.where('createdAt', '>=', Timestamp.fromDate(since))),
        countOf(users.where('isAdmin', '==', true).where('disabled', '==', false)),
      ]);
      return { total, recent, admins };
    },

    async activeLicenses(now: Date): Promise<Record<LicenseType, number>> {
      const kept = db.collection('licenses').where('deletedAt', '==', null);
      const counts = await Promise.all(
        LICENSE_TYPES.map(async (type) => {
          const ofType = kept.where('licenseType', '==', type);
          const ends = ofType.where('expiresAt', '>', Timestamp.fromDate(now));
          // Seats of others' licences are no licences that were sold or given.
          const [running, seats, ahead] = await Promise.all([
            countOf(ends),
            countOf(seatsAmong(ends)),
            countOf(ofType.where('startsAt', '>', Timestamp.fromDate(now))),
          ]);
          return [type, running - seats - ahead] as const;
        }),
      );
      return Object.fromEntries(counts) as Record<LicenseType, number>;
    },

    async orders(since: Date) {
      const moment = Timestamp.fromDate(since);
      const [paid, recent, recentRevenue, flagged, unowned, refundFailed] = await Promise.all([
        countOf(orders.where('paidAt', '>', Timestamp.fromMillis(0))),
        countOf(paidSince(moment)),
        revenueSince(since),
        countOf(orders.where('state', 'in', FLAGGED)),
        countOf(orders.where('unowned', '==', true)),
        countOf(orders.where('refundFailed', '==', true)),
      ]);
      return { paid, recent, recentRevenue, flagged, unowned, refundFailed };
    },

    openTickets: () => countOf(db.collection('tickets').where('state', '==', 'open')),
    waitList: () => countOf(db.collection('waitList')),
    failedMails: () => countOf(db.collection('mail').where('state', '==', 'failed')),

    countUsers: (time: TimeOfSignUp) => countOf(within(users, time)),

    /** People, oldest first, in pages; without the words of the search, which are the most. */
    async *allUsers(time: TimeOfSignUp): AsyncGenerator<UserSummary[]> {
      const oldest = within(users, time)
        .orderBy('createdAt')
        .orderBy(FieldPath.documentId())
        .select(...USER_FIELDS)
        .withConverter(parsedBy(userSummarySchema, ['createdAt']))
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

/** Those who signed up in a time: from `since` on and before `until`. */
function within(users: Query, { since, until }: TimeOfSignUp): Query {
  const after = since ? users.where('createdAt', '>=', Timestamp.fromDate(new Date(since))) : users;
  return until ? after.where('createdAt', '<', Timestamp.fromDate(new Date(until))) : after;
}
