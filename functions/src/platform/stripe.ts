import Stripe from 'stripe';
import type { Config } from './config';

/**
 * Stripe's own client; locally only host, port and protocol differ. In a function that does not hold
 * the key every call is an error that says so.
 */
export function stripeClient({ secretKey, apiBase }: Config['stripe']): Stripe {
  if (secretKey === null) return new Proxy({} as Stripe, { get: refuse });
  if (!apiBase) return new Stripe(secretKey, { maxNetworkRetries: 2 });
  const protocol = apiBase.protocol === 'https:' ? 'https' : 'http';
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    protocol,
    host: apiBase.hostname,
    port: apiBase.port || (protocol === 'https' ? 443 : 80),
  });
}

function refuse(): never {
  throw new Error('STRIPE_SECRET_KEY is not a secret of this function (platform/secrets.ts)');
}
