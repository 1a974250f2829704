import Stripe from 'stripe';
import { isTaxRefused } from './tax-refusals';

const { errors } = Stripe;

/** Stripe finalizes, prints or accepts no quotes for this account. */
export class QuotesRefused extends Error {}

/**
 * What an error of Stripe's means for a quote that lacks nothing. Stripe has no code for an account without the plan that
 * quotes are a part of, and more than its words we don't have. One that names a parameter is a fault of our own, and
 * what it says of tax is not about quotes.
 */
export function quoteRefusal(error: unknown): unknown {
  const isRefused =
    error instanceof errors.StripePermissionError ||
    (error instanceof errors.StripeInvalidRequestError &&
      error.param === undefined &&
      !isTaxRefused(error));
  return isRefused ? new QuotesRefused(error.message, { cause: error }) : error;
}
