import type Stripe from 'stripe';
import { uidSchema } from '@flexa/contracts/fields';
import { computeRefundedTax, type TaxIdStatus } from '@flexa/contracts/orders';
import { INVOICE_FIELDS, type Books } from './books';
import {
  readCreditedBefore,
  isCredited,
  isCreditedAfterPart,
  readCreditNotes,
  type CreditFacts,
} from './credit-notes';
import { readExpanded, readId } from './expandable';
import {
  chargeFacts,
  toInstant,
  parseJoin,
  parsePlan,
  computeTransferred,
  type PaymentFacts,
} from './facts';
import { ignoreMissing } from './missing';
import type { Payment } from './progress';
import { readTaxIdStatus } from './tax-ids';

/** Metadata of invoices that are orders. The invoice of a Checkout Session belongs to its order. */
export const BY_INVOICE = { order: 'invoice' } as const;

export function isOrderInvoice({ metadata }: Pick<Stripe.Invoice, 'metadata'>): boolean {
  return metadata?.['order'] === BY_INVOICE.order;
}

/** Reads an invoice; undefined if Stripe has no such invoice. One that was made in Stripe's dashboard has no owner. */
export async function readInvoiceFacts(
  stripe: Stripe,
  id: string,
): Promise<PaymentFacts | undefined> {
  const invoice = await ignoreMissing(
    stripe.invoices.retrieve(id, { expand: ['payments.data.payment.payment_intent'] }),
  );
  if (!invoice) return undefined;
  const isOurs = isOrderInvoice(invoice);
  const payment = readPayment(invoice);
  const parts = payment === 'paid' ? await readParts(stripe, invoice) : [];
  const charges = parts.map(({ charge }) => charge);
  const taxId = readTaxId(invoice);
  const taxIdStatus = await readTaxIdStatus(stripe, readId(invoice.customer), taxId);
  const uid = uidSchema.safeParse(invoice.metadata?.['uid']);
  const paidAt = invoice.status_transitions.paid_at;
  return {
    kind: 'invoice',
    sessionId: id,
    uid: isOurs && uid.success ? uid.data : null,
    plan: isOurs ? parsePlan(invoice.metadata) : null,
    join: parseJoin(invoice.metadata),
    payment,
    failedDebit: payment === 'open' ? findFailedDebit(invoice) : undefined,
    received: payment === 'open' ? sumReceived(invoice) : undefined,
    amount: calculateDue(invoice),
    isCredited: isCredited(invoice) || undefined,
    isCreditedAfterPart: (await isCreditedAfterPart(stripe, invoice)) || undefined,
    currency: invoice.currency,
    lines: invoice.lines.data.map(({ quantity }) => quantity ?? 1).filter((seats) => seats > 0),
    paymentIntent: parts[0]?.intent ?? null,
    parts:
      parts.length > 1
        ? parts.map(({ intent, charge }) => ({
            paymentIntent: intent,
            amount: charge.amount,
            refunded: charge.amount_refunded,
          }))
        : undefined,
    books: readInvoiceBooks(invoice, charges, taxIdStatus),
    ...(await readChargeFacts(stripe, charges, await readCreditNotes(stripe, invoice))),
    createdAt: toInstant(invoice.created),
    // A transfer outside Stripe has no charge.
    paidAt: payment === 'paid' ? toInstant(paidAt ?? invoice.created) : null,
  };
}

/** Stripe calls an invoice paid if credit notes cover it, although nobody paid. */
function readPayment(invoice: Stripe.Invoice): Payment {
  const { status } = invoice;
  if (isCredited(invoice)) return 'expired';
  if (status === 'paid') return 'paid';
  return status === 'void' || status === 'uncollectible' ? 'expired' : 'open';
}

/**
 * Sums the money received. A short transfer leaves the invoice open: its payment waits for the rest and reports the
 * missing amount.
 */
function sumReceived({ amount_paid: paid, payments }: Stripe.Invoice): number {
  const waiting = (payments?.data ?? []).map(
    ({ payment }) => computeTransferred(readExpanded(payment.payment_intent ?? null)) ?? 0,
  );
  return waiting.reduce((sum, amount) => sum + amount, paid);
}

/** Returns the amount due after credit notes, or the total if they cover all of it. */
function calculateDue(invoice: Stripe.Invoice): number {
  return isCredited(invoice) ? invoice.total : invoice.total - readCreditedBefore(invoice);
}

/**
 * Returns the charge of a failed bank debit, which a bank reports days later. A buyer sees a declined card at once.
 */
function findFailedDebit({ payments }: Stripe.Invoice): string | undefined {
  const intents = payments?.data.map(({ payment }) => readExpanded(payment.payment_intent ?? null));
  const failed = intents?.find((intent) => intent?.status === 'requires_payment_method');
  const { payment_method: method, charge } = failed?.last_payment_error ?? {};
  return method && method.type !== 'card' ? charge : undefined;
}

interface PaidPart {
  intent: string;
  charge: Stripe.Charge;
}

/** Reads the payments of an invoice, the largest first. An invoice can be paid in parts. */
async function readParts(stripe: Stripe, { payments }: Stripe.Invoice): Promise<PaidPart[]> {
  const intents = (payments?.data ?? [])
    .filter(({ status }) => status === 'paid')
    .flatMap(({ payment }) => readId(payment.payment_intent) ?? []);
  const parts = await Promise.all(
    intents.map(async (intent) => {
      const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {
        expand: ['latest_charge.refunds', 'latest_charge.balance_transaction'],
      });
      return { intent, charge: readExpanded(charge) };
    }),
  );
  return parts
    .flatMap(({ intent, charge }) => (charge ? [{ intent, charge }] : []))
    .sort((a, b) => b.charge.amount - a.charge.amount);
}

/** Returns the tax in the amount due, less the share of credit notes. */
function computeTax(invoice: Stripe.Invoice): number {
  const tax = (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const refunded = invoice.total - calculateDue(invoice);
  return tax - computeRefundedTax({ amount: invoice.total, tax, refunded });
}

/** Reads the refunds and disputes of all charges together. */
async function readChargeFacts(
  stripe: Stripe,
  charges: readonly Stripe.Charge[],
  notes: CreditFacts,
) {
  const [first = null, ...others] = charges;
  const facts = await chargeFacts(stripe, first, notes);
  for (const charge of others) {
    const more = await chargeFacts(stripe, charge, {
      refunds: {},
      movements: [],
      actors: {},
      metadata: notes.metadata,
    });
    Object.assign(facts.refunds, more.refunds);
    Object.assign(facts.actors, more.actors);
    Object.assign(facts.disputes, more.disputes);
    Object.assign(facts.disputeFiles, more.disputeFiles);
    facts.takenBack += more.takenBack;
    facts.movements.push(...more.movements);
    facts.refundable &&= more.refundable;
  }
  return facts;
}

/**
 * Sums up the settlements of all charges; null until each has its fee, or if their currencies
 * differ.
 */
function sumSettlements(charges: readonly Stripe.Charge[]): Books['settlement'] {
  const balanceTransactions = charges.map(({ balance_transaction: balance }) =>
    readExpanded(balance ?? null),
  );
  const [first] = balanceTransactions;
  if (!first) return null;
  return balanceTransactions.reduce<Books['settlement']>(
    (sum, each) => {
      if (sum === null || each?.currency !== sum.currency) return null;
      return { fee: sum.fee + each.fee, net: sum.net + each.net, currency: sum.currency };
    },
    { fee: 0, net: 0, currency: first.currency },
  );
}

/** Returns the customer's VAT number on an invoice. */
function readTaxId({ customer_tax_ids: numbers }: Stripe.Invoice): string | null {
  return numbers?.[0]?.value ?? null;
}

/** @param charges with their balance transactions, if something was paid. */
export function readInvoiceBooks(
  invoice: Stripe.Invoice,
  charges: readonly Stripe.Charge[],
  taxIdStatus: TaxIdStatus | null,
): Books {
  const { customer_name: company, customer_email: email, custom_fields: fields } = invoice;
  const poNumber = fields?.find(({ name }) => name === INVOICE_FIELDS.poNumber)?.value;
  return {
    tax: computeTax(invoice),
    discount: 0,
    promotionCode: null,
    country: invoice.customer_address?.country ?? null,
    taxId: readTaxId(invoice),
    taxIdStatus,
    billing: {
      ...(company !== null && { company }),
      ...(email !== null && { email }),
      ...(poNumber !== undefined && { poNumber }),
    },
    dueAt: invoice.due_date === null ? null : toInstant(invoice.due_date),
    invoiceId: invoice.id,
    invoiceNumber: invoice.number,
    settlement: sumSettlements(charges),
  };
}
