import type Stripe from 'stripe';
import type { OrderKind } from '@flexa/contracts/orders';
import { readSessionFacts, type PaymentFacts } from './facts';
import { readIntentFacts } from './intent-facts';
import { readInvoiceFacts } from './invoice-facts';

/** Reads Stripe's current facts about an order; undefined if Stripe doesn't know it. */
export function readFacts(
  stripe: Stripe,
  id: string,
  kind: OrderKind,
): Promise<PaymentFacts | undefined> {
  switch (kind) {
    case 'checkout':
      return readSessionFacts(stripe, id);
    case 'invoice':
      return readInvoiceFacts(stripe, id);
    case 'unowned':
      return readIntentFacts(stripe, id);
  }
}

/** Decides the kind of an order that isn't stored yet, by the prefix of its id at Stripe. */
export function parseOrderKind(id: string): OrderKind {
  if (id.startsWith('in_')) return 'invoice';
  return id.startsWith('pi_') ? 'unowned' : 'checkout';
}
