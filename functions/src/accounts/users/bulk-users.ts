import type { Firestore } from 'firebase-admin/firestore';
import { toUserDocument } from './user-document';

export interface NewUser {
  uid: string;
  name: string;
  email: string;
  createdAt: Date;
  isAdmin?: boolean;
  isSupport?: boolean;
  hasPurchased?: boolean;
  disabled?: boolean;
}

/** Writes many profiles at once. */
export async function addUsersInBulk(db: Firestore, users: readonly NewUser[]): Promise<void> {
  const writer = db.bulkWriter({ throttling: false });
  let firstError: Error | undefined;
  for (const { createdAt, isAdmin, isSupport, hasPurchased, disabled, ...person } of users) {
    const document = toUserDocument({
      ...person,
      id: person.uid,
      isAdmin: isAdmin ?? false,
      isSupport: isSupport ?? false,
      hasPurchased: hasPurchased ?? false,
      disabled: disabled ?? false,
      createdAt: createdAt.toISOString(),
    });
    writer
      .set(db.doc(`users/${person.uid}`), { ...document, createdAt })
      .catch((error: Error) => (firstError ??= error));
  }
  await writer.close();
  if (firstError) throw firstError;
}
