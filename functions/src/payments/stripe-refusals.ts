import Stripe from 'stripe';
import { alerting } from '../alerts/alerts';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { isTaxRefused } from './tax-refusals';

const { errors } = Stripe;

/** Seconds after which a caller may try again. */
const RETRY_SECONDS = 10;

/**
 * Says what an error of Stripe's means that is not about the call itself. Where Stripe is busy the same
 * call may succeed in a moment, and the caller is told so. Where it refuses our key no call can
 * succeed: the operator is told, once a day, what the key lacks.
 */
export function stripeRefusals(platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log'>) {
  const { clock, log } = platform;
  const alerts = alerting(platform);

  return function telling<A extends unknown[], T>(work: (...args: A) => Promise<T>) {
    return async (...args: A): Promise<T> => {
      try {
        return await work(...args);
      } catch (error) {
        if (isKeyRefused(error)) {
          await alerts.raise({
            kind: 'stripe-key',
            cause: clock().toISOString().slice(0, 10),
            text: `Stripe refuses STRIPE_SECRET_KEY, so nobody can pay. It says: ${error.message}`,
          });
        }
        if (isTaxRefused(error)) {
          await alerts.raise({
            kind: 'stripe-tax',
            cause: clock().toISOString().slice(0, 10),
            text: `Stripe can't work out tax, so nobody can pay. It says: ${String(error)}`,
          });
        }
        if (!isBusy(error)) throw error;
        log.error('stripe is busy', error);
        throw new AppError('payments-busy', undefined, undefined, RETRY_SECONDS);
      }
    };
  };
}

function isKeyRefused(error: unknown): error is Error {
  return (
    error instanceof errors.StripePermissionError ||
    error instanceof errors.StripeAuthenticationError
  );
}

/** Too many requests, the same one still under way, no answer, or one that says nothing. */
function isBusy(error: unknown): boolean {
  return (
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError
  );
}
