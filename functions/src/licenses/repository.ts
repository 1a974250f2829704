import type {
  CollectionReference,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { LICENSE_QUERY, licenseSchema, type License } from '../contracts/licenses';
import { parsedBy } from '../platform/firestore';

export type LicenseRepository = ReturnType<typeof licenseRepository>;

export function licenseRepository(db: Firestore) {
  const licenses: CollectionReference<License> = db
    .collection(LICENSE_QUERY.collection)
    .withConverter(parsedBy(licenseSchema, ['createdAt', 'expiresAt', 'deletedAt']));

  const ofPerson = (uid: string) => licenses.where(LICENSE_QUERY.owner, '==', uid);

  return {
    async exists(id: string): Promise<boolean> {
      return (await licenses.doc(id).get()).exists;
    },

    create(batch: WriteBatch, license: License): void {
      batch.create(licenses.doc(license.id), license);
    },

    /** The person's licences that were not deleted, newest first; the browser's own query. */
    async notDeleted(uid: string): Promise<License[]> {
      const found = await ofPerson(uid)
        .where(LICENSE_QUERY.deleted, '==', null)
        .orderBy(LICENSE_QUERY.order, 'desc')
        .get();
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
