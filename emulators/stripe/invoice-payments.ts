import { z } from 'zod';
import type { StripeAccount } from './account';
import type { Call } from './call';
import { createRefusal } from './errors';
import { oneOf, text } from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Invoice } from './objects';
import { holdForTransfer, beginCharge, createIntent, completePayment } from './payments';

/** Pays an invoice, as a transfer or a card on its page does. Leaves void and paid invoices unchanged. */
export function payInvoice(account: StripeAccount, invoice: Invoice): void {
  const { state } = account;
  const payment = [...state.invoicePayments.values()].find(
    (payment) => payment.invoice === invoice.id && payment.status === 'open',
  );
  const intent = state.paymentIntents.get(payment?.payment.payment_intent ?? '');
  const isPayable = invoice.status === 'open' || invoice.status === 'uncollectible';
  if (!isPayable || !payment || !intent) return;
  const buyer = { customer: invoice.customer, customer_details: null };
  const charge = beginCharge(account, buyer, intent, { type: 'customer_balance' });
  completePayment(account, intent, charge);
  const now = account.now();
  payment.status = 'paid';
  payment.amount_paid = invoice.amount_remaining;
  payment.status_transitions.paid_at = now;
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid += invoice.amount_remaining;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = now;
  account.emit('invoice.paid', invoice, null);
}

/** Pays part of an open invoice. The rest stays due. */
export function payPart(account: StripeAccount, invoice: Invoice, amount: number): void {
  const { state } = account;
  const rest = [...state.invoicePayments.values()].find(
    (payment) => payment.invoice === invoice.id && payment.status === 'open',
  );
  const open = state.paymentIntents.get(rest?.payment.payment_intent ?? '');
  if (!rest || !open || invoice.status !== 'open' || amount >= open.amount) {
    throw createRefusal({ message: `Invoice ${invoice.id} can't be paid in such a part.` });
  }
  const intent = createIntent(account, {
    amount,
    currency: open.currency,
    customer: open.customer,
    description: open.description,
    metadata: open.metadata,
    payment_method_types: open.payment_method_types,
    receipt_email: open.receipt_email,
    statement_descriptor: open.statement_descriptor,
  });
  const buyer = { customer: invoice.customer, customer_details: null };
  const charge = beginCharge(account, buyer, intent, { type: 'customer_balance' });
  const now = account.now();
  state.invoicePayments.set(intent.id, {
    ...structuredClone(rest),
    id: newId('invoicePayment'),
    amount_paid: amount,
    amount_requested: amount,
    created: now,
    is_default: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: 'paid',
    status_transitions: { canceled_at: null, paid_at: now },
  });
  open.amount -= amount;
  rest.amount_requested = open.amount;
  invoice.amount_paid += amount;
  invoice.amount_remaining -= amount;
  completePayment(account, intent, charge);
}

/** Applies a transfer to an invoice, in full or in part. Returns the amount beyond the amount due. */
export function applyTransfer(account: StripeAccount, invoice: Invoice, amount: number): number {
  const { state } = account;
  const payment = [...state.invoicePayments.values()].find(
    (payment) => payment.invoice === invoice.id && payment.status === 'open',
  );
  const intent = state.paymentIntents.get(payment?.payment.payment_intent ?? '');
  if (invoice.status !== 'open' || !intent) return amount;
  if (intent.status !== 'requires_action') holdForTransfer(account, intent);
  const instructions = intent.next_action?.display_bank_transfer_instructions;
  if (!instructions) return amount;
  const missing = instructions.amount_remaining ?? intent.amount;
  instructions.amount_remaining = Math.max(0, missing - amount);
  if (instructions.amount_remaining === 0) payInvoice(account, invoice);
  else account.emit('payment_intent.partially_funded', intent, null);
  return Math.max(0, amount - missing);
}

const FILTERS = {
  invoice: text().optional(),
  payment: z
    .object({ type: oneOf(['payment_intent']), payment_intent: text().optional() })
    .optional(),
  status: oneOf(['open', 'paid', 'canceled']).optional(),
};

export function listInvoicePayments({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/invoice_payments',
    account.state.invoicePayments.values(),
    params,
    ({ invoice, payment, status }) =>
      invoice === (params.invoice ?? invoice) &&
      status === (params.status ?? status) &&
      payment.payment_intent === (params.payment?.payment_intent ?? payment.payment_intent),
  );
}
