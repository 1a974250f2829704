import { Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { createConverter } from './firestore';
import type { Platform } from './platform';

const KINDS = ['rights', 'deletion', 'take-over', 'move'] as const;
type Kind = (typeof KINDS)[number];

/** A document of signInChanges: an unfinished change of an account. */
export const signInChangeSchema = z.object({
  uid: z.string(),
  kind: z.enum(KINDS),
  startedAt: instantSchema,
  /** Id of the change, so that an earlier change doesn't remove the record of a later one. */
  change: z.string(),
  /** True if the person loses a role, which ends their sign-ins. */
  losesRole: z.boolean().default(false),
});

type SignInChange = z.infer<typeof signInChangeSchema>;

/** Age in milliseconds at which an unfinished change counts as interrupted. */
const STOPPED_MS = 5 * 60 * 1000;

/** Finishes a change. Harmless if the change is already complete. */
type Finish = (uid: string, startedAt: Date, losesRole: boolean) => Promise<void>;

/**
 * Records changes that affect both Firestore and the identity service. No transaction spans the two. So we record
 * the intention first, together with the change in Firestore if there is one, and a job finishes interrupted changes.
 */
export function signInChanges({
  db,
  clock,
  log,
  newId,
}: Pick<Platform, 'db' | 'clock' | 'log' | 'newId'>) {
  const unfinished = db
    .collection('signInChanges')
    .withConverter(createConverter(signInChangeSchema, ['startedAt']));

  /** Removes the record, unless a later change has begun. That change removes it at its end. */
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
    const document = unfinished.doc(`${kind}-${uid}`);
    const change = newId();
    const startedAt = clock().toISOString();
    const begins: Partial<SignInChange> = { uid, kind, startedAt, change };
    // Merged, so that a role lost in an interrupted change is still handled.
    transaction.set(document, { ...begins, ...(losesRole && { losesRole }) }, { merge: true });
    return async () => {
      await forget(document, change).catch((error: unknown) => {
        // The job finds nothing left to do.
        log.error('change of a sign-in not ended', error, { uid });
      });
    };
  }

  return {
    /** @returns a function to call once the transaction is committed and the account is changed. */
    begin,

    /** Like `begin`, for a change without another write in Firestore. */
    async beginAlone(uid: string, kind: Kind): Promise<() => Promise<void>> {
      return db.runTransaction(async (transaction) => begin(transaction, uid, kind));
    },

    /** Returns true while a change is under way, and false for an interrupted one. */
    async isOpen(uid: string, kind: Kind): Promise<boolean> {
      const change = (await unfinished.doc(`${kind}-${uid}`).get()).data();
      return change !== undefined && Date.parse(change.startedAt) > clock().getTime() - STOPPED_MS;
    },

    async finishDue(finish: Record<Kind, Finish>): Promise<void> {
      const before = Timestamp.fromMillis(clock().getTime() - STOPPED_MS);
      const stopped = await unfinished.where('startedAt', '<=', before).get();
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
