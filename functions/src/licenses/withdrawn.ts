import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isHeld, LICENSE_QUERY, REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import { readPages } from '../platform/firestore';
import { isUpgraded } from './license-state';

const PAGE = 500;

const isKeyHeld = (license: DocumentSnapshot) => license.get('keyIssuedAt') !== undefined;
/** The key of a company's build works for its whole team, even if the buyer gave their own seat away. */
const isInCompanyBuild = ({ companyBuiltAt }: { companyBuiltAt?: unknown }) =>
  companyBuiltAt !== undefined;

/** A licence credited to a membership, or the licence of one of its seats. */
type Upgraded = Pick<License, 'id' | 'userId' | 'seatOf' | 'upgradedBy' | 'held'> & {
  companyBuiltAt?: unknown;
};

/** Finds the keys that stop working before their end. */
export function createWithdrawals(db: Firestore) {
  const licenses = db.collection(LICENSE_QUERY.collection);

  async function readDocuments(ids: readonly string[]): Promise<Map<string, DocumentSnapshot>> {
    const unique = [...new Set(ids)].map((id) => licenses.doc(id));
    const found = unique.length > 0 ? await db.getAll(...unique) : [];
    return new Map(found.map((document) => [document.id, document]));
  }

  /** Returns the holders of seats of a licence, each as `LICENCE_ID UID`. */
  async function readHolders(id: string): Promise<string[]> {
    const found = await licenses
      .where('seatOf', '==', id)
      .select('userId', LICENSE_QUERY.deleted)
      .get();
    const held = found.docs.filter((seat) => seat.get(LICENSE_QUERY.deleted) === null);
    return held.map((seat) => `${id} ${seat.get('userId') as string}`);
  }

  /**
   * Returns the ids of upgraded licences whose person has a key of the membership instead, or whose
   * whole team does.
   */
  async function findCoveredIds(upgraded: readonly Upgraded[]): Promise<ReadonlySet<string>> {
    const parents = await readDocuments(upgraded.flatMap(({ seatOf }) => seatOf ?? []));
    const findMembershipId = ({ seatOf, upgradedBy }: Upgraded) =>
      seatOf === undefined
        ? upgradedBy
        : (parents.get(seatOf)?.get('upgradedBy') as string | undefined);
    const memberships = await readDocuments(
      upgraded.flatMap((license) => findMembershipId(license) ?? []),
    );
    const ofSeats = upgraded.filter(({ seatOf }) => seatOf !== undefined);
    const shared = [...new Set(ofSeats.flatMap((license) => findMembershipId(license) ?? []))];
    const holders = new Set((await Promise.all(shared.map(readHolders))).flat());
    const covered = upgraded.filter((license) => {
      const by = findMembershipId(license);
      const membership = by === undefined ? undefined : memberships.get(by);
      if (membership?.get(LICENSE_QUERY.deleted) !== null) return false;
      if (license.seatOf !== undefined) return holders.has(`${by} ${license.userId}`);
      return isInCompanyBuild(license) || (isHeld(license) && membership.get('held') !== false);
    });
    return new Set(covered.map(({ id }) => id));
  }

  return {
    /**
     * Returns the ids of licences with an issued key that were revoked or transferred, unless they
     * ended before that moment. A key whose licence isn't in this list keeps working. An upgraded
     * licence is left out while its person has the membership, and one in a company's build while
     * the membership runs, so that reports with its key keep working.
     */
    async withdrawn(endedAfter: Date): Promise<string[]> {
      const unended = licenses.where('expiresAt', '>', Timestamp.fromDate(endedAfter));
      const revoked = unended
        .where(LICENSE_QUERY.deleted, '>', Timestamp.fromMillis(0))
        .orderBy('expiresAt')
        .orderBy(LICENSE_QUERY.deleted)
        .select(
          'expiresAt',
          LICENSE_QUERY.deleted,
          'keyIssuedAt',
          'revokedReason',
          'userId',
          'seatOf',
          'upgradedBy',
          'held',
          'companyBuiltAt',
        );
      const givenAway = unended
        .where('held', '==', false)
        .orderBy('expiresAt')
        .select('expiresAt', 'keyIssuedAt', 'companyBuiltAt');
      const ids: string[] = [];
      for await (const page of readPages(revoked, PAGE)) {
        const known = page.filter(isKeyHeld);
        const upgraded = known
          .filter((document) => document.get('revokedReason') === REVOKED_REASONS.upgraded)
          .map((document) => ({ ...(document.data() as Upgraded), id: document.id }));
        const covered = await findCoveredIds(upgraded);
        ids.push(...known.map(({ id }) => id).filter((id) => !covered.has(id)));
      }
      for await (const page of readPages(givenAway, PAGE)) {
        const known = page.filter(
          (license) => isKeyHeld(license) && !isInCompanyBuild(license.data()),
        );
        ids.push(...known.map(({ id }) => id));
      }
      return ids;
    },

    /** True if the person of an upgraded licence has a key of the membership instead. */
    async isCovered(license: License): Promise<boolean> {
      if (!isUpgraded(license)) return false;
      return (await findCoveredIds([license])).has(license.id);
    },
  };
}
