import type { WriteBatch } from 'firebase-admin/firestore';
import { computeWithdrawalEnd } from '@flexa/contracts/withdrawal';
import type { Platform } from '../platform/platform';
import type { createCredits } from './credit';
import { issueLicenses } from './issue-licenses';
import { listLicenseIds } from './licenses-of-order';
import { RECEIPT_NOTICE, removeAddress, type OrderDocument, type OwnedOrder } from './order';
import { auditStart, type StartRequest } from './order-audit';
import { createOrderMails } from './order-mails';
import type { LicenseIssuer, ProfileHolder } from './ports';
import { readReceiptUrl } from './receipt';

/** Delivers an order to the buyer: licences, credit and mails. */
export function createOrderDelivery(
  { db, log, stripe }: Pick<Platform, 'db' | 'log' | 'stripe'>,
  licenses: LicenseIssuer,
  profiles: ProfileHolder,
  { takeCredit }: Pick<ReturnType<typeof createCredits>, 'takeCredit'>,
) {
  const { queueNotices, queueReceipt } = createOrderMails(db, licenses);

  /**
   * Adds licences and mails to the batch, and returns the resulting order. Without a profile there is nobody to
   * deliver to: the account was deleted, and the order stays in the books without the person.
   */
  async function deliver(
    batch: WriteBatch,
    order: OwnedOrder,
    start: StartRequest | undefined,
    at: Date,
  ): Promise<OrderDocument> {
    const profile = await profiles.get(order.uid);
    if (!profile) {
      log.info('order without an account', { order: order.id, state: order.state });
      return removeAddress({ ...order, uid: null, name: null });
    }
    const recipients = {
      to: profile.email,
      contact: await profiles.findBillingContact(order.uid),
    };
    const named = {
      ...order,
      name: order.name ?? profile.name,
      ...(start && { startRequest: start.requestId }),
    };
    const noticeKeys = [
      ...order.sentNotices,
      ...(await queueNotices(batch, named, recipients, at)),
    ];
    const isPaid = order.payment === 'paid';
    const isHeld = isPaid && order.held === true;
    const begins = order.fulfilledAt === null && (isPaid || start !== undefined) && !isHeld;
    const { termOver, creditGone } = begins ? await checkSale(batch, order, at) : order;
    const isRunning = order.fulfilledAt !== null && isPaid && !isHeld;
    if (!(begins || isRunning) || termOver || creditGone) {
      profiles.touch(batch, order.uid);
      return { ...named, sentNotices: noticeKeys, termOver, creditGone };
    }
    profiles.markPurchased(batch, order.uid);
    if (start) auditStart(db, batch, named, start, at);
    const issued = begins ? await issueLicenses(licenses, batch, named, at) : undefined;
    const withdrawUntil = issued && computeWithdrawalEnd(named, issued.startsAt);
    const sale = {
      ...named,
      sentNotices: noticeKeys,
      ...(withdrawUntil !== undefined && { withdrawUntil }),
      ...(begins && { fulfilledAt: at.toISOString() }),
    };
    if (!isPaid || order.state === 'refunded') return sale;
    // Licences that began before the payment get their receipt with it.
    const isLate = named.startRequest !== undefined && !noticeKeys.includes(RECEIPT_NOTICE);
    const [firstId = ''] = listLicenseIds(order);
    const license = issued ?? (isLate ? await licenses.find(firstId) : undefined);
    if (license) {
      const invoiceUrl = recipients.contact && (await readReceiptUrl(stripe, sale));
      queueReceipt(batch, sale, license, { ...recipients, invoiceUrl }, at);
    }
    return isLate ? { ...sale, sentNotices: [...noticeKeys, RECEIPT_NOTICE] } : sale;
  }

  /** Checks whether the purchase can still be delivered, and adds the use of its credit to the batch. */
  async function checkSale(
    batch: WriteBatch,
    order: OwnedOrder,
    at: Date,
  ): Promise<Pick<OrderDocument, 'termOver' | 'creditGone'>> {
    const hasEnded = order.endsAt !== undefined && new Date(order.endsAt) <= at;
    const isTaken =
      order.creditGone || order.upgrades === undefined || (await takeCredit(batch, order, at));
    return {
      termOver: order.termOver || (order.payment === 'paid' && hasEnded),
      creditGone: order.creditGone || !isTaken,
    };
  }

  return deliver;
}
