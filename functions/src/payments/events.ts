import type Stripe from 'stripe';
import { cashIdsOf } from './cash-balances';
import { expanded, idOf } from './expandable';
import { isOrderInvoice } from './invoice-facts';

/**
 * The events that we hear of: the endpoint at Stripe lists them, and the hourly job asks for them. A refund can fail days
 * later, and then the money is with us again.
 */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'invoice.paid',
  'invoice.voided',
  'invoice.marked_uncollectible',
  'credit_note.created',
  'credit_note.voided',
  'cash_balance.funds_available',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'radar.early_fraud_warning.created',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/** The most types that Stripe takes in one request for its events. */
const TYPES_AT_ONCE = 20;

/** The types in parts that a request for Stripe's events takes. */
export const EVENT_TYPE_PARTS: string[][] = Array.from(
  { length: Math.ceil(EVENT_TYPES.length / TYPES_AT_ONCE) },
  (_, part) => EVENT_TYPES.slice(part * TYPES_AT_ONCE, (part + 1) * TYPES_AT_ONCE),
);

/**
 * What an event is about: a Checkout Session (`cs_`), an invoice (`in_`), a credit note (`cn_`), a payment intent
 * (`pi_`) or a customer's cash balance (`cus_`).
 */
export type Subject = string;

/** Undefined for an event that changes no order. */
export function subjectOf(event: Stripe.Event): Subject | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id;
    case 'invoice.paid':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible':
      return isOrderInvoice(event.data.object) ? event.data.object.id : undefined;
    case 'credit_note.created':
    case 'credit_note.voided':
      return event.data.object.id;
    case 'cash_balance.funds_available':
      return event.data.object.customer;
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return event.data.object.id;
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'radar.early_fraud_warning.created':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return idOf(event.data.object.payment_intent) ?? undefined;
    default:
      return undefined;
  }
}

/**
 * The orders a subject stands for; some may not be ours. A payment outside of sessions and invoices is an
 * order by itself.
 */
export async function ordersOf(stripe: Stripe, subject: Subject): Promise<string[]> {
  if (subject.startsWith('cus_')) return cashIdsOf(stripe, subject);
  if (subject.startsWith('cn_')) return ordersOfNote(stripe, subject);
  if (!subject.startsWith('pi_')) return [subject];
  const sessions = await stripe.checkout.sessions.list({ payment_intent: subject });
  if (sessions.data.length > 0) return sessions.data.map(({ id }) => id);
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: subject },
  });
  const invoices = payments.data.flatMap(({ invoice }) => idOf(invoice) ?? []);
  return invoices.length > 0 ? invoices : [subject];
}

/** An invoice that was ordered is its order; one that Checkout made belongs to the session of its payment. */
async function ordersOfNote(stripe: Stripe, id: string): Promise<string[]> {
  const note = await stripe.creditNotes.retrieve(id, { expand: ['invoice'] });
  const invoice = expanded(note.invoice);
  if (!invoice) return [];
  if (isOrderInvoice(invoice)) return [invoice.id];
  const payments = await stripe.invoicePayments.list({ invoice: invoice.id });
  const intents = payments.data.flatMap(({ payment }) => idOf(payment.payment_intent) ?? []);
  const sessions = await Promise.all(
    intents.map((intent) => stripe.checkout.sessions.list({ payment_intent: intent })),
  );
  return sessions.flatMap(({ data }) => data.map((session) => session.id));
}
