import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { createConverter } from './firestore';
import type { Platform } from './platform';

const KINDS = ['rights', 'deletion', 'take-over', 'move'] as const;
type Kind = (typeof KINDS)[number];

/** A document of signInChanges: a change of an account that was begun and not seen to its end. */
export const signInChangeSchema = z.object({
  uid: z.string(),
  kind: z.enum(KINDS),
  startedAt: instantSchema,
  /** Id of the change: an overtaken change doesn’t remove the record of a later one. */
  change: z.string(),
  /** True if the person loses a role, which ends their sign-ins. */
  losesRole: z.boolean().default(false),
});

type SignInChange = z.infer<typeof signInChangeSchema>;

/** So long after it began, in milliseconds, a change counts as stopped half-way. */
const STOPPED_MS = 5 * 60 * 1000;

/** Sees a change to its end; safe to do where nothing is left of it. */
type Finish = (uid: string, startedAt: Date, losesRole: boolean) => Promise<void>;

/**
 * Changes that Firestore and the identity service both have a part in. No transaction spans the two, so the
 * intention is written first, with the change in Firestore where there is one: where the call stops half-way a
 * job sees it to its end.
 */
export function signInChanges({
  db,
  clock,
  log,
  newId,
}: Pick<Platform, 'db' | 'clock' | 'log' | 'newId'>) {
  const begun = db
    .collection('signInChanges')
    .withConverter(createConverter(signInChangeSchema, ['startedAt']));

  /** Removes the record, unless a later change has begun, which removes it at its own end. */
  function forget(document: DocumentReference<SignInChange>, change: string): Promise<void> {
    return db.runTransaction(async (transaction) => {
      const stored = (await transaction.get(document)).data();
      if (stored?.change === change) transaction.delete(document);
    });
  }

  function begin(
    transaction: Transaction,
    uid: string,
    kind: Kind,
    losesRole = false,
  ): () => Promise<void> {
    const document = begun.doc(`${kind}-${uid}`);
    const change = newId();
    const startedAt = clock().toISOString();
    const begins: Partial<SignInChange> = { uid, kind, startedAt, change };
    // Merged: a role that was lost by a change which stopped half-way is still to be seen to.
    transaction.set(document, { ...begins, ...(losesRole && { losesRole }) }, { merge: true });
    return async () => {
      await forget(document, change).catch((error: unknown) => {
        // The job finds that nothing is left to be done.
        log.error('change of a sign-in not ended', error, { uid });
      });
    };
  }

  return {
    /** @returns ends it; call it once the transaction is committed and the account is changed. */
    begin,

    /** As begin, of a change that has no other part in Firestore. */
    async beginAlone(uid: string, kind: Kind): Promise<() => Promise<void>> {
      return db.runTransaction(async (transaction) => begin(transaction, uid, kind));
    },

    /** Returns true while a change is under way; false for one that has stopped half-way. */
    async isOpen(uid: string, kind: Kind): Promise<boolean> {
      const change = (await begun.doc(`${kind}-${uid}`).get()).data();
      return change !== undefined && Date.parse(change.startedAt) > clock().getTime() - STOPPED_MS;
    },

    async finishDue(finish: Record<Kind, Finish>): Promise<void> {
      const before = Timestamp.fromMillis(clock().getTime() - STOPPED_MS);
      const stopped = await begun.where('startedAt', '<=', before).get();
      for (const document of stopped.docs) {
        try {
          const { uid, kind, startedAt, change, losesRole } = document.data();
          await finish[kind](uid, new Date(startedAt), losesRole);
          await forget(document.ref, change);
          log.info('change of a sign-in finished', { uid, kind });
        } catch (error) {
          log.error('change of a sign-in not finished', error, { document: document.id });
        }
      }
    },
  };
}
