import { Timestamp } from 'firebase-admin/firestore';
import { SHOWN_AFTER_END_DAYS } from '@flexa/contracts/constants';
import { LICENSE_QUERY, REVOKED_REASONS } from '@flexa/contracts/licenses';
import { isWriteConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { readPagesById } from './pages';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Removes long-ended licences from their owner's list by marking them as deleted at the moment they ended. */
export async function archiveExpired({ db, clock, log }: Platform): Promise<void> {
  const before = Timestamp.fromMillis(clock().getTime() - SHOWN_AFTER_END_DAYS * DAY_MS);
  const longEnded = db
    .collection(LICENSE_QUERY.collection)
    .where(LICENSE_QUERY.deleted, '==', null)
    .where('expiresAt', '<', before)
    .orderBy('expiresAt');
  let archived = 0;
  for await (const page of readPagesById(longEnded)) {
    const writer = db.bulkWriter({ throttling: false });
    const changes = page.map((license) =>
      writer
        .update(
          license.ref,
          {
            deletedAt: license.get('expiresAt') as Timestamp,
            revokedReason: REVOKED_REASONS.archived,
          },
          // A licence revoked in between keeps its own reason.
          { lastUpdateTime: license.updateTime },
        )
        .then(
          () => (archived += 1),
          (error: unknown) => {
            if (!isWriteConflict(error)) throw error;
          },
        ),
    );
    await Promise.all([...changes, writer.close()]);
  }
  log.info('licences archived', { count: archived });
}
