import Stripe from 'stripe';
import type { Config } from './config';

/** Stripe's own client; locally only host, port and protocol differ. */
export function stripeClient({ secretKey, apiBase }: Config['stripe']): Stripe {
  if (!apiBase) return new Stripe(secretKey, { maxNetworkRetries: 2 });
  const protocol = apiBase.protocol === 'https:' ? 'https' : 'http';
  return new Stripe(secretKey, {
    maxNetworkRetries: 2,
    protocol,
    host: apiBase.hostname,
    port: apiBase.port || (protocol === 'https' ? 443 : 80),
  });
}
