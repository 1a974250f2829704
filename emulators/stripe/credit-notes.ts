import { z } from 'zod';
import { formatMoney } from '@flexa/contracts/format';
import type { Cause, StripeAccount } from './account';
import { findPathObject, findParameterObject, type Call } from './call';
import { moveBalance } from './customer-balance';
import { createBadRequestError, createRefusal } from './errors';
import {
  integer,
  list,
  mergeMetadata,
  metadata,
  refuseUnsupported,
  oneOf,
  parseParameters,
  text,
} from './fields';
import { newId } from './ids';
import { payInvoice } from './invoice-payments';
import { listNewestFirst, readList } from './lists';
import type { Charge, CreditNote, Invoice, Refund } from './objects';
import { refundCharge, requireRemaining, requireRefundable } from './refunds';

/** Credit notes reduce an open invoice or pay back part of a paid one. */

const CREATE = z.object({
  invoice: text(),
  amount: integer(1).optional(),
  credit_amount: integer(1).optional(),
  email_type: oneOf(['credit_note', 'none']).optional(),
  memo: text().optional(),
  metadata: metadata().optional(),
  out_of_band_amount: integer(1).optional(),
  reason: oneOf(['duplicate', 'fraudulent', 'order_change', 'product_unsatisfactory']).optional(),
  refund_amount: integer(1).optional(),
  refunds: list(
    z.object({ refund: text(), amount_refunded: integer(1).optional() }),
    10,
  ).optional(),
  ...refuseUnsupported('effective_at', 'lines', 'shipping_cost'),
});

export function createCreditNote({ account, input, cause }: Call): CreditNote {
  const params = parseParameters(CREATE, input);
  const { state } = account;
  const invoice = findParameterObject(state.invoices, 'invoice', params.invoice, 'invoice');
  if (invoice.status !== 'open' && invoice.status !== 'paid') {
    const message = `You can only create a credit note for an open or paid invoice; this one is ${invoice.status}.`;
    throw createRefusal({ message });
  }
  const { amount, reason, memo } = params;
  const linkedIds = (params.refunds ?? []).map(({ refund }) => refund);
  if (amount === undefined) {
    const message = 'One of `amount`, `lines`, or `shipping_cost` must be provided.';
    throw createBadRequestError({ message, param: 'amount' });
  }
  requireCreditable(account, invoice, amount, linkedIds);
  const before = Math.min(amount, invoice.amount_remaining);
  const after = amount - before;
  const linked = (params.refunds ?? []).map((each) => {
    const refund = findParameterObject(state.refunds, 'refund', each.refund, 'refunds[0][refund]');
    return { refund, amount: each.amount_refunded ?? refund.amount };
  });
  const total =
    (params.refund_amount ?? 0) +
    (params.credit_amount ?? 0) +
    (params.out_of_band_amount ?? 0) +
    linked.reduce((sum, each) => sum + each.amount, 0);
  if (total !== after) {
    const message = `The sum of refund amount, credit amount, and out of band amount (${formatMoney(total, invoice.currency)}) must equal the post payment credit note amount (${formatMoney(after, invoice.currency)}).`;
    throw createRefusal({ message });
  }
  const [charge] = listInvoiceCharges(account, invoice);
  if (params.refund_amount !== undefined && !charge) {
    throw createRefusal({ message: `Invoice ${invoice.id} has no charge to refund.` });
  }
  if (params.refund_amount !== undefined && charge) {
    requireRefundable(state, charge);
    requireRemaining(charge, params.refund_amount, 'refund_amount');
  }
  const newRefund =
    params.refund_amount !== undefined && charge
      ? refundCharge(account, charge, { amount: params.refund_amount, metadata: {} }, cause)
      : undefined;
  const note = createNote(account, invoice, { amount, before, after });
  note.reason = reason ?? null;
  note.memo = memo ?? null;
  note.metadata = mergeMetadata({}, params.metadata);
  note.out_of_band_amount = params.out_of_band_amount ?? null;
  note.refunds = [
    ...(newRefund ? [{ refund: newRefund, amount: newRefund.amount }] : []),
    ...linked,
  ].map((each) => ({
    amount_refunded: each.amount,
    payment_record_refund: null,
    refund: each.refund.id,
    type: 'refund' as const,
  }));
  const customer = state.customers.get(invoice.customer ?? '');
  if (params.credit_amount !== undefined && customer) {
    const move = { amount: -params.credit_amount, currency: invoice.currency };
    const booked = moveBalance(account, customer, {
      ...move,
      type: 'credit_note',
      invoice: invoice.id,
      creditNote: note.id,
    });
    note.customer_balance_transaction = booked.id;
    account.emit('customer.updated', customer, cause);
  }
  state.creditNotes.set(note.id, note);
  invoice.pre_payment_credit_notes_amount += before;
  invoice.post_payment_credit_notes_amount += after;
  account.emit('credit_note.created', note, cause);
  reduceAmountDue(account, invoice, before, cause);
  return note;
}

/** Lowers the amount due. An invoice with nothing due becomes paid. */
function reduceAmountDue(
  account: StripeAccount,
  invoice: Invoice,
  amount: number,
  cause: Cause,
): void {
  const { state } = account;
  invoice.amount_due -= amount;
  invoice.amount_remaining -= amount;
  const payment = [...state.invoicePayments.values()].find((each) => each.invoice === invoice.id);
  const intent = state.paymentIntents.get(payment?.payment.payment_intent ?? '');
  if (amount > 0 && payment && intent) {
    payment.amount_requested -= amount;
    intent.amount -= amount;
    const instructions = intent.next_action?.display_bank_transfer_instructions;
    const rest = (instructions?.amount_remaining ?? intent.amount) - amount;
    if (instructions) instructions.amount_remaining = Math.max(0, rest);
    if (invoice.amount_remaining === 0) {
      intent.status = 'canceled';
      payment.status = 'canceled';
      invoice.status = 'paid';
      invoice.status_transitions.paid_at = account.now();
      account.emit('payment_intent.canceled', intent, cause);
    } else if (instructions && rest <= 0) {
      payInvoice(account, invoice);
      return;
    }
  }
  account.emit(
    invoice.status === 'paid' && amount > 0 ? 'invoice.paid' : 'invoice.updated',
    invoice,
    cause,
  );
}

/** Throws if too little can be credited. Refunds outside of credit notes reduce the amount, too. */
function requireCreditable(
  account: StripeAccount,
  invoice: Invoice,
  amount: number,
  linkedIds: readonly string[],
): void {
  const { state } = account;
  const charges = listInvoiceCharges(account, invoice).map(({ id }) => id);
  const noted = new Set<unknown>([
    ...linkedIds,
    ...[...state.creditNotes.values()].flatMap(({ refunds }) =>
      refunds.map(({ refund }) => refund),
    ),
  ]);
  const separateRefunds = [...state.refunds.values()]
    .filter(
      ({ id, charge: refundedCharge, status }) =>
        charges.includes(refundedCharge as string) && !noted.has(id) && isEffective(status),
    )
    .reduce((sum, refund) => sum + refund.amount, 0);
  const { pre_payment_credit_notes_amount: pre, post_payment_credit_notes_amount: post } = invoice;
  const maxAmount = invoice.total - pre - post - separateRefunds;
  if (amount <= maxAmount) return;
  const message = `The credit note amount (${formatMoney(amount, invoice.currency)}) is greater than the amount that can be credited (${formatMoney(maxAmount, invoice.currency)}).`;
  throw createRefusal({ message, param: 'amount' });
}

const isEffective = (status: Refund['status']) => status !== 'failed' && status !== 'canceled';

function listInvoiceCharges({ state }: StripeAccount, { id }: Invoice): Charge[] {
  return [...state.invoicePayments.values()]
    .filter(({ invoice, status }) => invoice === id && status === 'paid')
    .flatMap(({ payment }) => {
      const intent = state.paymentIntents.get(payment.payment_intent ?? '');
      return state.charges.get(intent?.latest_charge ?? '') ?? [];
    });
}

function createNote(
  account: StripeAccount,
  invoice: Invoice,
  { amount, before, after }: { amount: number; before: number; after: number },
): CreditNote {
  const now = account.now();
  const id = newId('creditNote');
  const earlier = [...account.state.creditNotes.values()].filter(
    (each) => each.invoice === invoice.id,
  );
  const tax = (invoice.total_taxes ?? []).map((each) => ({
    ...each,
    amount: Math.round((each.amount * amount) / invoice.total),
    taxable_amount: Math.round(((each.taxable_amount ?? 0) * amount) / invoice.total),
  }));
  const net = amount - tax.reduce((sum, each) => sum + each.amount, 0);
  return {
    id,
    object: 'credit_note',
    amount,
    amount_shipping: 0,
    created: now,
    currency: invoice.currency,
    customer: invoice.customer ?? '',
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: now,
    invoice: invoice.id,
    lines: { object: 'list', data: [], has_more: false, url: `/v1/credit_notes/${id}/lines` },
    livemode: false,
    memo: null,
    metadata: {},
    number: `${invoice.number}-CN-${String(earlier.length + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: `${account.url}/invoices/${invoice.id}`,
    post_payment_amount: after,
    pre_payment_amount: before,
    pretax_credit_amounts: [],
    reason: null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: net,
    subtotal_excluding_tax: net,
    total: amount,
    total_excluding_tax: net,
    total_taxes: tax,
    type: before > 0 && after > 0 ? 'mixed' : before > 0 ? 'pre_payment' : 'post_payment',
    voided_at: null,
  };
}

export function voidCreditNote({ account, id, cause }: Call): CreditNote {
  const note = findPathObject(account.state.creditNotes, 'credit note', id);
  const invoice = findPathObject(account.state.invoices, 'invoice', note.invoice);
  if (invoice.status !== 'open' || note.status !== 'issued') {
    throw createRefusal({ message: 'You can only void a credit note while its invoice is open.' });
  }
  note.status = 'void';
  note.voided_at = account.now();
  invoice.pre_payment_credit_notes_amount -= note.pre_payment_amount;
  account.emit('credit_note.voided', note, cause);
  reduceAmountDue(account, invoice, -note.pre_payment_amount, cause);
  return note;
}

export function retrieveCreditNote({ account, id }: Call): CreditNote {
  return findPathObject(account.state.creditNotes, 'credit note', id);
}

const FILTERS = { customer: text().optional(), invoice: text().optional() };

export function listCreditNotes({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/credit_notes',
    account.state.creditNotes.values(),
    params,
    ({ customer, invoice }) =>
      customer === (params.customer ?? customer) && invoice === (params.invoice ?? invoice),
  );
}
