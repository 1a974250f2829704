import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import { LICENSE_TYPES } from '@flexa/contracts/plans';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { readPagesById } from './pages';

const PAID_TYPES = LICENSE_TYPES.filter((type) => type !== 'free');

/**
 * Sets hasPurchased for everyone who ever had a licence of another type than 'free', revoked or not. The flag is
 * never cleared.
 */
export async function repairPurchased({ db, log }: Platform): Promise<void> {
  const paid = db
    .collection(LICENSE_QUERY.collection)
    .where('licenseType', 'in', PAID_TYPES)
    .select(LICENSE_QUERY.owner);
  let repaired = 0;
  for await (const page of readPagesById(paid)) {
    const owners = new Set(page.map((license) => license.get(LICENSE_QUERY.owner) as string));
    const users = await db.getAll(...[...owners].map((uid) => db.doc(`users/${uid}`)), {
      fieldMask: ['hasPurchased'],
    });
    for (const user of users) {
      if (user.get('hasPurchased') !== false) continue;
      try {
        await user.ref.update({ hasPurchased: true });
        repaired += 1;
      } catch (error) {
        // Deleted in between; an update creates no new profile.
        if (!isWriteConflict(error)) throw error;
      }
    }
  }
  log.info('purchases repaired', { count: repaired });
}
