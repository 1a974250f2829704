import type { Firestore } from 'firebase-admin/firestore';
import {
  newestIndex,
  withPerson,
  type IndexEntry,
} from '../../../functions/src/users/newest-index';
import { indexKeys, toUserDocument } from '../../../functions/src/users/repository';

export interface NewUser {
  uid: string;
  name: string;
  email: string;
  createdAt: Date;
  isAdmin?: boolean;
  hasPurchased?: boolean;
  disabled?: boolean;
}

/**
 * Writes many profiles at once, with the index entry of each key made in memory. For an empty
 * database only: entries that are there already are overwritten.
 */
export async function bulkAddUsers(db: Firestore, users: readonly NewUser[]): Promise<void> {
  const entries = new Map<string, IndexEntry>();
  const writer = db.bulkWriter({ throttling: false });
  let failed: Error | undefined;
  const write = (path: string, data: object) => {
    writer.set(db.doc(path), data).catch((error: Error) => (failed ??= error));
  };

  for (const user of users) {
    const createdAt = user.createdAt.toISOString();
    const document = toUserDocument({
      id: user.uid,
      uid: user.uid,
      name: user.name,
      email: user.email,
      isAdmin: user.isAdmin ?? false,
      hasPurchased: user.hasPurchased ?? false,
      disabled: user.disabled ?? false,
      createdAt,
    });
    write(`users/${user.uid}`, { ...document, createdAt: user.createdAt });
    for (const key of indexKeys(document)) {
      const entry = entries.get(key) ?? { total: 0, newest: [] };
      entries.set(key, withPerson(entry, { uid: user.uid, createdAt }));
    }
  }
  for (const [key, entry] of entries) write(newestIndex(db).entries.doc(key).path, entry);
  await writer.close();
  if (failed) throw failed;
}
