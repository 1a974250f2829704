import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { z } from 'zod';
import { parsedBy } from '../platform/firestore';

/** The document users/{uid}/signIn/providers: the providers the person has been told of. */
export const toldProvidersSchema = z.object({ ids: z.array(z.string()) });

export function providerRepository(db: Firestore) {
  const toldOf = (uid: string) =>
    db.doc(`users/${uid}/signIn/providers`).withConverter(parsedBy(toldProvidersSchema, []));

  return {
    /** Undefined before the first call of the account. */
    async toldIn(transaction: Transaction, uid: string): Promise<string[] | undefined> {
      return (await transaction.get(toldOf(uid))).data()?.ids;
    },

    setTold(transaction: Transaction, uid: string, ids: string[]): void {
      transaction.set(toldOf(uid), { ids });
    },

    /** What is found next is where it begins, and no news. */
    async forget(uid: string): Promise<void> {
      await toldOf(uid).delete();
    },
  };
}
