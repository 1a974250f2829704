import type {
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
  WriteBatch,
} from 'firebase-admin/firestore';
import { createConverter } from '../platform/firestore';
import { MAIL_INSTANTS, mailSchema, type MailContent, type MailDocument } from './mails';

/** Retention of a mail in the outbox, in milliseconds. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export interface NewMail {
  /**
   * Derived from the cause, such as receipt-{order}, so that a second mail can't be created. A document id, so
   * without slashes.
   */
  id: string;
  to: string;
  uid: string | null;
  content: MailContent;
}

export function getMailCollection(db: Firestore) {
  return db
    .collection('mail')
    .withConverter(createConverter<MailDocument>(mailSchema, MAIL_INSTANTS));
}

/**
 * Queues a mail in the same transaction or batch as the change that causes it, so that neither is
 * stored without the other. The trigger in mail/ sends it.
 */
export function queueMail(
  db: Firestore,
  writer: Transaction | WriteBatch,
  { id, to, uid, content }: NewMail,
  at: Date,
): void {
  const mail: MailDocument = {
    to,
    uid,
    template: content.template,
    content,
    state: 'queued',
    attempts: 0,
    nextAttemptAt: at.toISOString(),
    createdAt: at.toISOString(),
    sentAt: null,
    expireAt: new Date(at.getTime() + KEPT_MS).toISOString(),
  };
  // Both writers have the same `create`, but their types differ in whether it can be chained.
  (writer as WriteBatch).create(getMailCollection(db).doc(id), mail);
}

/** Finds mails that still hold their content; a sent mail holds none unless it is repeatable. */
export async function findUnsentMails(
  db: Firestore,
  ids: readonly string[],
): Promise<DocumentSnapshot<MailDocument>[]> {
  if (ids.length === 0) return [];
  const outbox = getMailCollection(db);
  const references = ids.map((id): DocumentReference<MailDocument> => outbox.doc(id));
  const mails = (await db.getAll(...references)) as DocumentSnapshot<MailDocument>[];
  return mails.filter((mail) => mail.exists && mail.get('content') !== null);
}
