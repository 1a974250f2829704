import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { daysLeft } from '@flexa/contracts/calendar';
import {
  isActive,
  LICENSE_INSTANTS,
  LICENSE_QUERY,
  licenseSchema,
  type License,
} from '@flexa/contracts/licenses';
import { mailCollection, queueMail } from '../mail/outbox';
import { parsedBy } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { pagesOf } from './pages';
import { dueReminder, FIRST_REMINDER_DAYS } from './reminder-days';

/** What the jobs need of the users: whom to write to; undefined where there is nobody any more. */
export interface ContactHolder {
  contact(uid: string): Promise<{ email: string } | undefined>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

const mailIdOf = (license: License, days: number) => `expiry-${license.id}-${days}`;

function licensesOf(db: Firestore) {
  return db
    .collection(LICENSE_QUERY.collection)
    .withConverter(parsedBy(licenseSchema, LICENSE_INSTANTS));
}

/** Reminds of licences that are about to end, once for each of 14, 3 and 0 days before. */
export async function remindExpiring(platform: Platform, people: ContactHolder): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock();
  const mails = mailCollection(db);

  /**
   * The licence is read in the transaction that queues the mail: whoever deletes their account at
   * this moment ends it, so either the deletion sees the mail or this sees the licence ended.
   */
  async function remind({ id, userId }: License, days: number): Promise<boolean> {
    const contact = await people.contact(userId);
    if (!contact) return false;
    return db.runTransaction(async (transaction) => {
      const license = (await transaction.get(licensesOf(db).doc(id))).data();
      if (!license || !isActive(license, now) || dueReminder(license, now) !== days) return false;
      const mailId = mailIdOf(license, days);
      if (await isRenewed(transaction, license)) return false;
      if ((await transaction.get(mails.doc(mailId))).exists) return false;
      const { visualType, quantity, expiresAt } = license;
      const data = {
        daysLeft: days === 0 ? 0 : daysLeft(new Date(expiresAt), now),
        licenseId: id,
        visualType,
        quantity,
        expiresAt,
      };
      const content = { template: 'expiry-reminder', data } as const;
      queueMail(db, transaction, { id: mailId, to: contact.email, uid: userId, content }, now);
      return true;
    });
  }

  async function isRenewed(transaction: Transaction, { renewedBy }: License): Promise<boolean> {
    if (renewedBy === undefined) return false;
    const next = (await transaction.get(licensesOf(db).doc(renewedBy))).data();
    return next !== undefined && next.deletedAt === null;
  }

  const ending = licensesOf(db)
    .where(LICENSE_QUERY.deleted, '==', null)
    .where('expiresAt', '>', Timestamp.fromDate(now))
    .where('expiresAt', '<=', Timestamp.fromMillis(now.getTime() + FIRST_REMINDER_DAYS * DAY_MS))
    .orderBy('expiresAt');
  let queued = 0;
  for await (const page of pagesOf(ending)) {
    const due = page.flatMap((document) => {
      const license = document.data();
      const days = dueReminder(license, now);
      return days === undefined ? [] : [{ license, days }];
    });
    if (due.length === 0) continue;
    // Most were reminded at an earlier run: one request tells, and costs no transaction.
    const known = await db.getAll(...due.map((it) => mails.doc(mailIdOf(it.license, it.days))));
    for (const [index, { license, days }] of due.entries()) {
      if (known[index]?.exists) continue;
      try {
        if (await remind(license, days)) queued += 1;
      } catch (error) {
        // The others are not to wait for this one, which the next run tries again.
        log.error('reminder not queued', error, { licenseId: license.id, days });
      }
    }
  }
  log.info('reminders queued', { count: queued });
}
