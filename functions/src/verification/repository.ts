import { createHash } from 'node:crypto';
import { Timestamp, type Firestore, type WriteBatch } from 'firebase-admin/firestore';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { parsedBy, untilSettled } from '../platform/firestore';

/**
 * The code of an address, under the address's fingerprint: one each, so that a new code replaces
 * the one before and the time of the last one is known.
 */
export const codeSchema = z.object({
  codeHash: z.string(),
  tokenHash: z.string(),
  tries: z.int().min(0),
  sentAt: instantSchema,
  usedAt: instantSchema.nullable(),
  /** The code's end; Firestore's TTL removes the document after it. */
  expireAt: instantSchema,
});
export type Code = z.infer<typeof codeSchema>;

/** A code as it was read, for writes that fail where it has changed since. */
export interface ReadCode extends Code {
  readAt: Timestamp;
}

export type VerificationRepository = ReturnType<typeof verificationRepository>;

export function verificationRepository(db: Firestore) {
  const converter = parsedBy(codeSchema, ['sentAt', 'usedAt', 'expireAt']);
  const codes = db.collection('verificationCodes');
  const tokens = db.collection('tokens');

  return {
    async code(id: string): Promise<ReadCode | undefined> {
      const document = await codes.doc(id).withConverter(converter).get();
      const code = document.data();
      return code && document.updateTime && { ...code, readAt: document.updateTime };
    },

    /** Puts the code in the place of the one that was read, or of none. */
    replace(batch: WriteBatch, id: string, code: Code, before: ReadCode | undefined): void {
      const data = converter.toFirestore(code);
      if (before) batch.update(codes.doc(id), data, { lastUpdateTime: before.readAt });
      else batch.create(codes.doc(id), data);
    },

    /**
     * Counts a try at the code as it was read, and marks it as used where the try was right.
     *
     * @returns the moment of the write, with which the use can be taken back.
     */
    async countTry(id: string, read: ReadCode, usedAt: Date | null): Promise<Timestamp> {
      const { writeTime } = await codes
        .doc(id)
        .update({ tries: read.tries + 1, usedAt }, { lastUpdateTime: read.readAt });
      return writeTime;
    },

    async takeBackUse(id: string, usedIn: Timestamp): Promise<void> {
      await codes.doc(id).update({ usedAt: null }, { lastUpdateTime: usedIn });
    },

    /**
     * Uses a payload's id up; false where it was used before.
     *
     * @param keptUntil when the payload is refused for its age anyway.
     */
    async useUp(jti: string, keptUntil: Date): Promise<boolean> {
      const token = tokens.doc(`payload-${createHash('sha256').update(jti).digest('hex')}`);
      return untilSettled(async () => {
        if ((await token.get()).exists) return false;
        await token.create({ expireAt: Timestamp.fromDate(keptUntil) });
        return true;
      });
    },
  };
}
