import Stripe from 'stripe';
import type { ParsedInput } from '@flexa/contracts/operations';
import { AppError, invalidField } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import { ACTOR } from './facts';
import type { OrderDocument } from './order';

const DISPUTED = 'The bank decides about this payment; Stripe gives nothing back meanwhile';

type Fulfil = (sessionId: string) => Promise<OrderDocument | undefined>;

/**
 * Gives money back at Stripe; the order follows from what Stripe then says, the audit with it. The
 * key tells Stripe which refund of the order this is, so a second click at once is the same one.
 *
 * @throws AppError not-found, nothing-to-refund; invalid-argument for more than is left.
 */
export function refunder(stripe: Stripe, fulfil: Fulfil) {
  return async (
    admin: Caller,
    { id, amount: wish }: ParsedInput<'refundOrder'>,
  ): Promise<OrderDocument> => {
    const order = await current(id);
    const left = order.amount - order.refunded;
    const { paymentIntent } = order;
    if (order.payment !== 'paid' || paymentIntent === null || left <= 0) {
      throw new AppError('nothing-to-refund');
    }
    if (order.state === 'disputed') throw new AppError('nothing-to-refund', DISPUTED);
    if (order.state === 'lost') throw new AppError('nothing-to-refund');
    const amount = wish ?? left;
    if (amount > left) throw invalidField('amount', `Only ${left} cents are left to give back`);
    try {
      await stripe.refunds.create(
        { payment_intent: paymentIntent, amount, metadata: { [ACTOR]: admin.uid } },
        { idempotencyKey: `refund-${id}-${Object.keys(order.refunds).length}-${amount}` },
      );
    } catch (error) {
      if (!isOvertaken(error)) throw refusalOf(error);
    }
    return current(id);
  };

  async function current(id: string): Promise<OrderDocument> {
    const order = await fulfil(id);
    if (!order) throw new AppError('not-found', 'There is no such order');
    return order;
  }
}

/** Another admin gave back the same at this moment. */
function isOvertaken(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

/** What changed at Stripe since we looked; any other error is none of the caller's. */
function refusalOf(error: unknown): unknown {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return error;
  if (error.code === 'charge_already_refunded') return new AppError('nothing-to-refund');
  if (error.code === 'charge_disputed') return new AppError('nothing-to-refund', DISPUTED);
  if (error.param === 'amount')
    return invalidField('amount', 'Less than that is left to give back');
  return error;
}
