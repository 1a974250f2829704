import type { Firestore } from 'firebase-admin/firestore';
import {
  CHUNK_MAX,
  EMPTY,
  newestFirst,
  tidied,
  toChunk,
  type IndexEntry,
} from '../../functions/src/users/index-entry';
import { numberOf, textOf } from '../../functions/src/users/postings';
import { indexKeys, toUserDocument } from '../../functions/src/users/user-document';
import { userIndex } from '../../functions/src/users/user-index';
import { userNumbers } from '../../functions/src/users/user-numbers';

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
 * database only: entries that are there already are overwritten. Of people who came in the same
 * moment some come a few milliseconds later, where their numbers would be the same.
 */
export async function bulkAddUsers(db: Firestore, users: readonly NewUser[]): Promise<void> {
  const index = userIndex(db);
  const numbers = userNumbers(db);
  const holders = new Map<string, IndexEntry['newest']>();
  const taken = new Set<string>();
  const writer = db.bulkWriter({ throttling: false });
  let failed: Error | undefined;
  const write = (path: string, data: object) => {
    writer.set(db.doc(path), data).catch((error: Error) => (failed ??= error));
  };

  for (const user of users) {
    const at = new Date(user.createdAt);
    const person = () => ({ uid: user.uid, createdAt: at.toISOString() });
    while (taken.has(textOf(numberOf(person())))) at.setTime(at.getTime() + 1);
    taken.add(textOf(numberOf(person())));
    const document = toUserDocument({
      ...person(),
      id: user.uid,
      name: user.name,
      email: user.email,
      isAdmin: user.isAdmin ?? false,
      hasPurchased: user.hasPurchased ?? false,
      disabled: user.disabled ?? false,
    });
    write(`users/${user.uid}`, { ...document, createdAt: at });
    write(numbers.documentOf(person()).path, { uid: user.uid });
    for (const key of indexKeys(document)) {
      const others = holders.get(key);
      if (others) others.push(person());
      else holders.set(key, [person()]);
    }
  }
  for (const [key, people] of holders) {
    const newest = people.sort(newestFirst);
    const { entry, chunks } = tidied(
      { ...EMPTY, total: people.length, newest },
      new Map(),
      CHUNK_MAX,
    );
    write(index.entryOf(key).path, entry);
    for (const [n, postings] of chunks) write(index.chunkOf(key, n).path, toChunk(postings));
  }
  await writer.close();
  if (failed) throw failed;
}
