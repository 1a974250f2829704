import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { countRemainingDays } from '@flexa/contracts/calendar';
import { REMINDER_DAYS } from '@flexa/contracts/constants';
import { isOutlasted } from '@flexa/contracts/license-term';
import { isActive, KEY_AHEAD_DAYS, LICENSE_QUERY, type License } from '@flexa/contracts/licenses';
import { getMailCollection, queueMail } from '../mail/outbox';
import type { ReminderStop } from '../mail/unsubscribe';
import type { Platform } from '../platform/platform';
import { getLicenseCollection, pickShown, findUnrevokedLicense } from './licenses';
import { readPagesById } from './pages';
import { findDueReminder, FIRST_REMINDER_DAYS } from './reminder-days';

export interface Contact {
  email: string;
  getsReminders: boolean;
}

/** The user and team functions that the jobs need. */
export interface ContactHolder {
  /** Returns undefined for a deleted account. */
  contact(uid: string): Promise<Contact | undefined>;
  /**
   * Person and code for the unsubscribe link, created for the first mail that needs it; undefined
   * for a deleted account.
   */
  findStop(uid: string): Promise<ReminderStop | undefined>;
  /** Returns the uids of the managers of that owner's team. */
  managers(ownerUid: string): Promise<readonly string[]>;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Builds the id of a reminder mail. An existing mail shows that the reminder was sent. */
const buildMailId = ({ id, userId }: License, days: number, uid = userId) =>
  `expiry-${id}-${days}${uid === userId ? '' : `-${uid}`}`;

/**
 * Sends one reminder 30, 14 and 3 days before a licence ends, to its holder and the managers of its team, unless
 * they have switched reminders off. A renewed licence gets no reminder, because its next key is mailed.
 */
export async function remindExpiring(platform: Platform, people: ContactHolder): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock();
  const mails = getMailCollection(db);

  /**
   * Reads the licence in the transaction that queues the mails: if the account is deleted at the same moment,
   * either the deletion sees the mail or this transaction sees the ended licence.
   */
  async function remind(due: License, days: number): Promise<boolean> {
    const { id, userId, quantity } = due;
    const to = await findContacts([userId, ...(quantity > 1 ? await people.managers(userId) : [])]);
    const [owner] = to;
    if (owner?.uid !== userId) return false;
    const mayBeRenewed = due.renewedBy !== undefined || due.seatOf !== undefined;
    const recipients = await addUnsubscribeLinks(to.filter(({ getsReminders }) => getsReminders));
    // The next key is mailed even to people who have switched reminders off.
    if (recipients.length === 0 && !mayBeRenewed) return false;
    return db.runTransaction(async (transaction) => {
      const license = (await transaction.get(getLicenseCollection(db).doc(id))).data();
      if (!license || !isActive(license, now) || findDueReminder(license, now) !== days)
        return false;
      // Never repeats a reminder, nor sends an earlier one after a later one if the clock goes back.
      const sent = REMINDER_DAYS.filter((other) => other <= days);
      const ids = sent.flatMap((other) =>
        to.map(({ uid }) => mails.doc(buildMailId(license, other, uid))),
      );
      if ((await transaction.getAll(...ids)).some(({ exists }) => exists)) return false;
      if (await isTrialReplacedByPurchase(transaction, license)) return false;
      const next = await findSuccessor(transaction, license);
      if (next === 'not yet') return false;
      if (next) return queueNextKey(transaction, license, next, owner.email);
      const daysLeft = countRemainingDays(new Date(license.expiresAt), now);
      const isSeat = license.seatOf !== undefined;
      const isTrial = license.source === 'trial';
      const shown = { ...pickShown(license), daysLeft, isSeat, isTrial };
      for (const { uid, email, stop } of recipients) {
        const data = { ...shown, stop, ...(uid !== userId && { isManaged: true }) };
        const content = { template: 'expiry-reminder', data } as const;
        const mail = { id: buildMailId(license, days, uid), to: email, uid, content };
        queueMail(db, transaction, mail, now);
      }
      return recipients.length > 0;
    });
  }

  async function isTrialReplacedByPurchase(
    transaction: Transaction,
    license: License,
  ): Promise<boolean> {
    if (license.source !== 'trial') return false;
    const live = getLicenseCollection(db)
      .where('userId', '==', license.userId)
      .where('deletedAt', '==', null);
    const held = (await transaction.get(live)).docs.map((document) => document.data());
    return isOutlasted(license, held);
  }

  async function findContacts(uids: readonly string[]): Promise<(Contact & { uid: string })[]> {
    const found = await Promise.all(
      uids.map(async (uid) => ({ uid, contact: await people.contact(uid) })),
    );
    return found.flatMap(({ uid, contact }) => (contact ? [{ uid, ...contact }] : []));
  }

  async function addUnsubscribeLinks<T extends { uid: string }>(recipients: readonly T[]) {
    const found = await Promise.all(
      recipients.map(async (each) => ({ ...each, stop: await people.findStop(each.uid) })),
    );
    return found.flatMap(({ stop, ...each }) => (stop ? [{ ...each, stop }] : []));
  }

  /**
   * Returns the licence that continues this one. For a seat this is the same seat of its parent's renewal, or 'not
   * yet' until seats are carried over to it.
   */
  async function findSuccessor(
    transaction: Transaction,
    license: License,
  ): Promise<License | 'not yet' | undefined> {
    const { seatOf, seat } = license;
    if (seatOf === undefined) return findUnrevokedLicense(db, transaction, license.renewedBy);
    const parent = (await transaction.get(getLicenseCollection(db).doc(seatOf))).data();
    const renewal = await findUnrevokedLicense(db, transaction, parent?.renewedBy);
    if (!renewal) return undefined;
    if (countRemainingDays(new Date(license.expiresAt), now) > KEY_AHEAD_DAYS) return 'not yet';
    const found = getLicenseCollection(db)
      .where('userId', '==', license.userId)
      .where('seatOf', '==', renewal.id);
    const held = (await transaction.get(found)).docs.map((document) => document.data());
    const kept = held.filter(({ deletedAt }) => deletedAt === null);
    // Added seats have a different number in the renewal.
    return kept.find((renewed) => renewed.seat === seat) ?? kept[0];
  }

  /** Queues the next key once, while the current one still works. */
  async function queueNextKey(
    transaction: Transaction,
    license: License,
    next: License,
    to: string,
  ): Promise<boolean> {
    const daysLeft = countRemainingDays(new Date(license.expiresAt), now);
    if (daysLeft > KEY_AHEAD_DAYS) return false;
    const firstId = `next-key-${next.id}`;
    const movedId = `${firstId}-${Date.parse(next.expiresAt)}`;
    const [first, moved] = await transaction.getAll(mails.doc(firstId), mails.doc(movedId));
    const sent = first?.data()?.content;
    // The key already mailed has the old end date.
    const hasMoved = sent?.template === 'next-key' && sent.data.expiresAt !== next.expiresAt;
    if (moved?.exists || (first?.exists && !hasMoved)) return false;
    const id = hasMoved ? movedId : firstId;
    const cause = hasMoved ? { cause: 'moved' as const } : {};
    const data = { ...pickShown(next), endsAt: license.expiresAt, ...cause };
    const content = { template: 'next-key', data } as const;
    queueMail(db, transaction, { id, to, uid: next.userId, content }, now);
    return true;
  }

  const ending = getLicenseCollection(db)
    .where(LICENSE_QUERY.deleted, '==', null)
    .where('expiresAt', '>', Timestamp.fromDate(now))
    .where('expiresAt', '<=', Timestamp.fromMillis(now.getTime() + FIRST_REMINDER_DAYS * DAY_MS))
    .orderBy('expiresAt');
  let queued = 0;
  for await (const page of readPagesById(ending)) {
    const due = page.flatMap((document) => {
      const license = document.data();
      const days = findDueReminder(license, now);
      return days === undefined ? [] : [{ license, days }];
    });
    if (due.length === 0) continue;
    // Most were reminded in an earlier run: one batched read shows this without a transaction.
    const known = await db.getAll(
      ...due.map((reminder) => mails.doc(buildMailId(reminder.license, reminder.days))),
    );
    for (const [index, { license, days }] of due.entries()) {
      if (known[index]?.exists) continue;
      try {
        if (await remind(license, days)) queued += 1;
      } catch (error) {
        // One failure must not hold up the others; the next run retries it.
        log.error('reminder not queued', error, { licenseId: license.id, days });
      }
    }
  }
  log.info('reminders queued', { count: queued });
}
