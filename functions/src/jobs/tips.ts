import { Timestamp } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import type { Platform } from '../platform/platform';
import { pending, settle, type Audience } from './once';
import { pagesOf } from './pages';

const DAY_MS = 24 * 60 * 60 * 1000;
/** This long after the welcome; by then those who want to have begun. */
const AFTER_DAYS = 3;
/** The job makes up for days without a run, and for addresses proved late, for this long. */
const UNTIL_DAYS = 10;

/**
 * Tells new people once what is left to do. This is decided once: someone who has done everything by then,
 * or has switched tips off, gets none later.
 */
export async function sendTips(platform: Platform, people: Audience): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock();
  const before = (days: number) => Timestamp.fromMillis(now.getTime() - days * DAY_MS);

  async function tell(uid: string): Promise<boolean> {
    const contact = await people.contact(uid);
    if (!contact || !(await people.isReachable(uid, contact.email))) return false;
    const steps = contact.hears.tips ? await people.stepsLeft(uid) : [];
    const stop = steps.length > 0 ? await people.stopOf(uid) : undefined;
    return db.runTransaction(async (transaction) => {
      if (!(await settle(db, transaction, uid, 'tips'))) return false;
      if (!stop) return false;
      const content = { template: 'tips', data: { steps, stop } } as const;
      queueMail(db, transaction, { id: `tips-${uid}`, to: contact.email, uid, content }, now);
      return true;
    });
  }

  const welcomed = db
    .collection('mail')
    .where('template', '==', 'welcome')
    .where('createdAt', '>', before(UNTIL_DAYS))
    .where('createdAt', '<=', before(AFTER_DAYS))
    .orderBy('createdAt')
    // The next page begins behind the last document's `createdAt`.
    .select('uid', 'createdAt');
  let queued = 0;
  for await (const page of pagesOf(welcomed)) {
    const uids = page.flatMap((mail) => (mail.get('uid') as string | null) ?? []);
    for (const uid of await pending(db, uids, 'tips')) {
      try {
        if (await tell(uid)) queued += 1;
      } catch (error) {
        // The others are not to wait for this one, which the next run tries again.
        log.error('tips not queued', error, { uid });
      }
    }
  }
  log.info('tips queued', { count: queued });
}
