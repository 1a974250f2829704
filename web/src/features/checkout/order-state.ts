import { formatMoney } from '@flexa/contracts/format';
import type { Order, OrderState, TaxIdStatus } from '@flexa/contracts/orders';
import { now } from '@/lib/clock';
import { formatDate } from '@/lib/format';
import type { Tone } from '@/ui/badge';

/** Label and tone of each state of an order. */
export const ORDER_WORDS: Record<OrderState, { label: string; tone: Tone }> = {
  open: { label: 'Not paid', tone: 'neutral' },
  processing: { label: 'Being confirmed', tone: 'brand' },
  failed: { label: 'Payment failed', tone: 'danger' },
  expired: { label: 'Not paid', tone: 'neutral' },
  paid: { label: 'Paid', tone: 'success' },
  'partially-refunded': { label: 'Partly refunded', tone: 'warning' },
  refunded: { label: 'Refunded', tone: 'neutral' },
  disputed: { label: 'Disputed', tone: 'warning' },
  lost: { label: 'Charged back', tone: 'neutral' },
};

/** Describes the state of an order, and the due date of an open invoice. */
export function describeOrderStatus({ state, dueAt }: Pick<Order, 'state' | 'dueAt'>): {
  label: string;
  tone: Tone;
} {
  if (state !== 'open' || !dueAt) return ORDER_WORDS[state];
  if (new Date(dueAt) < now()) return { label: 'Overdue', tone: 'warning' };
  return { label: `Due ${formatDate(dueAt)}`, tone: 'brand' };
}

/** Returns the company and the PO number on an invoice, or an empty string. */
export function describeBilling({ billing }: Pick<Order, 'billing'>): string {
  return [billing?.company, billing?.poNumber].filter(Boolean).join(' · ');
}

const VERIFICATION: Record<TaxIdStatus, string> = {
  pending: 'being verified',
  verified: 'verified',
  unverified: 'could not be verified',
  unavailable: 'can’t be verified',
};

/** Returns the buyer's VAT number with its verification; nothing for an order without one. */
export function describeTaxId({
  taxId,
  taxIdStatus,
}: Pick<Order, 'taxId' | 'taxIdStatus'>): string {
  if (!taxId) return '';
  return taxIdStatus ? `${taxId} (${VERIFICATION[taxIdStatus]})` : taxId;
}

/** Returns the tax within an order's amount in words; an empty string for an order without tax. */
export function describeTax({ tax = 0, currency }: Pick<Order, 'tax' | 'currency'>): string {
  return tax > 0 ? `incl. ${formatMoney(tax, currency)} tax` : '';
}

/** Returns false for checkout sessions that the buyer left unpaid. */
export function isShown({ state, dueAt }: Order): boolean {
  return state === 'open' ? Boolean(dueAt) : state !== 'expired';
}
