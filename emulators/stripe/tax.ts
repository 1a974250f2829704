import { createRefusal } from './errors';
import type { Customer, Place, Session, State, TaxId } from './objects';
import type { SessionParams } from './session-params';
import type { StripeAccount } from './account';

/** The seller's country. */
export const HOME = 'DE';

/** The standard rates in the European Union, in percent: one registration (OSS) covers them all. */
const EU_RATES: Record<string, number> = {
  AT: 20,
  BE: 21,
  BG: 20,
  CY: 19,
  CZ: 21,
  DE: 19,
  DK: 25,
  EE: 24,
  ES: 21,
  FI: 25.5,
  FR: 20,
  GR: 24,
  HR: 25,
  HU: 27,
  IE: 23,
  IT: 22,
  LT: 21,
  LU: 17,
  LV: 21,
  MT: 18,
  NL: 21,
  PL: 23,
  PT: 23,
  RO: 21,
  SE: 25,
  SI: 22,
  SK: 23,
};

/** Other registrations of the seller, which collects no tax elsewhere. */
const OTHER_RATES: Record<string, number> = { CH: 8.1, GB: 20 };

export type TaxReason = 'standard_rated' | 'reverse_charge' | 'not_collecting';

/**
 * Returns the tax rate of a sale, in percent. A business in another country of the Union accounts
 * for the tax itself.
 */
export function findRate({ country, taxId }: Place): { rate: number; reason: TaxReason } {
  const inUnion = EU_RATES[country];
  if (inUnion !== undefined && taxId !== null && country !== HOME) {
    return { rate: 0, reason: 'reverse_charge' };
  }
  const rate = inUnion ?? OTHER_RATES[country];
  return rate === undefined
    ? { rate: 0, reason: 'not_collecting' }
    : { rate, reason: 'standard_rated' };
}

/** EU VAT numbers begin with the country code; Greece uses EL. */
export function isTaxId(country: string, value: string): boolean {
  if (EU_RATES[country] === undefined) return true;
  const prefix = country === 'GR' ? 'EL' : country;
  return value.startsWith(prefix) && /^[A-Z]{2}[0-9A-Z+*]{2,12}$/.test(value);
}

export function findTaxIdType(country: string) {
  if (EU_RATES[country] !== undefined) return 'eu_vat';
  return ({ GB: 'gb_vat', CH: 'ch_vat', US: 'us_ein' } as const)[country] ?? 'unknown';
}

/** Calculates a session's totals: its lines less the discount, plus tax if the session has it. */
export function totalSession({ state }: StripeAccount, session: Session): void {
  const items = state.lineItems.get(session.id) ?? [];
  const place = state.plans.get(session.id)?.place ?? null;
  const taxes = session.automatic_tax.enabled;
  const rate = taxes && place ? findRate(place).rate : 0;
  for (const item of items) {
    const discounted = item.amount_subtotal - item.amount_discount;
    const isIncluded = item.price.tax_behavior === 'inclusive';
    item.amount_tax = Math.round((discounted * rate) / (isIncluded ? 100 + rate : 100));
    item.amount_total = discounted + (isIncluded ? 0 : item.amount_tax);
  }
  const sumItems = (field: 'amount_discount' | 'amount_tax' | 'amount_total') =>
    items.reduce((sum, item) => sum + item[field], 0);
  session.amount_total = sumItems('amount_total');
  session.total_details = {
    amount_discount: sumItems('amount_discount'),
    amount_shipping: 0,
    amount_tax: sumItems('amount_tax'),
  };
  if (taxes) session.automatic_tax.status = place ? 'complete' : 'requires_location_inputs';
  session.payment_status = session.amount_total === 0 ? 'no_payment_required' : 'unpaid';
}

/** Throws if Stripe couldn't calculate the tax of a session with these parameters. */
export function requireTaxable(
  account: StripeAccount,
  params: SessionParams,
  customer: Customer | null,
): void {
  requireTaxOrigin(account);
  if (customer && !customer.address && params.customer_update?.address !== 'auto') {
    const message =
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Add a valid address ' +
      "to the Customer or set either `customer_update[address]` to 'auto' or `customer_update[shipping]` to " +
      "'auto' to save the address entered in Checkout to the Customer.";
    throw createRefusal({ message, code: 'customer_tax_location_invalid' });
  }
}

export function requireTaxOrigin({ hasTaxOrigin }: StripeAccount): void {
  if (hasTaxOrigin) return;
  const message =
    'You must have a valid head office address to enable automatic tax calculation in test mode.';
  throw createRefusal({ message });
}

/** Returns a customer's tax numbers, oldest first. */
export function listCustomerTaxIds({ customerTaxIds }: State, customer: string): TaxId[] {
  return [...customerTaxIds.values()].filter((taxId) => taxId.customer === customer);
}

/** Returns the newest tax number, which decides the tax. */
export function findTaxId(state: State, customer: string): string | null {
  return listCustomerTaxIds(state, customer).at(-1)?.value ?? null;
}

/** Returns the place that an earlier purchase saved with the customer. */
export function findPlace(state: State, customer: Customer | null): Place | null {
  const country = customer?.address?.country;
  return customer && country ? { country, taxId: findTaxId(state, customer.id) } : null;
}
