import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { LICENSE_QUERY, type License } from '@flexa/contracts/licenses';
import { getMailCollection, queueMail } from '../mail/outbox';
import type { Platform } from '../platform/platform';
import { getLicenseCollection, pickShown, findUnrevokedLicense } from './licenses';
import { readPagesById } from './pages';
import type { ContactHolder } from './reminders';

/** Maximum delay of a mail about an end, in days: news about last month helps nobody. */
const NEWS_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

const buildMailId = ({ id }: Pick<License, 'id'>) => `ended-${id}`;

/** Mails people once that a licence has ended, unless another one continues it. */
export async function notifyEnded(
  platform: Platform,
  people: Pick<ContactHolder, 'contact'>,
): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock();
  const mails = getMailCollection(db);

  async function queueEndMail({ id, userId }: License): Promise<boolean> {
    const to = (await people.contact(userId))?.email;
    if (to === undefined) return false;
    return db.runTransaction(async (transaction) => {
      const license = (await transaction.get(getLicenseCollection(db).doc(id))).data();
      if (!license || license.deletedAt !== null || new Date(license.expiresAt) > now) return false;
      if ((await transaction.get(mails.doc(buildMailId(license)))).exists) return false;
      if (await isRenewed(transaction, license)) return false;
      const data = { ...pickShown(license), isSeat: license.seatOf !== undefined };
      const content = { template: 'license-ended', data } as const;
      queueMail(db, transaction, { id: buildMailId(license), to, uid: userId, content }, now);
      return true;
    });
  }

  /** A seat continues with its parent licence. */
  async function isRenewed(transaction: Transaction, license: License): Promise<boolean> {
    const { seatOf } = license;
    const bought =
      seatOf === undefined
        ? license
        : (await transaction.get(getLicenseCollection(db).doc(seatOf))).data();
    return (await findUnrevokedLicense(db, transaction, bought?.renewedBy)) !== undefined;
  }

  const ended = getLicenseCollection(db)
    .where(LICENSE_QUERY.deleted, '==', null)
    .where('expiresAt', '>', Timestamp.fromMillis(now.getTime() - NEWS_DAYS * DAY_MS))
    .where('expiresAt', '<=', Timestamp.fromDate(now))
    .orderBy('expiresAt');
  let queued = 0;
  for await (const page of readPagesById(ended)) {
    const licenses = page.map((document) => document.data());
    // Most were mailed in an earlier run: one batched read shows this without a transaction.
    const known = await db.getAll(...licenses.map((license) => mails.doc(buildMailId(license))));
    for (const [index, license] of licenses.entries()) {
      if (known[index]?.exists) continue;
      try {
        if (await queueEndMail(license)) queued += 1;
      } catch (error) {
        // One failure must not hold up the others; the next run retries it.
        log.error('mail about an end not queued', error, { licenseId: license.id });
      }
    }
  }
  log.info('mails about ends queued', { count: queued });
}
