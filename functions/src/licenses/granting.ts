import type { WriteBatch } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';

/** What every way to give a licence needs. */
export interface Granting {
  requireProfile(uid: string): Promise<{ email: string }>;
  touch(batch: WriteBatch, uid: string): void;
  /** In the batch that makes the licence: one is never without the other. */
  queueGranted(batch: WriteBatch, license: License, to: string): void;
}
