import Stripe from 'stripe';

/** Recognises an account without Stripe Tax by the message, because Stripe has no code for it. */
export function isTaxRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && /automatic tax/i.test(error.message)
  );
}
