import Stripe from 'stripe';
import type { Config } from './config';

/** Timeout of a request to Stripe, which usually takes one or two seconds. The client's default is 80 seconds. */
const TIMEOUT_MS = 10_000;

/**
 * Creates Stripe's client. Locally only host, port and protocol differ. In a function without the key, every call
 * throws an error that names the missing secret.
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
