import { findSoldPart } from '@flexa/contracts/refund-words';
import { OVERDUE_DAYS } from '@flexa/contracts/invoice-terms';
import { createAlerts } from '../mail/alerts';
import { queueMail } from '../mail/outbox';
import { isAlreadyThere } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import type { WriteBatch } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { queueContactNotice } from './contact-mails';
import { readExpanded } from './expandable';
import type { AnyOrder } from './order';
import type { ProfileHolder } from './ports';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Orders {
  /** Records that the invoice of an order was sent. */
  markSent(id: string): Promise<void>;
  /** Adds to the batch that the buyer has received the notice with that key. */
  markNotified(batch: WriteBatch, id: string, key: string, at: Date): void;
}

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

/** Key of the only reminder. */
const REMINDED = 'invoice-due';

/** Follows invoices until they are paid: sends each, reminds once when it is due, and voids it a week later. */
export function openInvoices(
  platform: Deps,
  orders: Orders,
  profiles: Pick<ProfileHolder, 'get' | 'findBillingContact'>,
) {
  const { db, stripe, clock } = platform;
  const alerts = createAlerts(platform);

  async function send(id: string): Promise<void> {
    await stripe.invoices.sendInvoice(id);
    await orders.markSent(id);
  }

  /** Reminds the buyer of a due invoice, and voids it a week later; returns true if it was voided. */
  async function followUp(order: AnyOrder): Promise<boolean> {
    const { id, state, dueAt, received = 0, sentNotices } = order;
    const now = clock().getTime();
    const due = Date.parse(dueAt ?? '');
    if (state !== 'open' || !(now >= due)) return false;
    const isOver = now >= due + OVERDUE_DAYS * DAY_MS;
    if (!isOver && sentNotices.includes(REMINDED)) return false;
    const invoice = await stripe.invoices.retrieve(id, {
      expand: ['payments.data.payment.payment_intent'],
    });
    const { amount_paid: paid, payments } = invoice;
    const isUnderWay = payments?.data.some(
      ({ payment }) => readExpanded(payment.payment_intent ?? null)?.status === 'processing',
    );
    if (isUnderWay) return false;
    if (!isOver) {
      await remind(order, invoice);
      return false;
    }
    if (paid > 0 || received > 0) {
      await alerts.raise({
        kind: 'invoice-part-paid',
        cause: id,
        text: `Invoice ${id} is overdue, and a part of it is paid. Ask the buyer for the rest, or give the part back and void the invoice at Stripe.`,
      });
      return false;
    }
    await stripe.invoices.voidInvoice(id);
    return true;
  }

  async function remind(order: AnyOrder, invoice: Stripe.Invoice): Promise<void> {
    const { id: orderId, uid, visualType, month, currency, received = 0, dueAt } = order;
    const profile = uid === null ? undefined : await profiles.get(uid);
    if (!profile || visualType === null || month === null || !dueAt) return;
    const { hosted_invoice_url: url } = invoice;
    const data = {
      news: 'invoice-due' as const,
      orderId,
      visualType,
      month,
      amount: order.amount - received,
      currency,
      sold: findSoldPart(order, undefined, clock()),
      dueAt,
      ...(url && { invoiceUrl: url }),
    };
    const at = clock();
    const batch = db.batch();
    const content = { template: 'order-notice', data } as const;
    const id = `order-${orderId}-${REMINDED}`;
    queueMail(db, batch, { id, to: profile.email, uid: profile.uid, content }, at);
    const contact = await profiles.findBillingContact(profile.uid);
    if (contact) queueContactNotice(db, batch, { id, data, owner: profile, contact }, at);
    orders.markNotified(batch, orderId, REMINDED, at);
    await batch.commit().catch((error: unknown) => {
      // Another run of the job was faster.
      if (!isAlreadyThere(error)) throw error;
    });
  }

  return { send, followUp };
}
