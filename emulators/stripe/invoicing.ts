import { z } from 'zod';
import type { StripeAccount } from './account';
import { findPathObject, findParameterObject, type Call } from './call';
import { applyBalance, restoreBalance } from './customer-balance';
import { createBadRequestError, createRefusal } from './errors';
import {
  boolean,
  currency,
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
import { createBlankInvoice, createInvoiceNumber, requireStatus, computeTax } from './invoices';
import type { Invoice, InvoicePayment } from './objects';
import { createIntent } from './payments';
import { findPlace, findRate, requireTaxOrigin, listCustomerTaxIds } from './tax';

/** Invoices for later payment, outside of Checkout. */

const DAY_S = 24 * 3600;

const CREATE = z.object({
  account_tax_ids: list(text()).optional(),
  auto_advance: boolean().optional(),
  automatic_tax: z.object({ enabled: boolean() }).optional(),
  collection_method: oneOf(['charge_automatically', 'send_invoice']).optional(),
  currency: currency().optional(),
  custom_fields: list(z.object({ name: text(40), value: text(140) }), 4).optional(),
  customer: text(),
  days_until_due: integer(0).optional(),
  description: text().optional(),
  footer: text().optional(),
  metadata: metadata().optional(),
  pending_invoice_items_behavior: oneOf(['exclude', 'include']).optional(),
  ...refuseUnsupported('discounts', 'subscription', 'from_invoice', 'due_date', 'number'),
});

export function createInvoice({ account, input, cause }: Call): Invoice {
  const params = parseParameters(CREATE, input);
  const customer = findParameterObject(
    account.state.customers,
    'customer',
    params.customer,
    'customer',
  );
  const method = params.collection_method ?? 'charge_automatically';
  if (method !== 'send_invoice') {
    const message = 'The local Stripe has invoices that are sent only.';
    throw createBadRequestError({ message, param: 'collection_method' });
  }
  if (params.days_until_due === undefined) {
    const message =
      'If invoices are sent to be paid, you must specify one of `due_date` or `days_until_due`.';
    throw createBadRequestError({ message, param: 'days_until_due' });
  }
  if (params.automatic_tax?.enabled) requireTaxOrigin(account);
  const now = account.now();
  const invoice: Invoice = {
    ...createBlankInvoice(now, params.currency ?? 'usd'),
    id: newId('invoice'),
    number: null,
    account_tax_ids: params.account_tax_ids ?? null,
    auto_advance: params.auto_advance ?? false,
    automatic_tax: {
      disabled_reason: null,
      ...(params.automatic_tax?.enabled
        ? { enabled: true, liability: { type: 'self' }, provider: 'stripe' }
        : { enabled: false, liability: null, provider: null }),
      status: null,
    },
    custom_fields: params.custom_fields ?? null,
    customer: customer.id,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    description: params.description ?? null,
    due_date: now + params.days_until_due * DAY_S,
    footer: params.footer ?? null,
    metadata: mergeMetadata({}, params.metadata),
  };
  account.state.invoices.set(invoice.id, invoice);
  account.emit('invoice.created', invoice, cause);
  return invoice;
}

const UPDATE = z.object({
  footer: text().optional(),
  ...refuseUnsupported('automatic_tax', 'collection_method', 'discounts', 'due_date', 'number'),
});

export function updateInvoice({ account, id, input, cause }: Call): Invoice {
  const params = parseParameters(UPDATE, input);
  const invoice = findPathObject(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'draft', 'changed');
  if (params.footer !== undefined) invoice.footer = params.footer;
  account.emit('invoice.updated', invoice, cause);
  return invoice;
}

const FINALIZE = z.object({ auto_advance: boolean().optional() });

export function finalizeInvoice({ account, id, input, cause }: Call): Invoice {
  const { auto_advance: advances } = parseParameters(FINALIZE, input);
  const invoice = findPathObject(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'draft', 'finalized');
  if (advances !== undefined) invoice.auto_advance = advances;
  totalInvoice(account, invoice);
  const now = account.now();
  invoice.number = createInvoiceNumber(account);
  invoice.status = 'open';
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `${account.url}/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${account.url}/invoices/${invoice.id}`;
  takeCredit(account, invoice);
  if (invoice.amount_due === 0) {
    invoice.status = 'paid';
    invoice.attempted = true;
    invoice.status_transitions.paid_at = now;
    account.emit('invoice.finalized', invoice, cause);
    account.emit('invoice.paid', invoice, cause);
    return invoice;
  }
  const intent = createIntent(account, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: `Invoice ${invoice.number}`,
    metadata: {},
    payment_method_types: ['card', 'customer_balance'],
    receipt_email: invoice.customer_email,
    statement_descriptor: null,
  });
  const payment: InvoicePayment = {
    id: newId('invoicePayment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  };
  account.state.invoicePayments.set(intent.id, payment);
  account.emit('invoice.finalized', invoice, cause);
  return invoice;
}

/** Pays the invoice from the customer's credit balance, as far as it reaches. */
function takeCredit(account: StripeAccount, invoice: Invoice): void {
  const customer = account.state.customers.get(invoice.customer ?? '');
  if (!customer) return;
  invoice.starting_balance = customer.balance;
  invoice.amount_due -= applyBalance(account, customer, invoice);
  invoice.amount_remaining = invoice.amount_due;
  invoice.ending_balance = customer.balance;
}

/** Adds the tax of a draft's lines once the customer's place is known. */
export function totalDraft(account: StripeAccount, invoice: Invoice): void {
  const customer = account.state.customers.get(invoice.customer ?? '');
  const isKnown = findPlace(account.state, customer ?? null) !== null;
  if (isKnown || !invoice.automatic_tax.enabled) totalInvoice(account, invoice);
}

function totalInvoice(account: StripeAccount, invoice: Invoice): void {
  const { state } = account;
  const customer = state.customers.get(invoice.customer ?? '');
  const place = findPlace(state, customer ?? null);
  if (invoice.automatic_tax.enabled && !place) {
    const message =
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.";
    throw createRefusal({ message, code: 'customer_tax_location_invalid' });
  }
  const rate = invoice.automatic_tax.enabled && place ? findRate(place).rate : 0;
  const subtotal = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0);
  const tax = Math.round((subtotal * rate) / 100);
  invoice.customer_address = customer?.address ?? null;
  invoice.customer_tax_ids = listCustomerTaxIds(state, invoice.customer ?? '').map(
    ({ type, value }) => ({
      type,
      value,
    }),
  );
  if (invoice.automatic_tax.enabled) invoice.automatic_tax.status = 'complete';
  Object.assign(invoice, {
    subtotal,
    subtotal_excluding_tax: subtotal,
    total_excluding_tax: subtotal,
    total: subtotal + tax,
    amount_due: subtotal + tax,
    amount_remaining: subtotal + tax,
    total_taxes: invoice.automatic_tax.enabled && place ? [computeTax(place, tax, subtotal)] : [],
  });
}

export function sendInvoice({ account, id, cause }: Call): Invoice {
  const invoice = findPathObject(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'open', 'sent');
  account.emit('invoice.sent', invoice, cause);
  return invoice;
}

export function voidInvoice({ account, id, cause }: Call): Invoice {
  const invoice = findPathObject(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'open', 'voided');
  restoreBalance(account, invoice, cause);
  invoice.status = 'void';
  invoice.amount_remaining = 0;
  invoice.status_transitions.voided_at = account.now();
  account.emit('invoice.voided', invoice, cause);
  return invoice;
}

/** Writes off an open invoice, which can still be paid. */
export function markUncollectible({ account, id, cause }: Call): Invoice {
  const invoice = findPathObject(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'open', 'marked uncollectible');
  invoice.status = 'uncollectible';
  invoice.status_transitions.marked_uncollectible_at = account.now();
  account.emit('invoice.marked_uncollectible', invoice, cause);
  return invoice;
}
