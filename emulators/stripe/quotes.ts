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
import { blankInvoice } from './invoices';
import { addLine } from './invoice-lines';
import { createLineItems } from './line-items';
import { blankQuote, usualEnd } from './quote-blank';
import { requireInvoicingPlus } from './quote-plan';
import type { Invoice, Quote } from './objects';
import { placeOf, rateFor, requireTaxOrigin } from './tax';
import type { Cause, StripeAccount } from './account';

/** Offers in writing: a draft is finalized, then accepted, which makes an invoice, or it ends. */

const DAY_S = 24 * 3600;

const CUSTOM_FIELDS = list(z.object({ name: text(40), value: text(140) }), 4);

const moment = () => integer(0, 99_999_999_999);

const CREATE = z.object({
  automatic_tax: z.object({ enabled: boolean() }).optional(),
  collection_method: oneOf(['charge_automatically', 'send_invoice']).optional(),
  customer: text().optional(),
  description: text(500).optional(),
  expires_at: moment().optional(),
  footer: text(500).optional(),
  header: text(50).optional(),
  invoice_settings: z
    .object({
      custom_fields: CUSTOM_FIELDS.optional(),
      days_until_due: integer(0).optional(),
      description: text(500).optional(),
      footer: text().optional(),
    })
    .optional(),
  line_items: list(
    z.object({
      price: text().optional(),
      price_data: z
        .object({
          currency: currency(),
          product: text(),
          tax_behavior: oneOf(['exclusive', 'inclusive', 'unspecified']).optional(),
          unit_amount: integer(0),
          ...notHere('recurring', 'unit_amount_decimal'),
        })
        .optional(),
      quantity: integer(1, 999_999).default(1),
      ...notHere('discounts', 'tax_rates'),
    }),
  ),
  metadata: metadata().optional(),
  ...notHere('discounts', 'from_quote', 'subscription_data', 'default_tax_rates'),
});

export function createQuote({ account, input, cause }: Call): Quote {
  const { state } = account;
  const params = read(CREATE, input);
  const { automatic_tax: automatic, invoice_settings: settings = {} } = params;
  if (params.customer !== undefined)
    referred(state.customers, 'customer', params.customer, 'customer');
  if (params.collection_method !== 'send_invoice') {
    const message = 'The local Stripe has quotes whose invoice is sent only.';
    throw badRequest({ message, param: 'collection_method' });
  }
  if (automatic?.enabled) requireTaxOrigin(account);
  const items = createLineItems(account, params.line_items);
  const now = account.now();
  const quote: Quote = {
    ...blankQuote(now),
    id: newId('quote'),
    automatic_tax: automatic?.enabled
      ? { enabled: true, liability: { type: 'self' }, provider: 'stripe', status: null }
      : { enabled: false, liability: null, provider: null, status: null },
    currency: items[0]?.currency ?? 'usd',
    customer: params.customer ?? null,
    description: params.description ?? null,
    expires_at: endOf(now, params.expires_at),
    footer: params.footer ?? null,
    header: params.header ?? null,
    invoice_settings: {
      custom_fields: settings.custom_fields ?? null,
      days_until_due: settings.days_until_due ?? null,
      description: settings.description ?? null,
      footer: settings.footer ?? null,
      issuer: { type: 'self' },
    },
    metadata: mergeMetadata({}, params.metadata),
  };
  state.quotes.set(quote.id, quote);
  state.lineItems.set(quote.id, items);
  total(account, quote);
  account.emit('quote.created', quote, cause);
  return quote;
}

function endOf(now: number, wish: number | undefined): number {
  if (wish === undefined) return usualEnd(now);
  if (wish > now) return wish;
  throw refused({
    message: 'The `expires_at` timestamp must be in the future.',
    param: 'expires_at',
  });
}

/** What the lines come to where the customer is. */
function total({ state }: StripeAccount, quote: Quote): void {
  const items = state.lineItems.get(quote.id) ?? [];
  const place = placeOf(state, state.customers.get(quote.customer ?? '') ?? null);
  const { enabled } = quote.automatic_tax;
  const rate = enabled && place ? rateFor(place).rate : 0;
  const subtotal = items.reduce((sum, item) => sum + item.amount_subtotal, 0);
  const tax = Math.round((subtotal * rate) / 100);
  const sums = { amount_subtotal: subtotal, amount_total: subtotal + tax };
  const details = { amount_discount: 0, amount_shipping: 0, amount_tax: tax };
  Object.assign(quote, { ...sums, total_details: details });
  quote.computed.upfront = { ...sums, total_details: { ...details } };
  if (enabled) quote.automatic_tax.status = place ? 'complete' : 'requires_location_inputs';
}

const FINALIZE = z.object({ expires_at: moment().optional() });

export function finalizeQuote({ account, id, input, cause }: Call): Quote {
  const { expires_at: wish } = read(FINALIZE, input);
  const quote = named(account.state.quotes, 'quote', id);
  requireStatus(quote, ['draft'], 'finalized');
  requireInvoicingPlus(account);
  if (quote.customer === null) {
    throw refused({ message: 'This quote has no customer.', param: 'customer' });
  }
  if (quote.invoice_settings.days_until_due === null) {
    const message =
      'You must set `invoice_settings.days_until_due` for a quote whose `collection_method` is `send_invoice`.';
    throw refused({ message, param: 'invoice_settings[days_until_due]' });
  }
  total(account, quote);
  if (quote.automatic_tax.status === 'requires_location_inputs') {
    const message =
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.";
    throw refused({ message, code: 'customer_tax_location_invalid' });
  }
  const now = account.now();
  quote.expires_at = wish === undefined ? quote.expires_at : endOf(now, wish);
  quote.number = numberOf(account, quote);
  quote.status = 'open';
  quote.status_transitions.finalized_at = now;
  account.emit('quote.finalized', quote, cause);
  return quote;
}

/** As Stripe counts them: of each customer, and in the first revision. */
function numberOf({ state }: StripeAccount, { customer }: Quote): string {
  const prefix = (customer ?? '').slice(-8).toUpperCase();
  const before = [...state.quotes.values()].filter(
    (quote) => quote.customer === customer && quote.number !== null,
  );
  return `QT-${prefix}-${String(before.length + 1).padStart(4, '0')}-1`;
}

/** Makes the draft of an invoice. Its metadata is its own: nothing of the quote's is carried over. */
export function acceptQuote({ account, id, cause }: Call): Quote {
  const { state } = account;
  const quote = named(state.quotes, 'quote', id);
  requireStatus(quote, ['open'], 'accepted');
  requireInvoicingPlus(account);
  const now = account.now();
  const customer = state.customers.get(quote.customer ?? '');
  const { days_until_due: days, custom_fields, description, footer } = quote.invoice_settings;
  const invoice: Invoice = {
    ...blankInvoice(now, quote.currency),
    id: newId('invoice'),
    number: null,
    automatic_tax: { disabled_reason: null, ...quote.automatic_tax, status: null },
    custom_fields,
    customer: quote.customer,
    customer_address: customer?.address ?? null,
    customer_email: customer?.email ?? null,
    customer_name: customer?.name ?? null,
    description,
    due_date: now + (days ?? 0) * DAY_S,
    footer,
    parent: { type: 'quote_details', quote_details: { quote: id }, subscription_details: null },
  };
  state.invoices.set(invoice.id, invoice);
  for (const { description: what, price, quantity } of state.lineItems.get(id) ?? []) {
    addLine(account, invoice, { description: what ?? '', price, quantity, metadata: {} }, cause);
  }
  account.emit('invoice.created', invoice, cause);
  quote.invoice = invoice.id;
  quote.status = 'accepted';
  quote.status_transitions.accepted_at = now;
  account.emit('quote.accepted', quote, cause);
  return quote;
}

export function cancelQuote({ account, id, cause }: Call): Quote {
  const quote = named(account.state.quotes, 'quote', id);
  requireStatus(quote, ['draft', 'open'], 'canceled');
  return end(account, quote, cause);
}

function end(account: StripeAccount, quote: Quote, cause: Cause): Quote {
  quote.status = 'canceled';
  quote.status_transitions.canceled_at = account.now();
  account.emit('quote.canceled', quote, cause);
  return quote;
}

/** Those that nobody accepted in time. */
export function expireQuotes(account: StripeAccount): void {
  const now = account.now();
  for (const quote of account.state.quotes.values()) {
    const isWaiting = quote.status === 'draft' || quote.status === 'open';
    if (isWaiting && quote.expires_at <= now) end(account, quote, null);
  }
}

function requireStatus(quote: Quote, wanted: readonly Quote['status'][], what: string): void {
  if (wanted.includes(quote.status)) return;
  const message = `This quote can't be ${what}: it has a status of \`${quote.status}\`.`;
  throw refused({ message });
}
