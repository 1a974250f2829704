import type Stripe from 'stripe';
import { idOf } from './expandable';

/**
 * What we hear of from Stripe: the endpoint's list there, and what the hourly job asks for (Stripe
 * takes twenty types at most). A refund can fail days later, and then the money is with us again.
 */
export const EVENT_TYPES = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][];

/** What an event is about: a Checkout Session (`cs_`) or a payment intent (`pi_`). */
export type Subject = string;

/** Undefined for an event that changes no order. */
export function subjectOf(event: Stripe.Event): Subject | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return event.data.object.id;
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
    case 'charge.dispute.closed':
      return idOf(event.data.object.payment_intent) ?? undefined;
    default:
      return undefined;
  }
}

/** The Checkout Sessions a subject stands for; none where it was paid in another way. */
export async function sessionsOf(stripe: Stripe, subject: Subject): Promise<string[]> {
  if (subject.startsWith('cs_')) return [subject];
  const found = await stripe.checkout.sessions.list({ payment_intent: subject });
  return found.data.map(({ id }) => id);
}
