import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import type { MailData } from '../mail/mails';
import { queueMail } from '../mail/outbox';
import type { BillingContact } from './ports';

interface Recipient {
  /** Buyer, who gets a mail of their own. */
  owner: { uid: string; email: string };
  contact: BillingContact;
}

const buildAddressee = ({ owner, contact }: Recipient) => ({
  owner: owner.email,
  leave: { team: owner.uid, code: contact.leaveCode },
});

/** Queues the copy of an order's news for the billing contact: without a key or a link into the account. */
export function queueContactNotice(
  db: Firestore,
  batch: WriteBatch,
  { id, data, ...recipient }: Recipient & { id: string; data: MailData<'order-notice'> },
  at: Date,
): void {
  const { licenseId: _, ...news } = data;
  const content = {
    template: 'billing-notice',
    data: { ...news, ...buildAddressee(recipient) },
  } as const;
  const { owner, contact } = recipient;
  queueMail(db, batch, { id: `${id}-contact`, to: contact.email, uid: owner.uid, content }, at);
}

type ReceiptData = Omit<MailData<'billing-receipt'>, 'owner' | 'leave'>;

/** Queues the receipt for the billing contact: without a key, and with a link to the invoice at Stripe. */
export function queueContactReceipt(
  db: Firestore,
  batch: WriteBatch,
  { id, data, ...recipient }: Recipient & { id: string; data: ReceiptData },
  at: Date,
): void {
  const content = {
    template: 'billing-receipt',
    data: { ...data, ...buildAddressee(recipient) },
  } as const;
  const { owner, contact } = recipient;
  queueMail(db, batch, { id: `${id}-contact`, to: contact.email, uid: owner.uid, content }, at);
}
