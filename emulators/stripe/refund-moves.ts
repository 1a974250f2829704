import { bookRefundFailure } from './balance';
import { findPathObject } from './call';
import { cancelReturn } from './cash-moves';
import { createRefusal } from './errors';
import type { Refund } from './objects';
import type { Cause, StripeAccount } from './account';

/** Statuses of a refund, each with those that can precede it. */
const MOVES = {
  pending: ['requires_action'],
  succeeded: ['pending', 'requires_action'],
  failed: ['requires_action', 'pending', 'succeeded'],
  canceled: ['requires_action'],
} as const satisfies Record<string, readonly string[]>;
export type RefundMove = keyof typeof MOVES;

export function isRefundMove(move: string | undefined): move is RefundMove {
  return move !== undefined && Object.hasOwn(MOVES, move);
}

export function moveRefund(
  account: StripeAccount,
  refund: Refund,
  to: RefundMove,
  cause: Cause,
): void {
  const from: readonly string[] = MOVES[to];
  if (!from.includes(refund.status ?? '')) {
    throw createRefusal({ message: `Refund ${refund.id} is ${refund.status}.` });
  }
  refund.status = to;
  delete refund.pending_reason;
  delete refund.next_action;
  if (to === 'pending') refund.pending_reason = 'processing';
  if (to === 'failed' || to === 'canceled') {
    refund.failure_reason = to === 'failed' ? 'expired_or_canceled_card' : 'merchant_request';
    giveToMerchant(account, refund);
  }
  account.emit('refund.updated', refund, cause);
  if (refund.charge !== null) account.emit('charge.refund.updated', refund, cause);
  if (to === 'failed') account.emit('refund.failed', refund, cause);
}

function giveToMerchant(account: StripeAccount, refund: Refund): void {
  if (refund.charge === null) {
    cancelReturn(account, refund.customer ?? '', refund.currency, refund.amount);
    return;
  }
  bookRefundFailure(account, refund);
  const charge = findPathObject(account.state.charges, 'charge', refund.charge);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
}
