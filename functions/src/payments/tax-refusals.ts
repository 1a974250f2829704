import Stripe from 'stripe';

/** Stripe has no code for an account that is not set up for Stripe Tax: its words name what it is about. */
export function isTaxRefused(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && /automatic tax/i.test(error.message)
  );
}
