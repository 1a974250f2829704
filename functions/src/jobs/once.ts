import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import type { FirstStep } from '../mail/mails';
import type { ContactHolder } from './reminders';

/** A mail that comes once in the life of an account; the profile lists those that were decided. */
type OnceMail = 'tips' | 'won-back';

const FIELD = 'doneMails';

/** What the jobs need to know about people before they write to them unasked. */
export interface Audience extends Pick<ContactHolder, 'contact' | 'stopOf'> {
  /** Whether the address is proved to be theirs, and they can sign in. */
  isReachable(uid: string, address: string): Promise<boolean>;
  /** What is left to do with a new account. */
  stepsLeft(uid: string): Promise<FirstStep[]>;
  /** Whether an order of theirs may still be paid. */
  isOrdering(uid: string): Promise<boolean>;
}

/** The people among these who have a profile and have not had this mail: one request for all. */
export async function pending(
  db: Firestore,
  uids: readonly string[],
  mail: OnceMail,
): Promise<string[]> {
  if (uids.length === 0) return [];
  const profiles = await db.getAll(...[...new Set(uids)].map((uid) => db.doc(`users/${uid}`)), {
    fieldMask: [FIELD],
  });
  return profiles
    .filter((profile) => profile.exists && !isDone(profile.get(FIELD), mail))
    .map(({ id }) => id);
}

/** Notes that a mail was decided; false if it was before, or the account is gone. Reads, so before any write. */
export async function settle(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  mail: OnceMail,
): Promise<boolean> {
  const profile = db.doc(`users/${uid}`);
  const found = await transaction.get(profile);
  if (!found.exists || isDone(found.get(FIELD), mail)) return false;
  transaction.update(profile, { [FIELD]: FieldValue.arrayUnion(mail) });
  return true;
}

const isDone = (done: unknown, mail: OnceMail) => Array.isArray(done) && done.includes(mail);
