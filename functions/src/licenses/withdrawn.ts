import { Timestamp, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { isHeld, LICENSE_QUERY, REVOKED_REASONS, type License } from '@flexa/contracts/licenses';
import { isUpgraded } from './standing';

/** A licence that was credited to a membership, or that of a seat of one. */
type Upgraded = Pick<License, 'id' | 'userId' | 'seatOf' | 'upgradedBy'>;

/** Which keys do not work any more before their time is over. */
export function withdrawals(db: Firestore) {
  const licenses = db.collection(LICENSE_QUERY.collection);

  async function documentsOf(ids: readonly string[]): Promise<Map<string, DocumentSnapshot>> {
    const unique = [...new Set(ids)].map((id) => licenses.doc(id));
    const found = unique.length > 0 ? await db.getAll(...unique) : [];
    return new Map(found.map((document) => [document.id, document]));
  }

  /** The people who hold a seat of a licence, each as `LICENCE_ID UID`. */
  async function holdersOf(id: string): Promise<string[]> {
    const found = await licenses
      .where('seatOf', '==', id)
      .select('userId', LICENSE_QUERY.deleted)
      .get();
    const held = found.docs.filter((seat) => seat.get(LICENSE_QUERY.deleted) === null);
    return held.map((seat) => `${id} ${seat.get('userId') as string}`);
  }

  /** Of licences that were upgraded the ids of those whose person has a key of the membership in their place. */
  async function coveredAmong(upgraded: readonly Upgraded[]): Promise<ReadonlySet<string>> {
    const parents = await documentsOf(upgraded.flatMap(({ seatOf }) => seatOf ?? []));
    const byOf = ({ seatOf, upgradedBy }: Upgraded) =>
      seatOf === undefined
        ? upgradedBy
        : (parents.get(seatOf)?.get('upgradedBy') as string | undefined);
    const memberships = await documentsOf(upgraded.flatMap((license) => byOf(license) ?? []));
    const ofSeats = upgraded.filter(({ seatOf }) => seatOf !== undefined);
    const shared = [...new Set(ofSeats.flatMap((license) => byOf(license) ?? []))];
    const holders = new Set((await Promise.all(shared.map(holdersOf))).flat());
    const covered = upgraded.filter((license) => {
      const by = byOf(license);
      const membership = by === undefined ? undefined : memberships.get(by);
      if (membership?.get(LICENSE_QUERY.deleted) !== null) return false;
      if (license.seatOf !== undefined) return holders.has(`${by} ${license.userId}`);
      return membership.get('held') !== false;
    });
    return new Set(covered.map(({ id }) => id));
  }

  return {
    /**
     * Ids of licences that were taken back or given away, and ended after that moment, if they ended.
     * Of one that was upgraded the key stays in reports: the membership holds the pack for longer, as
     * long as its person has that.
     */
    async withdrawn(endedAfter: Date): Promise<string[]> {
      const unended = licenses.where('expiresAt', '>', Timestamp.fromDate(endedAfter));
      const [takenBack, givenAway] = await Promise.all([
        unended
          .where(LICENSE_QUERY.deleted, '>', Timestamp.fromMillis(0))
          .orderBy('expiresAt')
          .orderBy(LICENSE_QUERY.deleted)
          .select('revokedReason', 'userId', 'seatOf', 'upgradedBy')
          .get(),
        unended.where('held', '==', false).orderBy('expiresAt').select().get(),
      ]);
      const upgraded = takenBack.docs
        .filter((document) => document.get('revokedReason') === REVOKED_REASONS.upgraded)
        .map((document) => ({ ...(document.data() as Upgraded), id: document.id }));
      const covered = await coveredAmong(upgraded);
      const gone = takenBack.docs.filter(({ id }) => !covered.has(id));
      return [...gone, ...givenAway.docs].map(({ id }) => id);
    },

    /** Whether the person of a licence that was upgraded has a key of the membership in its place. */
    async isCovered(license: License): Promise<boolean> {
      if (!isUpgraded(license) || !isHeld(license)) return false;
      return (await coveredAmong([license])).has(license.id);
    },
  };
}
