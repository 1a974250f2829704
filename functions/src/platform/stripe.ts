import Stripe from 'stripe';
import type { Config } from './config';

/** Milliseconds for one request to Stripe, which usually takes one or two seconds; its client waits 80 s by default. */
const TIMEOUT_MS = 10_000;

/**
 * Stripe's own client; locally only host, port and protocol differ. In a function that does not hold
 * the key every call is an error that says so.
 */
export function createStripeClient(
  { secretKey, apiBase }: Config['stripe'],
  timeoutMs: number = TIMEOUT_MS,
): Stripe {
  if (secretKey === null) return new Proxy({} as Stripe, { get: refuse });
  const options = { maxNetworkRetries: 2, timeout: timeoutMs };
  if (!apiBase) return new Stripe(secretKey, options);
  const protocol = apiBase.protocol === 'https:' ? 'https' : 'http';
  return new Stripe(secretKey, {
    ...options,
    protocol,
    host: apiBase.hostname,
    port: apiBase.port || (protocol === 'https' ? 443 : 80),
  });
}

function refuse(): never {
  throw new Error('STRIPE_SECRET_KEY is not a secret of this function (platform/functions.ts)');
}
