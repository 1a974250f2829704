import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';

/** One change by an admin, in ids only. */
export interface AuditEntry {
  actor: string;
  action: 'user.update' | 'user.delete';
  target: string;
  /** Fields that changed, with the new value of a right and the word 'changed' for personal data. */
  changes: Record<string, boolean | 'changed'>;
}

/** Appends to the audit inside the transaction that makes the change: one is never without the other. */
export function recordAudit(
  db: Firestore,
  transaction: Transaction,
  entry: AuditEntry,
  at: Date,
): void {
  transaction.create(db.collection('audit').doc(), { ...entry, at: Timestamp.fromDate(at) });
}
