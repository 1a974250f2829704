import type { Order, OrderState } from '@flexa/contracts/orders';
import { formatMoney } from '@/lib/format';
import type { Tone } from '@/ui/badge';

/** How a state of an order is called. */
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

/** Company and number that an invoice bears; nothing where it bears neither. */
export function billedTo({ billing }: Pick<Order, 'billing'>): string {
  return [billing?.company, billing?.poNumber].filter(Boolean).join(' · ');
}

/** The tax within an order's amount; nothing where there is none. */
export function taxOf({ tax = 0, currency }: Pick<Order, 'tax' | 'currency'>): string {
  return tax > 0 ? `incl. ${formatMoney(tax, currency)} tax` : '';
}

/** Orders that a person may look for; a pay page that was opened and left is none. */
export function isShown({ state }: Order): boolean {
  return state !== 'open' && state !== 'expired';
}
