import type Stripe from 'stripe';
import { ERROR_CATALOGUE, type ErrorBody } from '@flexa/contracts/errors';
import type { Platform } from '../platform/platform';
import { idOf } from './facts';
import { orderRepository } from './repository';

/** Stripe's own advice; an older signature may be one that somebody has kept. */
const TOLERANCE_SECONDS = 300;

export interface WebhookAnswer {
  status: number;
  body: object;
}

/** Takes the body as it came over the wire, by which it was signed. */
export type EventHandler = (
  rawBody: Buffer,
  signature: string | undefined,
) => Promise<WebhookAnswer>;

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

/**
 * Stripe's events. One says only that there is news of a payment: what it is comes from Stripe
 * itself, so events may come twice, at once and in any order. The work is done before the answer;
 * where it fails the answer is a 500 and Stripe sends the event again, for three days.
 */
export function handleStripeEvent(
  { config, db, stripe, clock, log }: Deps,
  fulfil: (sessionId: string) => Promise<unknown>,
): EventHandler {
  const repository = orderRepository(db);

  function verified(rawBody: Buffer, signature: string | undefined): Stripe.Event | undefined {
    if (!signature) return undefined;
    try {
      return stripe.webhooks.constructEvent(
        rawBody,
        signature,
        config.stripe.webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        clock().getTime(),
      );
    } catch {
      return undefined;
    }
  }

  async function sessionsOf(news: News): Promise<string[]> {
    if (news.sessionId !== undefined) return [news.sessionId];
    if (news.paymentIntent === null) return [];
    const found = await stripe.checkout.sessions.list({ payment_intent: news.paymentIntent });
    return found.data.map(({ id }) => id);
  }

  return async (rawBody, signature) => {
    const event = verified(rawBody, signature);
    if (!event) {
      log.info('webhook signature refused');
      return refusal('invalid-argument', 'The signature is missing, wrong or too old');
    }
    const { id, type } = event;
    const news = newsOf(event);
    if (!news) return { status: 200, body: { received: true } };
    try {
      if (!(await repository.isKnownEvent(id))) {
        const sessions = await sessionsOf(news);
        // A payment taken in another way than through Checkout.
        if (sessions.length === 0)
          log.info('event without a checkout session', { event: id, type });
        for (const session of sessions) await fulfil(session);
        await repository.rememberEvent(id, type, clock());
      }
      return { status: 200, body: { received: true } };
    } catch (error) {
      log.error('event failed', error, { event: id, type });
      return refusal('internal');
    }
  };
}

export function refusal(
  code: ErrorBody['code'],
  message: string = ERROR_CATALOGUE[code].message,
): WebhookAnswer {
  return { status: ERROR_CATALOGUE[code].status, body: { code, message } satisfies ErrorBody };
}

type News = { sessionId: string } | { sessionId?: undefined; paymentIntent: string | null };

/**
 * What an event is about; undefined for one that changes no order. A refund can fail days later, and
 * then the money is with us again.
 */
function newsOf(event: Stripe.Event): News | undefined {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
      return { sessionId: event.data.object.id };
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.closed':
      return { paymentIntent: idOf(event.data.object.payment_intent) };
    default:
      return undefined;
  }
}
