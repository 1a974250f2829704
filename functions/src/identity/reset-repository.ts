import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { emailSchema, instantSchema } from '@flexa/contracts/fields';
import { parsedBy } from '../platform/firestore';

/** A link to set a password, under the hash of its code: what lies here opens nothing. */
export const resetSchema = z.object({
  email: emailSchema,
  usedAt: instantSchema.nullable(),
  /** The link's end; Firestore's TTL removes the document after it. */
  expireAt: instantSchema,
});
export type Reset = z.infer<typeof resetSchema>;

/** Codes are long and random, so that no key is needed to hash them. */
const idOf = (code: string) => createHash('sha256').update(code).digest('hex');

export function resetRepository(db: Firestore) {
  const resets = db
    .collection('passwordResets')
    .withConverter(parsedBy(resetSchema, ['usedAt', 'expireAt']));

  return {
    create(batch: WriteBatch, code: string, reset: Reset): void {
      batch.create(resets.doc(idOf(code)), reset);
    },

    async find(code: string): Promise<Reset | undefined> {
      return (await resets.doc(idOf(code)).get()).data();
    },

    /** Uses the link up; undefined where it is not there or somebody else has done so. */
    async use(code: string, now: Date): Promise<Reset | undefined> {
      const document = resets.doc(idOf(code));
      return db.runTransaction(async (transaction) => {
        const reset = (await transaction.get(document)).data();
        if (!reset || reset.usedAt !== null) return undefined;
        transaction.update(document, { usedAt: Timestamp.fromDate(now) });
        return reset;
      });
    },

    async takeBackUse(code: string): Promise<void> {
      await resets.doc(idOf(code)).update({ usedAt: null });
    },

    /** Removes every link for the address. */
    async removeAll(email: string): Promise<void> {
      const found = await resets.where('email', '==', email).get();
      await Promise.all(found.docs.map(({ ref }) => ref.delete()));
    },
  };
}
