import Stripe from 'stripe';
import { createAlerts } from '../mail/alerts';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import { isTaxRefused } from './tax-refusals';

const { errors } = Stripe;

/** Seconds after which a caller may try again. */
const RETRY_SECONDS = 10;

/**
 * Handles Stripe's errors that don't concern the call itself. If Stripe is busy, the same call may
 * succeed in a moment, and the caller gets payments-busy. If Stripe refuses our key or can't work
 * out tax, no call can succeed, and the operator gets one alert a day with the reason.
 */
export function createStripeRefusals(platform: Pick<Platform, 'config' | 'db' | 'clock' | 'log'>) {
  const { clock, log } = platform;
  const alerts = createAlerts(platform);

  return function withRefusals<A extends unknown[], T>(work: (...args: A) => Promise<T>) {
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

/**
 * True for rate limiting, a concurrent request with the same key, no answer, and an answer without
 * information.
 */
function isBusy(error: unknown): boolean {
  return (
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeAPIError
  );
}
