import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  LICENSE_INSTANTS,
  LICENSE_QUERY,
  licenseSchema,
  type License,
} from '@flexa/contracts/licenses';
import { createConverter } from '../platform/firestore';

export function getLicenseCollection(db: Firestore) {
  return db
    .collection(LICENSE_QUERY.collection)
    .withConverter(createConverter(licenseSchema, LICENSE_INSTANTS));
}

/** Picks the fields of a licence that a mail shows. */
export const pickShown = ({ id: licenseId, visualType, quantity, expiresAt }: License) => ({
  licenseId,
  visualType,
  quantity,
  expiresAt,
});

/** Returns the licence, or undefined if it was revoked. */
export async function findUnrevokedLicense(
  db: Firestore,
  transaction: Transaction,
  id: string | undefined,
): Promise<License | undefined> {
  if (id === undefined) return undefined;
  const found = (await transaction.get(getLicenseCollection(db).doc(id))).data();
  return found?.deletedAt === null ? found : undefined;
}
