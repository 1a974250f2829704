import Stripe from 'stripe';
import type { RefundReason } from '@flexa/contracts/orders';
import { AppError, createInvalidField } from '../platform/errors';
import { ACTOR, REQUEST_ID, SEATS } from './credit-notes';
import { createMoneyReturner } from './give-back';
import type { AnyOrder } from './order';

const DISPUTED = 'The bank is still deciding about this payment. Until then it can’t be refunded';

const TAKEN_BACK =
  'The bank took a part of this payment back, and Stripe refunds none of the rest. Pay it in another way';

export interface RefundRequest {
  id: string;
  /** In cents; by default everything that is left, or the price of the seats. */
  amount?: number | undefined;
  /** Seats to revoke. */
  seats?: number | undefined;
  reason?: RefundReason | undefined;
  requestId: string;
}

type Fulfil = (sessionId: string) => Promise<AnyOrder | undefined>;

/**
 * Refunds money at Stripe; the order, and the audit with it, follow from Stripe's next facts. Repeating a
 * `requestId` makes no second refund.
 *
 * @param actor person whom the audit names, null for the buyer of a deleted account
 * @throws AppError not-found, nothing-to-refund; invalid-argument for more than is left.
 */
export function createRefunder(stripe: Stripe, fulfil: Fulfil) {
  const giveBack = createMoneyReturner(stripe);
  return async (
    actor: { uid: string | null },
    { id, amount: requested, seats, reason, requestId }: RefundRequest,
  ): Promise<AnyOrder> => {
    const order = await requireOrder(id);
    const refundBy = ({ refunds }: AnyOrder) =>
      Object.values(refunds).find((refund) => refund.requestId === requestId);
    if (refundBy(order) && !order.parts) return order;
    // A request about several payments may have stopped between them.
    const alreadyRefunded = sumGivenBack(order, requestId);
    const left = order.amount - order.refunded + alreadyRefunded;
    const { paymentIntent, invoiceId } = order;
    const isPast = paymentIntent === null && invoiceId === null;
    if (order.payment !== 'paid' || isPast || left <= 0) {
      throw new AppError('nothing-to-refund');
    }
    if (order.state === 'lost') throw new AppError('nothing-to-refund');
    if (!order.refundable) {
      const isOpen = Object.values(order.disputes).includes('open');
      throw new AppError('nothing-to-refund', isOpen ? DISPUTED : TAKEN_BACK);
    }
    if (seats !== undefined && alreadyRefunded === 0) requireSeats(order, seats);
    const share = seats === undefined ? left : Math.round((order.amount * seats) / order.quantity);
    const amount = requested ?? Math.min(left, share);
    if (alreadyRefunded > 0 && alreadyRefunded >= amount) return order;
    if (amount > left)
      throw createInvalidField('amount', `Only ${left} cents are left to give back`);
    // A buyer without any payment left has no seat left either.
    if (seats !== undefined && amount === left) {
      throw createInvalidField(
        'amount',
        'That is everything left and would end every seat. Refund less',
      );
    }
    try {
      const metadata = {
        ...(actor.uid !== null && { [ACTOR]: actor.uid }),
        [REQUEST_ID]: requestId,
        ...(seats !== undefined && { [SEATS]: seats }),
      };
      await giveBack(order, {
        amount: amount - alreadyRefunded,
        metadata,
        reason,
        key: `refund-${id}-${requestId}`,
        findRefund: async () => refundBy(await requireOrder(id)),
      });
    } catch (error) {
      if (!isOvertaken(error)) throw translateError(error);
    }
    return requireOrder(id);
  };

  async function requireOrder(id: string): Promise<AnyOrder> {
    const order = await fulfil(id);
    if (!order) throw new AppError('not-found', 'There is no such order');
    return order;
  }
}

/** Returns the amount that a request has refunded so far. */
function sumGivenBack({ refunds }: AnyOrder, requestId: string): number {
  return Object.values(refunds)
    .filter((refund) => !refund.failed && refund.requestId === requestId)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Refunding all seats requires a refund of everything that is left. */
function requireSeats({ quantity, seatsRefunded = 0 }: AnyOrder, seats: number): void {
  const most = quantity - seatsRefunded - 1;
  if (seats <= most) return;
  throw createInvalidField(
    'seats',
    most > 0
      ? `At most ${most} seats can be taken back. For all of them, refund the whole order`
      : 'Only one seat is left. To take it back, refund the whole order',
  );
}

/** True if the same request was sent twice, and less was left by then. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/**
 * Translates errors about changes at Stripe since we read the order. Any other error isn't the
 * caller's fault.
 */
function translateError(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return error;
  if (error.code === 'charge_already_refunded') return new AppError('nothing-to-refund');
  if (error.code === 'charge_disputed') return new AppError('nothing-to-refund', DISPUTED);
  if (error.param === 'amount')
    return createInvalidField('amount', 'Less than that is left to refund');
  return error;
}
