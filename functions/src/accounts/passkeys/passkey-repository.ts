import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import { PASSKEY_NAME_MAX } from '@flexa/contracts/passkeys';
import { createConverter } from '../../platform/firestore';

/** A document of users/{uid}/passkeys/{hash of its id}: an id may have letters that a path may not. */
export const passkeyDocumentSchema = z.object({
  credentialId: z.string(),
  name: z.string().max(PASSKEY_NAME_MAX),
  /** COSE, as base64url. */
  publicKey: z.string(),
  /** Grows with each use, where the authenticator counts; a smaller one is that of a copy. */
  counter: z.int().min(0),
  transports: z.array(z.string()),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type PasskeyDocument = z.infer<typeof passkeyDocumentSchema>;

/** Purpose and recipient of a challenge; the recipient of a sign-in is not known yet. */
export const challengeSchema = z.object({
  purpose: z.enum(['sign-in', 'add', 'step-up']),
  uid: uidSchema.nullable(),
  /** Firestore's TTL removes the document after it. */
  expireAt: instantSchema,
});
export type Challenge = z.infer<typeof challengeSchema>;

/** A document of users/{uid}/recovery/codes: what is left of them, as keyed hashes. */
export const recoverySchema = z.object({ hashes: z.array(z.string()), createdAt: instantSchema });

const hashText = (text: string) => createHash('sha256').update(text).digest('hex');
export const hashPasskeyId = hashText;

export function createPasskeyRepository(db: Firestore) {
  const challenges = db
    .collection('passkeyChallenges')
    .withConverter(createConverter(challengeSchema, ['expireAt']));
  const getPasskeyCollection = (uid: string) =>
    db
      .collection(`users/${uid}/passkeys`)
      .withConverter(createConverter(passkeyDocumentSchema, ['createdAt', 'lastUsedAt']));
  const getRecoveryDocument = (uid: string) =>
    db
      .doc(`users/${uid}/recovery/codes`)
      .withConverter(createConverter(recoverySchema, ['createdAt']));

  return {
    async addChallenge(challenge: string, document: Challenge): Promise<void> {
      await challenges.doc(hashText(challenge)).create(document);
    },

    /** Uses a challenge up; undefined where there is no such one any more. */
    async useChallenge(
      transaction: Transaction,
      challenge: string,
    ): Promise<Challenge | undefined> {
      const document = challenges.doc(hashText(challenge));
      const stored = (await transaction.get(document)).data();
      if (stored) transaction.delete(document);
      return stored;
    },

    async all(uid: string): Promise<(PasskeyDocument & { id: string })[]> {
      const found = await getPasskeyCollection(uid).orderBy('createdAt', 'desc').get();
      return found.docs.map((document) => ({ ...document.data(), id: document.id }));
    },

    async find(uid: string, id: string): Promise<PasskeyDocument | undefined> {
      return (await getPasskeyCollection(uid).doc(id).get()).data();
    },

    /** How many there are; read in the transaction that relies on it. */
    async countIn(transaction: Transaction, uid: string): Promise<number> {
      return (await transaction.get(getPasskeyCollection(uid).select())).size;
    },

    add(transaction: Transaction, uid: string, passkey: PasskeyDocument): void {
      transaction.create(getPasskeyCollection(uid).doc(hashText(passkey.credentialId)), passkey);
    },

    async hasIn(transaction: Transaction, uid: string, id: string): Promise<boolean> {
      return (await transaction.get(getPasskeyCollection(uid).doc(id))).exists;
    },

    remove(transaction: Transaction, uid: string, id: string): void {
      transaction.delete(getPasskeyCollection(uid).doc(id));
    },

    noteUse(transaction: Transaction, uid: string, id: string, counter: number, at: Date): void {
      const changes = { counter, lastUsedAt: Timestamp.fromDate(at) };
      transaction.update(getPasskeyCollection(uid).doc(id), changes);
    },

    async recoveryIn(transaction: Transaction, uid: string) {
      return (await transaction.get(getRecoveryDocument(uid))).data();
    },

    async recoveryLeft(uid: string): Promise<number> {
      return (await getRecoveryDocument(uid).get()).data()?.hashes.length ?? 0;
    },

    setRecovery(transaction: Transaction, uid: string, hashes: string[], at: string): void {
      transaction.set(getRecoveryDocument(uid), { hashes, createdAt: at });
    },

    /**
     * Removes everything by which a person could show a passkey. First what a passkey could still be
     * added by: one that was added before is then found.
     */
    async removeAll(uid: string): Promise<void> {
      const open = await challenges.where('uid', '==', uid).get();
      await Promise.all(open.docs.map(({ ref }) => ref.delete()));
      const held = await getPasskeyCollection(uid).get();
      await Promise.all([
        ...held.docs.map(({ ref }) => ref.delete()),
        getRecoveryDocument(uid).delete(),
      ]);
    },
  };
}
