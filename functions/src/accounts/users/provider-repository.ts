import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { createConverter } from '../../platform/firestore';

/** Document users/{uid}/signIn/providers: the providers that the person knows about. */
export const knownProvidersSchema = z.object({ ids: z.array(z.string()) });

export function createProviderRepository(db: Firestore) {
  const getDocument = (uid: string) =>
    db
      .doc(`users/${uid}/signIn/providers`)
      .withConverter(createConverter(knownProvidersSchema, []));

  return {
    /** Returns undefined before the first call of the account. */
    async readKnown(transaction: Transaction, uid: string): Promise<string[] | undefined> {
      return (await transaction.get(getDocument(uid))).data()?.ids;
    },

    setKnown(transaction: Transaction, uid: string, ids: string[]): void {
      transaction.set(getDocument(uid), { ids });
    },

    /** Starts over: the next call records the providers without a mail. */
    async forget(uid: string): Promise<void> {
      await getDocument(uid).delete();
    },
  };
}
