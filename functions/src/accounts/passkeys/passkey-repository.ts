import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema, uidSchema } from '@flexa/contracts/fields';
import { PASSKEY_NAME_MAX } from '@flexa/contracts/passkeys';
import { createConverter } from '../../platform/firestore';

/** Document users/{uid}/passkeys/{hash of the passkey id}: an id can contain characters that a path can't. */
export const passkeyDocumentSchema = z.object({
  credentialId: z.string(),
  name: z.string().max(PASSKEY_NAME_MAX),
  /** COSE, as base64url. */
  publicKey: z.string(),
  /** Grows with each use if the authenticator counts; a smaller value reveals a copied passkey. */
  counter: z.int().min(0),
  transports: z.array(z.string()),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type PasskeyDocument = z.infer<typeof passkeyDocumentSchema>;

/** Purpose and recipient of a challenge. A sign-in doesn't know its recipient yet. */
export const challengeSchema = z.object({
  purpose: z.enum(['sign-in', 'add', 'step-up']),
  uid: uidSchema.nullable(),
  /** Firestore's TTL then removes the document. */
  expireAt: instantSchema,
});
export type Challenge = z.infer<typeof challengeSchema>;

/** Document users/{uid}/recovery/codes: the unused codes, as keyed hashes. */
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

    /** Uses a challenge up; returns undefined if it no longer exists. */
    async useChallenge(
      transaction: Transaction,
      challenge: string,
    ): Promise<Challenge | undefined> {
      const document = challenges.doc(hashText(challenge));
      const data = (await transaction.get(document)).data();
      if (data) transaction.delete(document);
      return data;
    },

    async all(uid: string): Promise<(PasskeyDocument & { id: string })[]> {
      const snapshot = await getPasskeyCollection(uid).orderBy('createdAt', 'desc').get();
      return snapshot.docs.map((document) => ({ ...document.data(), id: document.id }));
    },

    async find(uid: string, id: string): Promise<PasskeyDocument | undefined> {
      return (await getPasskeyCollection(uid).doc(id).get()).data();
    },

    /** Counts the passkeys, inside the transaction that relies on the number. */
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

    async readRecoveryCodes(transaction: Transaction, uid: string) {
      return (await transaction.get(getRecoveryDocument(uid))).data();
    },

    async countRecoveryCodes(uid: string): Promise<number> {
      return (await getRecoveryDocument(uid).get()).data()?.hashes.length ?? 0;
    },

    setRecovery(transaction: Transaction, uid: string, hashes: string[], at: string): void {
      transaction.set(getRecoveryDocument(uid), { hashes, createdAt: at });
    },

    /**
     * Removes everything by which a person could show a passkey: first the challenges, with which a passkey
     * could still be added. One added before is then found.
     */
    async removeAll(uid: string): Promise<void> {
      const open = await challenges.where('uid', '==', uid).get();
      await Promise.all(open.docs.map(({ ref }) => ref.delete()));
      const snapshot = await getPasskeyCollection(uid).get();
      await Promise.all([
        ...snapshot.docs.map(({ ref }) => ref.delete()),
        getRecoveryDocument(uid).delete(),
      ]);
    },
  };
}
