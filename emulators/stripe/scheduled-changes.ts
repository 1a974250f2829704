import { bookCharge } from './balance';
import { expireDue, settleDelayedPayment } from './checkout';
import type { ScheduledChange } from './objects';
import { moveRefund } from './refund-moves';
import { verifyTaxId } from './tax-ids';
import type { StripeAccount } from './account';

/** Runs the scheduled changes that are due, in the order of their times. */
export function runDueChanges(account: StripeAccount): void {
  expireDue(account);
  const now = account.now();
  const { due } = account.state;
  const reached = due.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at);
  if (reached.length === 0) return;
  due.splice(0, due.length, ...due.filter(({ at }) => at > now));
  for (const each of reached) applyChange(account, each);
}

function applyChange(account: StripeAccount, due: ScheduledChange): void {
  if (due.kind === 'payment') {
    const session = account.state.sessions.get(due.session);
    if (session) settleDelayedPayment(account, session, due);
    return;
  }
  if (due.kind === 'fee') {
    const charge = account.state.charges.get(due.charge);
    if (!charge) return;
    bookCharge(account, charge);
    account.emit('charge.updated', charge, null);
    return;
  }
  if (due.kind === 'tax-id') {
    verifyTaxId(account, due.taxId);
    return;
  }
  const refund = account.state.refunds.get(due.refund);
  // An earlier cancellation or failure stays.
  if (refund?.status === 'canceled' || refund?.status === 'failed') return;
  if (refund && refund.status !== due.to) moveRefund(account, refund, due.to, null);
}
