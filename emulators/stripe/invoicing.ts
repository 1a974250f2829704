import { z } from 'zod';
import { named, referred, type Call } from './call';
import { badRequest, refused } from './errors';
import {
  boolean,
  currency,
  integer,
  list,
  mergeMetadata,
  metadata,
  notHere,
  oneOf,
  read,
  text,
} from './fields';
import { newId } from './ids';
import { blankInvoice, invoiceNumber, taxOf } from './invoices';
import { newestFirst, readList } from './lists';
import type { Invoice, InvoiceLine, InvoicePayment, Price } from './objects';
import { awaitTransfer, beginCharge, newIntent, succeed } from './payments';
import { priceOf } from './prices';
import { placeOf, rateFor, requireTaxOrigin, taxIdsOf } from './tax';
import type { Cause, StripeAccount } from './account';

/** Invoices that are sent to be paid later, as no Checkout makes them. */

const DAY_S = 24 * 3600;

const CREATE = z.object({
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
  ...notHere('discounts', 'subscription', 'from_invoice', 'due_date', 'number'),
});

export function createInvoice({ account, input, cause }: Call): Invoice {
  const params = read(CREATE, input);
  const customer = referred(account.state.customers, 'customer', params.customer, 'customer');
  const method = params.collection_method ?? 'charge_automatically';
  if (method !== 'send_invoice') {
    const message = 'The local Stripe has invoices that are sent only.';
    throw badRequest({ message, param: 'collection_method' });
  }
  if (params.days_until_due === undefined) {
    const message =
      'If invoices are sent to be paid, you must specify one of `due_date` or `days_until_due`.';
    throw badRequest({ message, param: 'days_until_due' });
  }
  if (params.automatic_tax?.enabled) requireTaxOrigin(account);
  const now = account.now();
  const invoice: Invoice = {
    ...blankInvoice(now, params.currency ?? 'usd'),
    id: newId('invoice'),
    number: null,
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
  auto_advance: boolean().optional(),
  custom_fields: list(z.object({ name: text(40), value: text(140) }), 4).optional(),
  days_until_due: integer(0).optional(),
  description: text().optional(),
  metadata: metadata().optional(),
  ...notHere('automatic_tax', 'collection_method', 'discounts', 'due_date', 'footer', 'number'),
});

export function updateInvoice({ account, id, input, cause }: Call): Invoice {
  const params = read(UPDATE, input);
  const invoice = named(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'draft', 'changed');
  const { days_until_due: days, metadata: change } = params;
  if (params.auto_advance !== undefined) invoice.auto_advance = params.auto_advance;
  if (params.custom_fields !== undefined) invoice.custom_fields = params.custom_fields;
  if (params.description !== undefined) invoice.description = params.description;
  if (days !== undefined) invoice.due_date = account.now() + days * DAY_S;
  invoice.metadata = mergeMetadata(invoice.metadata, change);
  account.emit('invoice.updated', invoice, cause);
  return invoice;
}

const ITEM = z.object({
  customer: text(),
  invoice: text(),
  description: text().optional(),
  metadata: metadata().optional(),
  price_data: z.object({
    currency: currency(),
    product: text(),
    tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
    unit_amount: integer(0),
  }),
  quantity: integer(1, 999_999).optional(),
  ...notHere('amount', 'pricing', 'discounts', 'subscription', 'quantity_decimal'),
});

export function createInvoiceItem({ account, input, cause }: Call) {
  const { state } = account;
  const params = read(ITEM, input);
  const invoice = referred(state.invoices, 'invoice', params.invoice, 'invoice');
  requireStatus(invoice, 'draft', 'changed');
  const { price_data: data, quantity = 1, description } = params;
  const product = referred(state.products, 'product', data.product, 'price_data[product]');
  const price = priceOf(data.currency, data.unit_amount, product.id, account.now());
  price.active = false;
  price.tax_behavior = data.tax_behavior ?? 'unspecified';
  state.prices.set(price.id, price);
  const metadata = mergeMetadata({}, params.metadata);
  const line = { description: description ?? product.name, price, quantity, metadata };
  return addLine(account, invoice, line, cause);
}

interface NewLine {
  description: string;
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
}

/** A line of a draft; the item that it stands for. */
export function addLine(
  account: StripeAccount,
  invoice: Invoice,
  { description, price, quantity, metadata: its }: NewLine,
  cause: Cause,
) {
  const now = account.now();
  const unit = price.unit_amount ?? 0;
  const amount = unit * quantity;
  const id = newId('invoiceItem');
  const common = {
    ...{ amount, currency: price.currency, description },
    ...{ discountable: true, discounts: [], livemode: false },
    metadata: its,
    period: { end: now, start: now },
    pricing: {
      type: 'price_details' as const,
      price_details: { price: price.id, product: price.product },
      unit_amount_decimal: String(unit),
    },
    ...{ quantity, quantity_decimal: String(quantity) },
  };
  const line: InvoiceLine = {
    ...common,
    id: newId('invoiceLine'),
    object: 'line_item',
    discount_amounts: [],
    invoice: invoice.id,
    parent: {
      type: 'invoice_item_details',
      subscription_item_details: null,
      invoice_item_details: {
        ...{ invoice_item: id, proration: false, proration_details: null, subscription: null },
      },
    },
    pretax_credit_amounts: [],
    subscription: null,
    subtotal: amount,
    taxes: [],
  };
  invoice.lines.data.push(line);
  const item = {
    ...common,
    ...{ id, object: 'invoiceitem', customer: invoice.customer, customer_account: null, date: now },
    ...{ invoice: invoice.id, parent: null, proration: false, tax_rates: [], test_clock: null },
  };
  account.emit('invoiceitem.created', item, cause);
  return item;
}

const FINALIZE = z.object({ auto_advance: boolean().optional() });

export function finalizeInvoice({ account, id, input, cause }: Call): Invoice {
  const { auto_advance: advances } = read(FINALIZE, input);
  const invoice = named(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'draft', 'finalized');
  if (advances !== undefined) invoice.auto_advance = advances;
  total(account, invoice);
  const now = account.now();
  invoice.number = invoiceNumber(account);
  invoice.status = 'open';
  invoice.effective_at = now;
  invoice.status_transitions.finalized_at = now;
  invoice.hosted_invoice_url = `${account.url}/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${account.url}/invoices/${invoice.id}`;
  const intent = newIntent(account, {
    ...{ amount: invoice.total, currency: invoice.currency, customer: invoice.customer },
    description: `Invoice ${invoice.number}`,
    metadata: {},
    payment_method_types: ['card', 'customer_balance'],
    ...{ receipt_email: invoice.customer_email, statement_descriptor: null },
  });
  const payment: InvoicePayment = {
    id: newId('invoicePayment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.total,
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

function total(account: StripeAccount, invoice: Invoice): void {
  const { state } = account;
  const customer = state.customers.get(invoice.customer ?? '');
  const place = placeOf(state, customer ?? null);
  if (invoice.automatic_tax.enabled && !place) {
    const message =
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.";
    throw refused({ message, code: 'customer_tax_location_invalid' });
  }
  const rate = invoice.automatic_tax.enabled && place ? rateFor(place).rate : 0;
  const subtotal = invoice.lines.data.reduce((sum, line) => sum + line.amount, 0);
  const tax = Math.round((subtotal * rate) / 100);
  invoice.customer_address = customer?.address ?? null;
  invoice.customer_tax_ids = taxIdsOf(state, invoice.customer ?? '').map(({ type, value }) => ({
    type,
    value,
  }));
  if (invoice.automatic_tax.enabled) invoice.automatic_tax.status = 'complete';
  Object.assign(invoice, {
    ...{ subtotal, subtotal_excluding_tax: subtotal, total_excluding_tax: subtotal },
    ...{ total: subtotal + tax, amount_due: subtotal + tax, amount_remaining: subtotal + tax },
    total_taxes: invoice.automatic_tax.enabled && place ? [taxOf(place, tax, subtotal)] : [],
  });
}

export function sendInvoice({ account, id, cause }: Call): Invoice {
  const invoice = named(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'open', 'sent');
  account.emit('invoice.sent', invoice, cause);
  return invoice;
}

export function voidInvoice({ account, id, cause }: Call): Invoice {
  const invoice = named(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'open', 'voided');
  invoice.status = 'void';
  invoice.amount_remaining = 0;
  invoice.status_transitions.voided_at = account.now();
  account.emit('invoice.voided', invoice, cause);
  return invoice;
}

/** It can still be paid. */
export function markUncollectible({ account, id, cause }: Call): Invoice {
  const invoice = named(account.state.invoices, 'invoice', id);
  requireStatus(invoice, 'open', 'marked uncollectible');
  invoice.status = 'uncollectible';
  invoice.status_transitions.marked_uncollectible_at = account.now();
  account.emit('invoice.marked_uncollectible', invoice, cause);
  return invoice;
}

/** What a transfer or a card on the invoice's page does. One that is void or paid stays as it is. */
export function payInvoice(account: StripeAccount, invoice: Invoice): void {
  const { state } = account;
  const payment = [...state.invoicePayments.values()].find((it) => it.invoice === invoice.id);
  const intent = state.paymentIntents.get(payment?.payment.payment_intent ?? '');
  const isPayable = invoice.status === 'open' || invoice.status === 'uncollectible';
  if (!isPayable || !payment || !intent) return;
  const buyer = { customer: invoice.customer, customer_details: null };
  const charge = beginCharge(account, buyer, intent, { type: 'customer_balance' });
  succeed(account, intent, charge);
  const now = account.now();
  payment.status = 'paid';
  payment.amount_paid = invoice.total;
  payment.status_transitions.paid_at = now;
  invoice.status = 'paid';
  invoice.attempted = true;
  invoice.amount_paid = invoice.total;
  invoice.amount_remaining = 0;
  invoice.status_transitions.paid_at = now;
  account.emit('invoice.paid', invoice, null);
}

/** A transfer to the account number of the invoice; what is short waits for the rest. */
export function transfer(account: StripeAccount, invoice: Invoice, amount: number): void {
  const { state } = account;
  const payment = [...state.invoicePayments.values()].find((it) => it.invoice === invoice.id);
  const intent = state.paymentIntents.get(payment?.payment.payment_intent ?? '');
  if (invoice.status !== 'open' || !intent) return;
  if (intent.status !== 'requires_action') awaitTransfer(account, intent);
  const instructions = intent.next_action?.display_bank_transfer_instructions;
  if (!instructions) return;
  instructions.amount_remaining = (instructions.amount_remaining ?? intent.amount) - amount;
  if (instructions.amount_remaining <= 0) payInvoice(account, invoice);
  else account.emit('payment_intent.partially_funded', intent, null);
}

function requireStatus(invoice: Invoice, wanted: 'draft' | 'open', what: string): void {
  if (invoice.status === wanted) return;
  const message = `This invoice can't be ${what}: it has a status of \`${invoice.status}\`.`;
  throw refused({ message, code: 'invoice_not_editable' });
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
  return newestFirst(
    '/v1/invoice_payments',
    account.state.invoicePayments.values(),
    params,
    ({ invoice, payment, status }) =>
      invoice === (params.invoice ?? invoice) &&
      status === (params.status ?? status) &&
      payment.payment_intent === (params.payment?.payment_intent ?? payment.payment_intent),
  );
}
