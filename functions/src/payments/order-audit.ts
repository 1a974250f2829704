import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { recordAudit } from '../audit/repository';
import type { PaymentFacts } from './facts';
import type { OrderDocument } from './order';
import type { StoredOrder } from './repository';

/** An admin's request to begin licences before they are paid. */
export interface StartRequest {
  actor: string;
  requestId: string;
}

export function auditStart(
  db: Firestore,
  batch: WriteBatch,
  { id: target, uid: userId, visualType, month, quantity }: OrderDocument & { uid: string },
  { actor }: StartRequest,
  at: Date,
): void {
  const changes = { userId, visualType, month, quantity };
  recordAudit(db, batch, { actor, action: 'order.start', target, changes }, at);
}

/** Records each refund once, even if we crashed between the refund and the answer. */
export function auditRefunds(
  db: Firestore,
  batch: WriteBatch,
  stored: StoredOrder | undefined,
  {
    sessionId: target,
    actors,
    refunds,
    userId,
  }: Pick<PaymentFacts, 'sessionId' | 'actors' | 'refunds'> & { userId: string | null },
  at: Date,
): void {
  for (const [refund, { uid: actor, reason }] of Object.entries(actors)) {
    if (stored?.order.refunds[refund]) continue;
    const amount = refunds[refund]?.amount ?? 0;
    const changes = { refund, amount, ...(reason && { reason }), ...(userId && { userId }) };
    recordAudit(db, batch, { actor, action: 'order.refund', target, changes }, at);
  }
}
