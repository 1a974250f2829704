import type Stripe from 'stripe';
import { z } from 'zod';
import { listCashIds } from './cash-balances';
import { readId } from './expandable';
import { isOrderInvoice } from './invoice-facts';
import { isMissing } from './missing';

/**
 * The events that we handle: the endpoint at Stripe lists them, and the hourly job requests them. A refund can fail
 * days later, and then we have the money again. The fee of a charge can follow after the payment, with
 * charge.updated.
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
  'customer.tax_id.updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.partially_funded',
  'charge.refunded',
  'charge.updated',
  'refund.updated',
  'refund.failed',
  'radar.early_fraud_warning.created',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/** Maximum number of types in one request for Stripe's events. */
const TYPES_PER_REQUEST = 20;

/** The types, in chunks for one request each. */
export const EVENT_TYPE_PARTS: string[][] = Array.from(
  { length: Math.ceil(EVENT_TYPES.length / TYPES_PER_REQUEST) },
  (_, part) => EVENT_TYPES.slice(part * TYPES_PER_REQUEST, (part + 1) * TYPES_PER_REQUEST),
);

/**
 * The object that an event reports on: a Checkout Session (`cs_`), an invoice (`in_`), a credit note (`cn_`), a
 * payment intent (`pi_`), a customer's cash balance (`cus_`), or the VAT number in `vat:<number>`.
 */
export type Subject = string;

const TAX_ID = 'vat:';

/** An event of a handled type whose object lacks fields that we need, because it has another API version. */
export class UnknownEventShape extends Error {
  constructor({ id, type, api_version: version }: Stripe.Event) {
    super(`Event ${id} (${type}, API version ${version ?? 'unknown'}) has an unknown shape`);
  }
}

const withId = z.object({ id: z.string().min(1) });
const reference = z.union([z.string().min(1), withId]);
/**
 * Null for a charge without a payment intent, which isn't ours; a newer shape may lack the field.
 */
const ofPayment = z.object({ payment_intent: reference.nullable() });
/** Money that returns from a customer's cash balance belongs to no payment. */
const refund = ofPayment.extend({ customer: reference.nullish() });
/** Not every API version names the payment of a warning. */
const fraudWarning = withId.extend({
  actionable: z.boolean(),
  fraud_type: z.string(),
  charge: reference,
  payment_intent: reference.nullish(),
});
const taxId = z.object({ value: z.string().min(1) });
const ofCustomer = z.object({ customer: z.string().min(1) });
const invoice = withId.extend({ metadata: z.record(z.string(), z.string()).nullish() });

/**
 * Returns undefined for an event that changes no order.
 *
 * @throws UnknownEventShape
 */
export function readSubject(event: Stripe.Event): Subject | undefined {
  const read = <T>(schema: z.ZodType<T>): T => {
    const parsed = schema.safeParse(event.data.object);
    if (!parsed.success) throw new UnknownEventShape(event);
    return parsed.data;
  };
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
    case 'credit_note.created':
    case 'credit_note.voided':
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
    case 'payment_intent.partially_funded':
      return read(withId).id;
    case 'invoice.paid':
    case 'invoice.voided':
    case 'invoice.marked_uncollectible': {
      const { id, metadata } = read(invoice);
      // Without metadata, as in a newer shape, we read the invoice from Stripe.
      return !metadata || isOrderInvoice({ metadata }) ? id : undefined;
    }
    case 'cash_balance.funds_available':
      return read(ofCustomer).customer;
    case 'customer.tax_id.updated':
      return `${TAX_ID}${read(taxId).value}`;
    case 'charge.refunded':
    case 'charge.updated':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return readId(read(ofPayment).payment_intent) ?? undefined;
    case 'refund.updated':
    case 'refund.failed': {
      const { payment_intent: intent, customer } = read(refund);
      return readId(intent) ?? readId(customer ?? null) ?? undefined;
    }
    case 'radar.early_fraud_warning.created':
      return readId(read(fraudWarning).payment_intent ?? null) ?? undefined;
    default:
      return undefined;
  }
}

/**
 * Returns the orders that a subject belongs to. Some may not be ours, and a subject unknown to Stripe has none. A
 * payment outside of sessions and invoices is an order of its own. For a VAT number, these are the stored orders
 * with that number.
 */
export async function findOrders(
  stripe: Stripe,
  orders: { withTaxId(taxId: string): Promise<string[]> },
  subject: Subject,
): Promise<string[]> {
  if (subject.startsWith(TAX_ID)) return orders.withTaxId(subject.slice(TAX_ID.length));
  try {
    return await findSubjectOrders(stripe, subject);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function findSubjectOrders(stripe: Stripe, subject: Subject): Promise<string[]> {
  if (subject.startsWith('cus_')) return listCashIds(stripe, subject);
  if (subject.startsWith('cn_')) return findNoteOrders(stripe, subject);
  if (subject.startsWith('in_')) return findInvoiceOrders(stripe, subject);
  if (!subject.startsWith('pi_')) return [subject];
  const sessions = await stripe.checkout.sessions.list({ payment_intent: subject });
  if (sessions.data.length > 0) return sessions.data.map(({ id }) => id);
  const payments = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: subject },
  });
  const invoices = payments.data.flatMap(({ invoice: paid }) => readId(paid) ?? []);
  return invoices.length > 0 ? invoices : [subject];
}

async function findNoteOrders(stripe: Stripe, id: string): Promise<string[]> {
  const invoice = readId((await stripe.creditNotes.retrieve(id)).invoice);
  return invoice === null ? [] : findInvoiceOrders(stripe, invoice);
}

/** An invoice that Checkout made belongs to the order of its session. */
async function findInvoiceOrders(stripe: Stripe, id: string): Promise<string[]> {
  const invoice = await stripe.invoices.retrieve(id);
  const customer = readId(invoice.customer);
  if (isOrderInvoice(invoice) || customer === null) return [id];
  for await (const session of stripe.checkout.sessions.list({ customer })) {
    if (readId(session.invoice) === id) return [session.id];
  }
  return [id];
}
