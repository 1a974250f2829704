import {
  Timestamp,
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type Transaction,
  type WriteBatch,
} from 'firebase-admin/firestore';
import {
  LICENSE_INSTANTS,
  LICENSE_QUERY,
  licenseSchema,
  type License,
} from '@flexa/contracts/licenses';
import { parsedBy } from '../platform/firestore';

/** Whether a licence was taken back, and why. */
export type Standing = Pick<License, 'deletedAt' | 'revokedReason'>;

/** A licence and the moment it was last written, by which a later write can tell a change. */
export interface StoredLicense {
  license: License;
  updateTime: Timestamp;
}

export type LicenseRepository = ReturnType<typeof licenseRepository>;

export function licenseRepository(db: Firestore) {
  const licenses: CollectionReference<License> = db
    .collection(LICENSE_QUERY.collection)
    .withConverter(parsedBy(licenseSchema, LICENSE_INSTANTS));

  const ofPerson = (uid: string) => licenses.where(LICENSE_QUERY.owner, '==', uid);

  const asStored = ({ deletedAt, revokedReason }: Standing) => ({
    deletedAt: deletedAt === null ? null : Timestamp.fromDate(new Date(deletedAt)),
    revokedReason,
  });

  /** Those that there are. */
  async function findMany(ids: readonly string[]): Promise<StoredLicense[]> {
    const documents = await db.getAll(
      ...ids.map((id): DocumentReference<License> => licenses.doc(id)),
    );
    return documents.flatMap((document) => {
      const license = document.data() as License | undefined;
      return license && document.updateTime ? [{ license, updateTime: document.updateTime }] : [];
    });
  }

  return {
    async find(id: string): Promise<License | undefined> {
      return (await licenses.doc(id).get()).data();
    },

    async findIn(transaction: Transaction, id: string): Promise<License | undefined> {
      return (await transaction.get(licenses.doc(id))).data();
    },

    findMany,

    /** The last of the licences that carry on after that one; itself where none does. */
    async lastOf(id: string): Promise<StoredLicense | undefined> {
      let last: StoredLicense | undefined;
      for (let next: string | undefined = id; next !== undefined;) {
        const [found]: StoredLicense[] = await findMany([next]);
        if (!found || found.license.deletedAt !== null) break;
        last = found;
        next = found.license.renewedBy;
      }
      return last;
    },

    /** The batch fails (lostRace) where the licence was written since it was read. */
    setRenewedBy(batch: WriteBatch, { license, updateTime }: StoredLicense, by: string): void {
      batch.update(licenses.doc(license.id), { renewedBy: by }, { lastUpdateTime: updateTime });
    },

    create(batch: WriteBatch, license: License): void {
      batch.create(licenses.doc(license.id), license);
    },

    setStandingIn(transaction: Transaction, id: string, standing: Standing): void {
      transaction.update(licenses.doc(id), asStored(standing));
    },

    /** Makes the batch fail (lostRace) where the licence was written since it was read. */
    setTerm(
      batch: WriteBatch,
      { license, updateTime }: StoredLicense,
      { expiresAt, quantity, ...standing }: Standing & Pick<License, 'expiresAt' | 'quantity'>,
    ): void {
      const end = Timestamp.fromDate(new Date(expiresAt));
      const term = { ...asStored(standing), quantity, expiresAt: end };
      batch.update(licenses.doc(license.id), term, { lastUpdateTime: updateTime });
    },

    /** The person's licences that were not deleted, newest first; the browser's own query. */
    async notDeleted(uid: string): Promise<License[]> {
      const found = await ofPerson(uid)
        .where(LICENSE_QUERY.deleted, '==', null)
        .orderBy(LICENSE_QUERY.order, 'desc')
        .get();
      return found.docs.map((document) => document.data());
    },

    /** The person's newest licences, those that were deleted too. */
    async newest(uid: string, limit: number): Promise<License[]> {
      const found = await ofPerson(uid).orderBy(LICENSE_QUERY.order, 'desc').limit(limit).get();
      return found.docs.map((document) => document.data());
    },

    async all(uid: string): Promise<License[]> {
      const found = await ofPerson(uid).get();
      return found.docs
        .map((document) => document.data())
        .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    },

    /**
     * Reads the person's licences in the transaction and answers a function that ends them and
     * removes the name, to be called once all reads of the transaction are done.
     */
    async prepareRetirement(transaction: Transaction, uid: string): Promise<(at: Date) => void> {
      const found = await transaction.get(ofPerson(uid));
      return (at) => {
        for (const document of found.docs) {
          transaction.update(document.ref, {
            name: null,
            ...(document.data().deletedAt === null ? { deletedAt: at } : {}),
          });
        }
      };
    },
  };
}
