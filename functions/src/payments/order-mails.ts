import type { Firestore, WriteBatch } from 'firebase-admin/firestore';
import { findSoldPart } from '@flexa/contracts/refund-words';
import type { License } from '@flexa/contracts/licenses';
import { queueMail } from '../mail/outbox';
import { listLicenseIds, listLicenses } from './licenses-of-order';
import { listNoticesToSend, type Notice } from './notices';
import type { OwnedOrder } from './order';
import { queueContactNotice, queueContactReceipt } from './contact-mails';
import type { BillingContact, LicenseIssuer } from './ports';

interface Recipients {
  /** The buyer's address. */
  to: string;
  contact: BillingContact | undefined;
}

/** Mails to the buyer and the billing contact, queued in the batch that causes them. */
export function createOrderMails(db: Firestore, licenses: Pick<LicenseIssuer, 'find'>) {
  /** Queues the notices that the buyer has not had yet, and returns their keys. */
  async function queueNotices(
    batch: WriteBatch,
    order: OwnedOrder,
    { to, contact }: Recipients,
    at: Date,
  ): Promise<string[]> {
    const notices = listNoticesToSend(order);
    if (notices.length === 0) return [];
    const sold = findSoldPart(order, await licenses.find(listLicenseIds(order)[0] ?? ''), at);
    for (const notice of notices) {
      const data = { ...describeNotice(order, notice), sold };
      const content = { template: 'order-notice', data } as const;
      const id = `order-${order.id}-${notice.key}`;
      queueMail(db, batch, { id, to, uid: order.uid, content }, at);
      const owner = { uid: order.uid, email: to };
      if (contact) queueContactNotice(db, batch, { id, data, owner, contact }, at);
    }
    return notices.flatMap(({ key, also = [] }) => [key, ...also]);
  }

  function queueReceipt(
    batch: WriteBatch,
    order: OwnedOrder,
    license: License,
    { to, contact, invoiceUrl }: Recipients & { invoiceUrl?: string | undefined },
    at: Date,
  ): void {
    const { id: orderId, uid, visualType, month, endsAt } = order;
    const { amount, currency, discount, promotionCode, tax, credit } = order;
    const { id: licenseId, quantity, startsAt, expiresAt } = license;
    const data = {
      orderId,
      month,
      amount,
      currency,
      ...(discount > 0 && { discount, promotionCode }),
      ...(tax > 0 && { tax }),
      ...(credit !== undefined && { credit }),
      licenseId,
      visualType,
      quantity,
      expiresAt,
      ...(startsAt !== undefined && { startsAt }),
      ...(endsAt !== undefined && { isAddition: true }),
      ...(order.consent && { consent: order.consent }),
      ...(order.withdrawUntil !== undefined && { withdrawUntil: order.withdrawUntil }),
    };
    const content = { template: 'receipt', data } as const;
    const id = `receipt-${orderId}`;
    queueMail(db, batch, { id, to, uid, content }, at);
    if (!contact) return;
    const {
      licenseId: _id,
      expiresAt: _end,
      consent: _consent,
      withdrawUntil: _until,
      ...bill
    } = data;
    const forContact = { ...bill, ...(invoiceUrl !== undefined && { invoiceUrl }) };
    queueContactReceipt(
      db,
      batch,
      { id, data: forContact, owner: { uid, email: to }, contact },
      at,
    );
  }

  return { queueNotices, queueReceipt };
}

function describeNotice(order: OwnedOrder, notice: Notice) {
  const { news, amount, tax = 0, seats, waitsForBuyer } = notice;
  const hasKey = order.renews === undefined && order.endsAt === undefined;
  const bringsKey = news === 'restored' || (news === 'started' && hasKey);
  const [license] = bringsKey ? listLicenses(order) : [];
  return {
    news,
    orderId: order.id,
    visualType: order.visualType,
    month: order.month,
    amount: amount ?? order.amount,
    currency: order.currency,
    ...(tax > 0 && { tax }),
    ...(seats && { seats }),
    ...(waitsForBuyer && { waitsForBuyer }),
    ...(order.withdrawn && { isWithdrawn: order.withdrawn }),
    ...(license && { licenseId: license.id }),
    ...(news === 'started' && order.dueAt !== null && { dueAt: order.dueAt }),
  };
}
