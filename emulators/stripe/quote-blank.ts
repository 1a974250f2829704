import type { Quote } from './objects';

const DAY_S = 24 * 3600;
/** Unless the quote says otherwise. */
const VALID_DAYS = 30;

/** When a quote of that moment ends, where it says nothing else. */
export function usualEnd(now: number): number {
  return now + VALID_DAYS * DAY_S;
}

/** A draft that offers nothing yet. */
export function blankQuote(now: number): Omit<Quote, 'id'> {
  const sums = { amount_subtotal: 0, amount_total: 0 };
  const details = { amount_discount: 0, amount_shipping: 0, amount_tax: 0 };
  return {
    object: 'quote',
    ...sums,
    application: null,
    application_fee_amount: null,
    application_fee_percent: null,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    collection_method: 'send_invoice',
    computed: { recurring: null, upfront: { ...sums, total_details: { ...details } } },
    created: now,
    currency: 'usd',
    customer: null,
    customer_account: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    expires_at: usualEnd(now),
    footer: null,
    from_quote: null,
    header: null,
    invoice: null,
    invoice_settings: {
      custom_fields: null,
      days_until_due: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    livemode: false,
    metadata: {},
    number: null,
    on_behalf_of: null,
    status: 'draft',
    status_transitions: { accepted_at: null, canceled_at: null, finalized_at: null },
    subscription: null,
    subscription_data: {
      billing_mode: { type: 'classic' },
      description: null,
      effective_date: null,
      metadata: null,
      trial_period_days: null,
    },
    subscription_schedule: null,
    test_clock: null,
    total_details: { ...details },
    transfer_data: null,
  };
}
