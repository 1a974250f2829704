import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import {
  isAddition,
  LICENSE_INSTANTS,
  LICENSE_QUERY,
  licenseSchema,
  type License,
} from '@flexa/contracts/licenses';
import { createConverter } from '../platform/firestore';
import { isSuspended, isUpgraded, type RevocationState, type Term } from './license-state';

/** A licence with the time of its last write, so that a later write can detect a change. */
export interface StoredLicense {
  license: License;
  updateTime: Timestamp;
}

/** Time for which a changed licence's seats are synced: longer than any call runs. */
const SEAT_SYNC_MS = 2 * 60 * 1000;
/** Licences whose seats one run syncs. */
const SYNCS_PER_RUN = 100;

/** Builds the field that makes the job sync the seats of a changed licence. */
const buildSeatSync = ({ quantity, held }: Pick<License, 'quantity' | 'held'>, at: Date) =>
  quantity > 1 || held === false
    ? { seatSync: Timestamp.fromMillis(at.getTime() + SEAT_SYNC_MS) }
    : {};

/** Picks the fields for isAddition from a partially read licence. */
function readTerm(document: QueryDocumentSnapshot) {
  const readInstant = (field: string) =>
    (document.get(field) as Timestamp | undefined)?.toDate().toISOString();
  return {
    createdAt: readInstant('createdAt') ?? '',
    startsAt: readInstant('startsAt'),
    expiresAt: readInstant('expiresAt') ?? '',
    month: Number(document.get('month')),
    held: document.get('held') as boolean | undefined,
  };
}

export type LicenseRepository = ReturnType<typeof createLicenseRepository>;

export function createLicenseRepository(db: Firestore) {
  const licenses: CollectionReference<License> = db
    .collection(LICENSE_QUERY.collection)
    .withConverter(createConverter(licenseSchema, LICENSE_INSTANTS));

  const queryOwner = (uid: string) => licenses.where(LICENSE_QUERY.owner, '==', uid);

  const toStoredRevocation = ({ deletedAt, revokedReason }: RevocationState) => ({
    deletedAt: deletedAt === null ? null : Timestamp.fromDate(new Date(deletedAt)),
    revokedReason,
  });

  const toStoredTerm = ({ startsAt, expiresAt }: Term) => ({
    ...(startsAt !== undefined && { startsAt: Timestamp.fromDate(new Date(startsAt)) }),
    expiresAt: Timestamp.fromDate(new Date(expiresAt)),
  });

  /** Reads licences by id, and omits missing ones. */
  async function findMany(ids: readonly string[]): Promise<StoredLicense[]> {
    const documents = await db.getAll(
      ...ids.map((id): DocumentReference<License> => licenses.doc(id)),
    );
    return documents.flatMap((document) => {
      const license = document.data() as License | undefined;
      return license && document.updateTime ? [{ license, updateTime: document.updateTime }] : [];
    });
  }

  async function findLinked(field: 'renewedBy' | 'follows', id: string): Promise<StoredLicense[]> {
    const found = await licenses.where(field, '==', id).get();
    return found.docs.map((document) => ({
      license: document.data(),
      updateTime: document.updateTime,
    }));
  }

  return {
    async find(id: string): Promise<License | undefined> {
      return (await licenses.doc(id).get()).data();
    },

    async findIn(transaction: Transaction, id: string): Promise<License | undefined> {
      return (await transaction.get(licenses.doc(id))).data();
    },

    findMany,

    /** Yields a licence and then each renewal after it. */
    async *chain(id: string | undefined): AsyncGenerator<StoredLicense> {
      for (let next = id; next !== undefined;) {
        const [found]: StoredLicense[] = await findMany([next]);
        if (!found) return;
        yield found;
        next = found.license.renewedBy;
      }
    },

    /** Returns the licences that the given one renews, including seats added to them. */
    renewedAs: (id: string) => findLinked('renewedBy', id),

    /** Returns the licences bought as renewals of the given one. */
    followers: (id: string) => findLinked('follows', id),

    /**
     * Changes a licence's renewal, term, quantity and revocation, as far as the change contains them. An undefined
     * `renewedBy` removes the renewal. The batch fails (isWriteConflict) if the licence was written since it was read.
     */
    replan(
      batch: WriteBatch,
      { license, updateTime }: StoredLicense,
      change: Partial<Pick<License, 'renewedBy' | 'quantity'> & RevocationState & Term>,
      at: Date,
    ): void {
      const { startsAt, expiresAt, deletedAt, revokedReason, quantity } = change;
      const changesRevocation = deletedAt !== undefined && revokedReason !== undefined;
      const maxQuantity = Math.max(quantity ?? 1, license.quantity);
      const isSeatChange = changesRevocation || expiresAt !== undefined;
      batch.update(
        licenses.doc(license.id),
        {
          ...('renewedBy' in change && { renewedBy: change.renewedBy ?? FieldValue.delete() }),
          ...(expiresAt !== undefined && toStoredTerm({ startsAt, expiresAt })),
          ...(changesRevocation && toStoredRevocation({ deletedAt, revokedReason })),
          ...(quantity !== undefined && { quantity }),
          ...(isSeatChange && buildSeatSync({ ...license, quantity: maxQuantity }, at)),
        },
        { lastUpdateTime: updateTime },
      );
    },

    /** Sets the renewal. The batch fails (isWriteConflict) if the licence was written since it was read. */
    setRenewedBy(batch: WriteBatch, { license, updateTime }: StoredLicense, by: string): void {
      batch.update(licenses.doc(license.id), { renewedBy: by }, { lastUpdateTime: updateTime });
    },

    /**
     * Records the membership that the licence was credited to, or null. The batch fails
     * (isWriteConflict) if the licence was written since it was read.
     */
    setUpgraded(
      batch: WriteBatch,
      { license, updateTime }: StoredLicense,
      revocation: RevocationState,
      by: string | null,
      at: Date,
    ): void {
      const changes = {
        ...toStoredRevocation(revocation),
        upgradedBy: by ?? FieldValue.delete(),
        ...buildSeatSync(license, at),
      };
      batch.update(licenses.doc(license.id), changes, { lastUpdateTime: updateTime });
    },

    create(batch: WriteBatch, license: License): void {
      batch.create(licenses.doc(license.id), license);
    },

    /** Ends the licence of a seat and removes the buyer's name from it. */
    endSeat(batch: WriteBatch, id: string, revocation: RevocationState): void {
      batch.update(licenses.doc(id), { ...toStoredRevocation(revocation), name: null });
    },

    /** Makes the first seat of a licence assignable like the others. */
    giveAwayFirst(batch: WriteBatch, id: string): void {
      batch.update(licenses.doc(id), { held: false });
    },

    /** Returns the licences whose seats are due for a sync. */
    async listDueSeatSyncs(): Promise<{ id: string; until: Date; updateTime: Timestamp }[]> {
      const due = await db
        .collection(LICENSE_QUERY.collection)
        .orderBy('seatSync')
        .limit(SYNCS_PER_RUN)
        .get();
      return due.docs.map((document) => ({
        id: document.id,
        until: (document.get('seatSync') as Timestamp).toDate(),
        updateTime: document.updateTime,
      }));
    },

    /** Ends the sync. Fails (isWriteConflict) if the licence was changed since, so that its seats are synced again. */
    async endSeatSync(id: string, updateTime: Timestamp): Promise<void> {
      const changes = { seatSync: FieldValue.delete() };
      await db
        .doc(`${LICENSE_QUERY.collection}/${id}`)
        .update(changes, { lastUpdateTime: updateTime });
    },

    /** Updates a seat's licence. The batch fails (isWriteConflict) if it was written since it was read. */
    updateSeatLicense(
      batch: WriteBatch,
      { license, updateTime }: StoredLicense,
      { startsAt, expiresAt, name, ...revocation }: RevocationState & Term & Pick<License, 'name'>,
    ): void {
      const changes = {
        ...toStoredRevocation(revocation),
        ...toStoredTerm({ startsAt, expiresAt }),
        name,
      };
      batch.update(licenses.doc(license.id), changes, { lastUpdateTime: updateTime });
    },

    /**
     * Sets term, quantity and revocation. The batch fails (isWriteConflict) if the licence was written since it was
     * read.
     */
    setTerm(
      batch: WriteBatch,
      { license, updateTime }: StoredLicense,
      {
        startsAt,
        expiresAt,
        quantity,
        ...revocation
      }: RevocationState & Term & Pick<License, 'quantity'>,
      at: Date,
    ): void {
      const term = {
        ...toStoredRevocation(revocation),
        ...toStoredTerm({ startsAt, expiresAt }),
        quantity,
        ...buildSeatSync({ ...license, quantity: Math.max(quantity, license.quantity) }, at),
      };
      batch.update(licenses.doc(license.id), term, { lastUpdateTime: updateTime });
    },

    /** Returns the person's licences that were not deleted, newest first, with the browser's own query. */
    async findNotDeleted(uid: string): Promise<License[]> {
      const found = await queryOwner(uid)
        .where(LICENSE_QUERY.deleted, '==', null)
        .orderBy(LICENSE_QUERY.order, 'desc')
        .get();
      return found.docs.map((document) => document.data());
    },

    /** Returns the person's newest licences, including deleted ones. */
    async newest(uid: string, limit: number): Promise<License[]> {
      const found = await queryOwner(uid).orderBy(LICENSE_QUERY.order, 'desc').limit(limit).get();
      return found.docs.map((document) => document.data());
    },

    /** Returns renewed licences with seats for others that end in that period, added seats last. */
    async listRenewedEnding(
      after: Date,
      until: Date,
    ): Promise<{ id: string; renewedBy: string; isAddition: boolean }[]> {
      const found = await db
        .collection(LICENSE_QUERY.collection)
        .where(LICENSE_QUERY.deleted, '==', null)
        .where('expiresAt', '>', Timestamp.fromDate(after))
        .where('expiresAt', '<=', Timestamp.fromDate(until))
        .orderBy('expiresAt')
        .select('renewedBy', 'quantity', 'held', 'createdAt', 'startsAt', 'expiresAt', 'month')
        .get();
      const due = found.docs.flatMap((document) => {
        const renewedBy: unknown = document.get('renewedBy');
        const isShared = Number(document.get('quantity')) > 1 || document.get('held') === false;
        if (typeof renewedBy !== 'string' || !isShared) return [];
        return [{ id: document.id, renewedBy, isAddition: isAddition(readTerm(document)) }];
      });
      return due.sort((a, b) => Number(a.isAddition) - Number(b.isAddition));
    },

    /** Returns the licences that one renewed, and those credited to it. */
    async findPredecessors(id: string): Promise<License[]> {
      const found = await Promise.all(
        ['renewedBy', 'upgradedBy'].map((field) => licenses.where(field, '==', id).get()),
      );
      return found.flatMap(({ docs }) => docs.map((document) => document.data()));
    },

    /** Returns all licences of a person, with their update times. */
    async findByOwner(uid: string): Promise<StoredLicense[]> {
      const found = await queryOwner(uid).get();
      return found.docs.map((document) => ({
        license: document.data(),
        updateTime: document.updateTime,
      }));
    },

    async readByPerson(transaction: Transaction, uid: string): Promise<License[]> {
      const found = await transaction.get(queryOwner(uid));
      return found.docs.map((document) => document.data());
    },

    /** Transfers the licence to another owner. Its seats' licences get the new name. */
    giveTo(
      transaction: Transaction,
      license: License,
      owner: Pick<License, 'userId' | 'name'>,
      at: Date,
    ): void {
      transaction.update(licenses.doc(license.id), {
        ...owner,
        keyFetchedAt: FieldValue.delete(),
        ...buildSeatSync(license, at),
      });
    },

    async noteKeyIssued({ id, keyIssuedAt }: License, at: Date): Promise<void> {
      if (keyIssuedAt !== undefined) return;
      await licenses.doc(id).update({ keyIssuedAt: Timestamp.fromDate(at) });
    },

    async noteKeyFetched(id: string, at: Date): Promise<void> {
      await licenses.doc(id).update({ keyFetchedAt: Timestamp.fromDate(at) });
    },

    async all(uid: string): Promise<License[]> {
      const found = await queryOwner(uid).get();
      return found.docs
        .map((document) => document.data())
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    /**
     * Reads the person's licences in the transaction. Returns a function that ends them and removes the name, to call
     * once all reads of the transaction are done. Suspended and upgraded licences end too, since nobody could get them
     * back.
     */
    async prepareRetirement(transaction: Transaction, uid: string): Promise<(at: Date) => void> {
      const found = await transaction.get(queryOwner(uid));
      return (at) => {
        for (const document of found.docs) {
          const license = document.data();
          transaction.update(document.ref, {
            name: null,
            label: FieldValue.delete(),
            ...(license.deletedAt === null ? { deletedAt: at } : {}),
            ...(isSuspended(license) || isUpgraded(license) ? { revokedReason: null } : {}),
            ...buildSeatSync(license, at),
          });
        }
      };
    },
  };
}
