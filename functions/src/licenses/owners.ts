import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { LICENSE_QUERY } from '@flexa/contracts/licenses';
import type { VisualType } from '@flexa/contracts/plans';

/**
 * Finds the owners of active licences; with `endsBy`, only of licences that end by then without a
 * renewal.
 */
export function createLicenseOwners(db: Firestore) {
  return async (
    { visualType, endsBy }: { visualType?: VisualType | undefined; endsBy?: Date | undefined },
    now: Date,
    limit: number,
  ): Promise<{ uids: string[]; isWhole: boolean }> => {
    const kept = db.collection(LICENSE_QUERY.collection).where(LICENSE_QUERY.deleted, '==', null);
    const ofType = visualType ? kept.where('visualType', '==', visualType) : kept;
    const unended = ofType.where('expiresAt', '>', Timestamp.fromDate(now));
    const query = endsBy ? unended.where('expiresAt', '<=', Timestamp.fromDate(endsBy)) : unended;
    const { docs } = await query
      .orderBy('expiresAt')
      .limit(limit)
      .select(LICENSE_QUERY.owner, 'startsAt', 'renewedBy')
      .get();
    const running = docs.filter((license) => {
      const startsAt = license.get('startsAt') as Timestamp | undefined;
      const hasBegun = startsAt === undefined || startsAt.toDate() <= now;
      return hasBegun && !(endsBy && license.get('renewedBy') !== undefined);
    });
    const uids = running.map((license) => license.get(LICENSE_QUERY.owner) as string);
    return { uids: [...new Set(uids)], isWhole: docs.length < limit };
  };
}
