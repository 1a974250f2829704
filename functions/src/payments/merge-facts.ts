import { TRANSFER_DAYS } from '@flexa/contracts/invoice-terms';
import type { OrderState } from '@flexa/contracts/orders';
import type { Books } from './books';
import type { PaymentFacts } from './facts';
import { mergeMovements, listMonths } from './movements';
import { countSeats, removeAddress, type AnyOrder, type OrderDocument } from './order';
import { PAYMENTS, countSeatsTakenBack } from './progress';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Merges Stripe's facts into the order. The facts must have been read after the order: then the latest facts win,
 * and a write that fails if the order has changed (repository.ts) keeps stale facts out. A payment never goes back,
 * and refunds and disputes never vanish, so these are kept if an answer lacks them.
 */
export function mergeFacts<T extends AnyOrder>(order: T, facts: PaymentFacts): T {
  const payment = pickFurther(order.payment, facts.payment);
  // The amount due may change until the payment.
  const hasLines = facts.lines.length > 0 || order.lines.length === 0;
  const isNews = payment === facts.payment && hasLines;
  const { amount, currency, lines } = isNews ? facts : order;
  const refunds = { ...order.refunds, ...facts.refunds };
  const refunded = Object.values(refunds)
    .filter(({ failed }) => !failed)
    .reduce((sum, refund) => sum + refund.amount, 0);
  const seatsRefunded = countSeatsTakenBack(refunds);
  const hasFailed = Object.values(refunds).some(({ failed, cancelled }) => failed && !cancelled);
  const movements = mergeMovements(order.movements, facts.movements).filter(
    ({ id }) => !isUndone(id, facts),
  );
  const merged = {
    ...order,
    amount,
    currency,
    lines,
    quantity: countSeats(lines),
    payment,
    ...(facts.failedDebit !== undefined && { failedDebit: facts.failedDebit }),
    ...(facts.isCredited && { credited: true as const }),
    ...(facts.isCreditedAfterPart && { held: true as const }),
    ...buildReceived(order, facts),
    ...(facts.parts && { parts: facts.parts }),
    refunds,
    refunded,
    // Written as 0 if a refund that revoked seats has failed since.
    ...((seatsRefunded > 0 || order.seatsRefunded !== undefined) && { seatsRefunded }),
    refundFailed: hasFailed && refunded < amount,
    disputes: { ...order.disputes, ...facts.disputes },
    takenBack: Object.keys(facts.disputes).length > 0 ? facts.takenBack : order.takenBack,
    refundable: facts.refundable,
    movements,
    movedIn: listMonths(movements),
    ...(isNews ? mergeBooks(order, facts) : {}),
    paymentIntent: facts.paymentIntent ?? order.paymentIntent,
    paidAt: order.paidAt ?? (payment === 'paid' ? facts.paidAt : null),
  };
  const stated = { ...merged, state: deriveState(merged) };
  return order.uid === null ? removeAddress(stated) : stated;
}

/**
 * Ends an order whose bank transfer is overdue. Stripe lets nobody cancel the payment of a completed Checkout
 * (docs.stripe.com/api/payment_intents/cancel), so a transfer that arrives later still makes the order paid.
 */
export function endTransfer<T extends AnyOrder>(
  order: T,
  { awaitsTransfer = false }: PaymentFacts,
  at: Date,
): T {
  const end = Date.parse(order.createdAt) + TRANSFER_DAYS * DAY_MS;
  if (order.payment !== 'processing' || !awaitsTransfer || at.getTime() < end) return order;
  return { ...order, payment: 'expired', state: 'expired', transferEnded: true };
}

/** True for a refund that failed or was cancelled before anything left the balance; the books omit it. */
function isUndone(id: string, { refunds, movements }: PaymentFacts): boolean {
  return refunds[id]?.failed === true && !movements.some((movement) => movement.id === id);
}

/** Keeps the last status of a VAT number that the customer has replaced. */
function mergeBooks({ taxId, taxIdStatus }: AnyOrder, { books }: PaymentFacts): Books {
  if (books.taxIdStatus !== null || books.taxId !== taxId) return books;
  return { ...books, taxIdStatus };
}

/** Adds nothing to an order whose transfers were never short. */
function buildReceived(order: AnyOrder, { received = 0 }: PaymentFacts) {
  return received > 0 || order.received !== undefined ? { received } : {};
}

function pickFurther(a: OrderDocument['payment'], b: OrderDocument['payment']) {
  return PAYMENTS.indexOf(a) >= PAYMENTS.indexOf(b) ? a : b;
}

type StateParts = Pick<OrderDocument, 'payment' | 'amount' | 'refunded' | 'disputes' | 'takenBack'>;

/** A dispute that took less than half of the rest counts as a partial refund. */
function deriveState({ payment, amount, refunded, disputes, takenBack }: StateParts): OrderState {
  if (payment !== 'paid') return payment;
  const all = Object.values(disputes);
  if (refunded > 0 && refunded >= amount) return 'refunded';
  const isPart = takenBack > 0 && takenBack * 2 < amount - refunded;
  if (all.includes('lost') && !isPart) return 'lost';
  if (all.includes('open')) return 'disputed';
  return refunded + takenBack > 0 ? 'partially-refunded' : 'paid';
}
