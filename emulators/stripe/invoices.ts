import { findPathObject, type Call } from './call';
import { createRefusal } from './errors';
import { oneOf, text } from './fields';
import { newId } from './ids';
import { listNewestFirst, readList } from './lists';
import type { Charge, Invoice, Place, Session } from './objects';
import { HOME, findRate } from './tax';
import type { StripeAccount } from './account';

/** Creates the paid invoice of a Checkout Session that requested one. */
export function addInvoice(account: StripeAccount, session: Session, charge: Charge | null): void {
  const { state } = account;
  const plan = state.plans.get(session.id);
  if (!plan?.invoice || session.invoice !== null) return;
  const id = newId('invoice');
  const number = createInvoiceNumber(account);
  const invoice: Invoice = { ...buildInvoice(account, session), id, number, ...plan.invoice };
  invoice.hosted_invoice_url = `${account.url}/invoices/${id}`;
  invoice.receipt_number = charge?.receipt_number ?? null;
  state.invoices.set(id, invoice);
  session.invoice = id;
  if (session.payment_intent !== null) {
    state.invoicePayments.set(session.payment_intent, {
      id: newId('invoicePayment'),
      object: 'invoice_payment',
      amount_paid: session.amount_total,
      amount_requested: session.amount_total,
      created: account.now(),
      currency: session.currency,
      invoice: id,
      is_default: true,
      livemode: false,
      payment: { type: 'payment_intent', payment_intent: session.payment_intent },
      status: 'paid',
      status_transitions: { canceled_at: null, paid_at: account.now() },
    });
  }
  account.emit('invoice.paid', invoice, null);
}

function buildInvoice(account: StripeAccount, session: Session): Omit<Invoice, 'id' | 'number'> {
  const { amount_total: total, currency, customer, customer_details: buyer } = session;
  const customerObject = customer === null ? undefined : account.state.customers.get(customer);
  const now = account.now();
  const off = session.total_details?.amount_discount ?? 0;
  const tax = session.total_details?.amount_tax ?? 0;
  const discount = newId('discount');
  return {
    ...createBlankInvoice(now, currency),
    amount_due: total,
    amount_paid: total,
    attempted: true,
    automatic_tax: { disabled_reason: null, ...session.automatic_tax },
    customer,
    customer_address: buyer?.address ?? null,
    customer_email: buyer?.email ?? null,
    customer_name: customerObject?.name ?? buyer?.business_name ?? buyer?.name ?? null,
    customer_tax_ids: buyer?.tax_ids ?? [],
    discounts: off > 0 ? [discount] : [],
    effective_at: now,
    status: 'paid',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: now,
      voided_at: null,
    },
    subtotal: session.amount_subtotal,
    subtotal_excluding_tax: session.amount_subtotal,
    total,
    total_discount_amounts: off > 0 ? [{ amount: off, discount }] : [],
    total_excluding_tax: total - tax,
    total_taxes: listTaxes(account, session),
  };
}

export function createBlankInvoice(now: number, currency: string): Omit<Invoice, 'id' | 'number'> {
  return {
    object: 'invoice',
    account_country: HOME,
    account_name: 'Local Stripe',
    account_tax_ids: null,
    amount_due: 0,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: 0,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: 'manual',
    collection_method: 'send_invoice',
    created: now,
    currency,
    custom_fields: null,
    customer: null,
    customer_account: null,
    customer_address: null,
    customer_email: null,
    customer_name: null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: null,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: { object: 'list', data: [], has_more: false, url: '/v1/invoices/lines' },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    on_behalf_of: null,
    parent: null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: now,
    period_start: now,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: 0,
    subtotal_excluding_tax: 0,
    test_clock: null,
    total: 0,
    total_discount_amounts: [],
    total_excluding_tax: 0,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

export function createInvoiceNumber({ state }: StripeAccount): string {
  const numbered = [...state.invoices.values()].filter(({ number }) => number !== null);
  return `LOCAL-${String(numbered.length + 1).padStart(4, '0')}`;
}

function listTaxes(
  { state }: StripeAccount,
  { id, automatic_tax: automatic, amount_total: total, total_details: details }: Session,
): Invoice['total_taxes'] {
  const place = state.plans.get(id)?.place;
  if (!automatic.enabled || !place) return [];
  const amount = details?.amount_tax ?? 0;
  return [computeTax(place, amount, total - amount)];
}

export function computeTax(place: Place, amount: number, behavior: number) {
  return {
    amount,
    tax_behavior: 'exclusive' as const,
    tax_rate_details: { tax_rate: newId('taxRate') },
    taxability_reason: findRate(place).reason,
    taxable_amount: behavior,
    type: 'tax_rate_details' as const,
  };
}

export function retrieveInvoice({ account, id }: Call): Invoice {
  return findPathObject(account.state.invoices, 'invoice', id);
}

const FILTERS = {
  customer: text().optional(),
  status: oneOf(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
};

export function listInvoices({ account, input }: Call) {
  const params = readList(FILTERS, input);
  return listNewestFirst(
    '/v1/invoices',
    account.state.invoices.values(),
    params,
    ({ customer, status }) =>
      customer === (params.customer ?? customer) && status === (params.status ?? status),
  );
}

/** @throws ApiError with Stripe's message if the status of the invoice doesn't allow the change */
export function requireStatus(invoice: Invoice, required: 'draft' | 'open', action: string): void {
  if (invoice.status === required) return;
  const message = `This invoice can't be ${action}: it has a status of \`${invoice.status}\`.`;
  throw createRefusal({ message, code: 'invoice_not_editable' });
}
