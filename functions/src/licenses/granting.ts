import type { WriteBatch } from 'firebase-admin/firestore';
import type { License } from '@flexa/contracts/licenses';

/** Dependencies of every way to grant a licence. */
export interface Granting {
  requireProfile(uid: string): Promise<{ email: string }>;
  touch(batch: WriteBatch, uid: string): void;
  /** Queues the mail in the batch that creates the licence, so that neither exists alone. */
  queueGranted(batch: WriteBatch, license: License, to: string): void;
}
