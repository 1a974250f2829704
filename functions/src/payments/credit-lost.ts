import { addMonths, countRemainingDays } from '@flexa/contracts/calendar';
import { computeReturned } from '@flexa/contracts/orders';
import type { AnyOrder } from './order';

type Owing = Pick<
  AnyOrder,
  | 'amount'
  | 'creditStatus'
  | 'fulfilledAt'
  | 'month'
  | 'refundable'
  | 'refunded'
  | 'refunds'
  | 'state'
  | 'takenBack'
  | 'noticeTimes'
  | 'unusedRefusals'
  | 'upgrades'
>;

/** Key of the notice and of the refund for a membership whose credit was taken back. */
export const CREDIT_LOST = 'credit-lost';
/** Key of the notice that this refund could not be made. */
export const CREDIT_LOST_UNPAID = 'credit-lost-unpaid';

/** Attempts after which a refund that Stripe refuses is left to the operator; the hourly job makes one per hour. */
export const UNUSED_TRIES = 24;

/**
 * True if the payment behind an upgrade's credit was refunded or lost while we still have the
 * upgrade's own payment. Its membership has ended.
 */
export function hasLostCredit(order: Owing): boolean {
  const { upgrades, creditStatus, fulfilledAt, state, amount } = order;
  const isLost = creditStatus === 'refunded' || creditStatus === 'lost';
  const isKept = state === 'paid' || state === 'partially-refunded';
  return (
    upgrades !== undefined &&
    isLost &&
    fulfilledAt !== null &&
    isKept &&
    computeReturned(order) < amount
  );
}

/** Returns the refund to make now, in cents; zero once it is made, and after the last try. */
export function computeUnusedRefund(order: Owing): number {
  return hasTriesLeft(order) ? computeOwedRefund(order) : 0;
}

/** Returns the amount that Stripe refused to refund in the last attempt, in cents. */
export function computeRefusedRefund(order: Owing): number {
  return hasTriesLeft(order) ? 0 : computeOwedRefund(order);
}

function hasTriesLeft({ unusedRefusals = 0 }: Owing): boolean {
  return unusedRefusals < UNUSED_TRIES;
}

/** Marks the order for the hourly job until the refund is made. */
export function markRefundDue<T extends AnyOrder>(order: T): T {
  const refundDue = computeUnusedRefund(order) > 0;
  return refundDue || order.refundDue !== undefined ? { ...order, refundDue } : order;
}

/** Returns the share of the order's own payment for the days that were left when the operator was alerted. */
function computeOwedRefund(order: Owing): number {
  const since = order.noticeTimes[CREDIT_LOST];
  const { fulfilledAt, month, refunds } = order;
  const isAsked = Object.values(refunds).some(({ requestId }) => requestId === CREDIT_LOST);
  if (!hasLostCredit(order) || isAsked || since === undefined) return 0;
  if (fulfilledAt === null || month === null || !order.refundable) return 0;
  const begin = new Date(fulfilledAt);
  const end = addMonths(begin, month);
  const left = Math.max(0, countRemainingDays(end, new Date(since)));
  return Math.round(
    ((order.amount - computeReturned(order)) * left) / countRemainingDays(end, begin),
  );
}
