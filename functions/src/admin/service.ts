import { STATS_DAYS, type Stats } from '../contracts/admin';
import type { LatestOffer } from '../contracts/offers';
import { auditRepository, recordAudit } from '../audit/repository';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { csvLine } from './csv';
import { adminRepository } from './repository';

/** What the figures need of the free offer. */
export interface OfferHolder {
  latest(): Promise<LatestOffer>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const CSV_COLUMNS = [
  'uid',
  'name',
  'email',
  'isAdmin',
  'hasPurchased',
  'disabled',
  'createdAt',
] as const;

export type AdminService = ReturnType<typeof adminService>;

export function adminService(platform: Platform, offers: OfferHolder) {
  const { db, clock } = platform;
  const repository = adminRepository(db);

  async function stats(): Promise<Stats> {
    const now = clock();
    const since = new Date(now.getTime() - STATS_DAYS * DAY_MS);
    const [users, activeLicenses, orders, offer, openTickets, waitList, failedMails] =
      await Promise.all([
        repository.users(since),
        repository.activeLicenses(now),
        repository.orders(since),
        offers.latest(),
        repository.openTickets(),
        repository.waitList(),
        repository.failedMails(),
      ]);
    return {
      at: now.toISOString(),
      users,
      activeLicenses,
      orders,
      offer: { expiryDate: offer.expiryDate, placesLeft: offer.userCount },
      openTickets,
      waitList,
      failedMails,
    };
  }

  /** All users as CSV. Nothing leaves before the audit says who took it. */
  async function usersCsv(caller: Caller): Promise<string> {
    let csv = csvLine(CSV_COLUMNS);
    let rows = 0;
    for await (const page of repository.allUsers()) {
      rows += page.length;
      for (const user of page) csv += csvLine(CSV_COLUMNS.map((column) => user[column]));
    }
    const batch = db.batch();
    const entry = { actor: caller.uid, target: 'users', changes: { rows } };
    recordAudit(db, batch, { ...entry, action: 'users.export' }, clock());
    await batch.commit();
    return csv;
  }

  return { stats, usersCsv, listAudit: auditRepository(db).list };
}
