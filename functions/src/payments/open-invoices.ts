import { OVERDUE_DAYS } from '@flexa/contracts/invoice-terms';
import { alerting } from '../alerts/alerts';
import type { Platform } from '../platform/platform';
import { expanded } from './expandable';
import type { AnyOrder } from './order';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Orders {
  /** Keeps that the invoice of an order was sent. */
  markSent(id: string): Promise<void>;
}

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

/** Invoices until they are paid: each is sent, and ends where nobody pays it. */
export function openInvoices(platform: Deps, orders: Orders) {
  const { stripe, clock } = platform;
  const alerts = alerting(platform);

  async function send(id: string): Promise<void> {
    await stripe.invoices.sendInvoice(id);
    await orders.markSent(id);
  }

  /** What nobody paid in time holds no price any more; true where it was ended. */
  async function endOverdue({ id, state, dueAt, received = 0 }: AnyOrder): Promise<boolean> {
    const end = Date.parse(dueAt ?? '') + OVERDUE_DAYS * DAY_MS;
    if (state !== 'open' || !(clock().getTime() >= end)) return false;
    const { amount_paid: paid, payments } = await stripe.invoices.retrieve(id, {
      expand: ['payments.data.payment.payment_intent'],
    });
    const isUnderWay = payments?.data.some(
      ({ payment }) => expanded(payment.payment_intent ?? null)?.status === 'processing',
    );
    if (isUnderWay) return false;
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

  return { send, endOverdue };
}
