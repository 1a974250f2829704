import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { createConverter, retryOnConflict } from '../../platform/firestore';

/**
 * A code, stored under the fingerprint of the token that the requester got. Actions with another token, and
 * codes that others request, don't affect it.
 */
export const codeSchema = z.object({
  codeHash: z.string(),
  tries: z.int().min(0),
  usedAt: instantSchema.nullable(),
  /** End of the code's validity; Firestore's TTL then removes the document. */
  expireAt: instantSchema,
});
export type Code = z.infer<typeof codeSchema>;

/** A code with the time of its reading, so that a write fails if it has changed since. */
export interface ReadCode extends Code {
  readAt: Timestamp;
}

export function createVerificationRepository(db: Firestore) {
  const converter = createConverter(codeSchema, ['usedAt', 'expireAt']);
  const codes = db.collection('verificationCodes').withConverter(converter);
  const tokens = db.collection('tokens');

  return {
    async code(id: string): Promise<ReadCode | undefined> {
      const document = await codes.doc(id).get();
      const code = document.data();
      return code && document.updateTime && { ...code, readAt: document.updateTime };
    },

    create(batch: WriteBatch, id: string, code: Code): void {
      batch.create(codes.doc(id), code);
    },

    /**
     * Counts an attempt on the code, and marks a right one as used.
     *
     * @returns the time of the write, with which the use can be undone.
     */
    async countTry(id: string, read: ReadCode, usedAt: Date | null): Promise<Timestamp> {
      const { writeTime } = await codes
        .doc(id)
        .update(
          { tries: read.tries + 1, usedAt: usedAt && Timestamp.fromDate(usedAt) },
          { lastUpdateTime: read.readAt },
        );
      return writeTime;
    },

    async undoUse(id: string, usedIn: Timestamp): Promise<void> {
      await codes.doc(id).update({ usedAt: null }, { lastUpdateTime: usedIn });
    },

    /**
     * Uses a payload's id up; returns false if it was used before.
     *
     * @param keptUntil the time from which the payload's age alone refuses it.
     */
    async useUp(jti: string, keptUntil: Date): Promise<boolean> {
      const token = tokens.doc(`payload-${createHash('sha256').update(jti).digest('hex')}`);
      return retryOnConflict(async () => {
        if ((await token.get()).exists) return false;
        await token.create({ expireAt: Timestamp.fromDate(keptUntil) });
        return true;
      });
    },
  };
}
