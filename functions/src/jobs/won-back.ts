import { Timestamp, type Firestore, type QuerySnapshot } from 'firebase-admin/firestore';
import { LICENSE_QUERY, type License } from '@flexa/contracts/licenses';
import { queueMail } from '../mail/outbox';
import type { Platform } from '../platform/platform';
import { licensesOf } from './licenses';
import { pending, settle, type Audience } from './once';
import { pagesOf } from './pages';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after the end of a licence. */
const AFTER_DAYS = 30;
/** Where the job did not run it is made up for so long. */
const UNTIL_DAYS = 37;

/** Bought by its owner: no trial, gift, free licence or seat. */
const isBought = ({ source, seatOf, licenseType }: License) =>
  source === 'order' && seatOf === undefined && licenseType !== 'free';

/** All that an account has or had. */
export const licensesHeldBy = (db: Firestore, uid: string) =>
  licensesOf(db).where(LICENSE_QUERY.owner, '==', uid).where(LICENSE_QUERY.deleted, '==', null);

/** Whether one ends later: they have it, had it or were given it since. */
export const hasLater = (held: QuerySnapshot<License>, endedAt: string): boolean =>
  held.docs.some((document) => document.data().expiresAt > endedAt);

/** Writes once to customers whose last licence ended a month ago and who have bought nothing since. */
export async function winBack(platform: Platform, people: Audience): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock();
  const before = (days: number) => Timestamp.fromMillis(now.getTime() - days * DAY_MS);

  async function tell({ id, userId: uid, expiresAt }: License): Promise<boolean> {
    const contact = await people.contact(uid);
    if (!contact?.hears.news || !(await people.isReachable(uid, contact.email))) return false;
    if (await people.isOrdering(uid)) return false;
    const all = licensesHeldBy(db, uid);
    // Most have bought another: known without a transaction, and without a code made in vain.
    if (hasLater(await all.get(), expiresAt)) return false;
    const stop = await people.stopOf(uid);
    if (!stop) return false;
    return db.runTransaction(async (transaction) => {
      const held = await transaction.get(all);
      const ended = held.docs.map((document) => document.data()).find((each) => each.id === id);
      if (!ended || hasLater(held, ended.expiresAt)) return false;
      if (new Date(ended.expiresAt).getTime() > before(AFTER_DAYS).toMillis()) return false;
      if (!(await settle(db, transaction, uid, 'won-back'))) return false;
      const data = { visualType: ended.visualType, expiresAt: ended.expiresAt, stop };
      const content = { template: 'won-back', data } as const;
      const mail = { id: `won-back-${uid}`, to: contact.email, uid, content };
      queueMail(db, transaction, mail, now);
      return true;
    });
  }

  const ended = licensesOf(db)
    .where(LICENSE_QUERY.deleted, '==', null)
    .where('expiresAt', '>', before(UNTIL_DAYS))
    .where('expiresAt', '<=', before(AFTER_DAYS))
    .orderBy('expiresAt');
  let queued = 0;
  for await (const page of pagesOf(ended)) {
    const bought = page.map((document) => document.data()).filter(isBought);
    const open = await pending(
      db,
      bought.map(({ userId }) => userId),
      'won-back',
    );
    for (const license of bought.filter(({ userId }) => open.includes(userId))) {
      try {
        if (await tell(license)) queued += 1;
      } catch (error) {
        // The others are not to wait for this one, which the next run tries again.
        log.error('customer not written to', error, { licenseId: license.id });
      }
    }
  }
  log.info('customers written to', { count: queued });
}
