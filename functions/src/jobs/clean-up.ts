import { Timestamp, type Query } from 'firebase-admin/firestore';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { readPagesById } from './pages';

/** Collections whose documents carry their end in `expireAt` (firestore.indexes.json). */
export const EXPIRING = [
  'verificationCodes',
  'mailLinks',
  'passkeyChallenges',
  'tokens',
  'rateLimits',
  'stripeEvents',
  'mail',
  'tickets',
  'waitList',
  'audit',
] as const;

/** Removes expired documents. */
export async function cleanUp(platform: Platform): Promise<void> {
  for (const name of EXPIRING) await removeExpired(platform, name);
}

/** Firestore's TTL does the same within about a day, if it is set up. */
async function removeExpired({ db, clock, log }: Platform, name: string): Promise<void> {
  const expired: Query = db
    .collection(name)
    .where('expireAt', '<=', Timestamp.fromDate(clock()))
    .orderBy('expireAt');
  let removed = 0;
  for await (const page of readPagesById(expired)) {
    const writer = db.bulkWriter({ throttling: false });
    const gone = page.map((document) =>
      // A rate limit whose window has restarted is no longer expired.
      writer.delete(document.ref, { lastUpdateTime: document.updateTime }).then(
        () => (removed += 1),
        (error: unknown) => {
          if (!isWriteConflict(error)) throw error;
        },
      ),
    );
    await Promise.all([...gone, writer.close()]);
  }
  log.info('expired documents removed', { collection: name, count: removed });
}
