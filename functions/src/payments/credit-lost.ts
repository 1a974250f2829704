import { addMonths, daysLeft } from '@flexa/contracts/calendar';
import { returnedOf } from '@flexa/contracts/orders';
import type { AnyOrder } from './order';

/** Names the news, and the refund, of a membership whose credit was taken back. */
export const CREDIT_LOST = 'credit-lost';

/**
 * Whether the payment that an upgrade's credit came from was refunded or lost while money of its own is kept:
 * its membership has ended.
 */
export function hasLostCredit(order: AnyOrder): boolean {
  const { upgrades, creditStanding, fulfilledAt, state, amount } = order;
  const isLost = creditStanding === 'refunded' || creditStanding === 'lost';
  const isKept = state === 'paid' || state === 'partially-refunded';
  return (
    upgrades !== undefined && isLost && fulfilledAt !== null && isKept && returnedOf(order) < amount
  );
}

/**
 * What goes back of such an order's own payment: the part for the days that were left as the operator heard of
 * it, once. Zero where it was asked for already.
 */
export function unusedOwnPayment(order: AnyOrder): number {
  const since = order.toldAt[CREDIT_LOST];
  const { fulfilledAt, month, refunds } = order;
  const isAsked = Object.values(refunds).some(({ requestId }) => requestId === CREDIT_LOST);
  if (!hasLostCredit(order) || isAsked || since === undefined) return 0;
  if (fulfilledAt === null || month === null || !order.refundable) return 0;
  const begin = new Date(fulfilledAt);
  const end = addMonths(begin, month);
  const left = Math.max(0, daysLeft(end, new Date(since)));
  return Math.round(((order.amount - returnedOf(order)) * left) / daysLeft(end, begin));
}
