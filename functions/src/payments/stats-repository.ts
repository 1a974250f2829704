import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { LICENSE_TYPES, type LicenseType } from '@flexa/contracts/plans';
import type { OrderState } from '@flexa/contracts/orders';
import { createRevenueRepository } from './revenue';
import { countDocuments } from '../platform/firestore';

const FLAGGED: OrderState[] = ['partially-refunded', 'disputed'];

/** Narrows licences to seats held by someone else. They never count as sales. */
export function filterSeats(licenses: Query): Query {
  return licenses.where('held', '==', true);
}

/**
 * Reads figures across all capabilities, for admins. The database counts on its indexes, at one
 * read per thousand entries.
 */
export function createStatsRepository(db: Firestore) {
  const users = db.collection('users');
  const orders = db.collection('orders');
  const queryPaidSince = (since: Timestamp) => orders.where('paidAt', '>=', since);
  const revenue = createRevenueRepository(db);

  async function sumRevenueSince(since: Date): Promise<number> {
    return revenue.sumRevenue(since, null, await revenue.readExceptions(since));
  }

  return {
    /** @param since start of the recent period. */
    async users(since: Date): Promise<{ total: number; recent: number; admins: number }> {
      const [total, recent, admins] = await Promise.all([
        countDocuments(users),
        countDocuments(users.where('createdAt', '>=', Timestamp.fromDate(since))),
        countDocuments(users.where('isAdmin', '==', true).where('disabled', '==', false)),
      ]);
      return { total, recent, admins };
    },

    async activeLicenses(now: Date): Promise<Record<LicenseType, number>> {
      const currentLicenses = db.collection('licenses').where('deletedAt', '==', null);
      const counts = await Promise.all(
        LICENSE_TYPES.map(async (type) => {
          const ofType = currentLicenses.where('licenseType', '==', type);
          const ends = ofType.where('expiresAt', '>', Timestamp.fromDate(now));
          // Seats of other people's licences don't count as sold or granted licences.
          const [running, seats, ahead] = await Promise.all([
            countDocuments(ends),
            countDocuments(filterSeats(ends)),
            countDocuments(ofType.where('startsAt', '>', Timestamp.fromDate(now))),
          ]);
          return [type, running - seats - ahead] as const;
        }),
      );
      return Object.fromEntries(counts) as Record<LicenseType, number>;
    },

    async orders(since: Date) {
      const moment = Timestamp.fromDate(since);
      const [paid, recent, recentRevenue, flagged, unowned, refundFailed] = await Promise.all([
        countDocuments(orders.where('paidAt', '>', Timestamp.fromMillis(0))),
        countDocuments(queryPaidSince(moment)),
        sumRevenueSince(since),
        countDocuments(orders.where('state', 'in', FLAGGED)),
        countDocuments(orders.where('unowned', '==', true)),
        countDocuments(orders.where('refundFailed', '==', true)),
      ]);
      return { paid, recent, recentRevenue, flagged, unowned, refundFailed };
    },

    openTickets: () => countDocuments(db.collection('tickets').where('state', '==', 'open')),
    waitList: () => countDocuments(db.collection('waitList')),
    failedMails: () => countDocuments(db.collection('mail').where('state', '==', 'failed')),
  };
}
