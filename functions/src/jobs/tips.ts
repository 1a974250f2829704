import { Timestamp } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import type { Platform } from '../platform/platform';
import { pending, settle, type Audience } from './once';
import { pagesOf } from './pages';

const DAY_MS = 24 * 60 * 60 * 1000;
/** So long after the welcome; by then who wanted to has begun. */
const AFTER_DAYS = 3;
/** Where the job did not run, or the address was not proved, it is made up for so long. */
const UNTIL_DAYS = 10;

/**
 * Tells new people once what is left to do. Decided once, too: who has done everything by then, or wants
 * no tips, gets none later.
 */
export async function sendTips(platform: Platform, people: Audience): Promise<void> {
  const { db, clock, log } = platform;
  const now = clock();
  const before = (days: number) => Timestamp.fromMillis(now.getTime() - days * DAY_MS);

  async function tell(uid: string): Promise<boolean> {
    const contact = await people.contact(uid);
    if (!contact || !(await people.isReachable(uid, contact.email))) return false;
    const { email: to, stop } = contact;
    const steps = contact.hears.tips ? await people.stepsLeft(uid) : [];
    return db.runTransaction(async (transaction) => {
      if (!(await settle(db, transaction, uid, 'tips'))) return false;
      if (steps.length === 0) return false;
      const content = { template: 'tips', data: { steps, stop } } as const;
      queueMail(db, transaction, { id: `tips-${uid}`, to, uid, content }, now);
      return true;
    });
  }

  const welcomed = db
    .collection('mail')
    .where('template', '==', 'welcome')
    .where('createdAt', '>', before(UNTIL_DAYS))
    .where('createdAt', '<=', before(AFTER_DAYS))
    .orderBy('createdAt')
    .select('uid');
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
