import type Stripe from 'stripe';
import { ERROR_CATALOGUE, type ErrorBody } from '@flexa/contracts/errors';
import { alerting } from '../alerts/alerts';
import { UnreadableDocument } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { subjectOf, type Subject } from './events';
import { fraudWarnings } from './fraud-warnings';
import { orderRepository } from './repository';
import { unreadable } from './unreadable';

/** Stripe's own advice; an older signature may be one that someone has kept. */
const TOLERANCE_SECONDS = 300;
/** So many bad signatures in an hour: our secret is likely not Stripe's any more. */
const BAD_SIGNATURES_MAX = 10;

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
  platform: Deps,
  ordersBy: (subject: Subject) => Promise<string[]>,
  fulfil: (sessionId: string) => Promise<unknown>,
): EventHandler {
  const { config, db, stripe, clock, log } = platform;
  const repository = orderRepository(db);
  const alerts = alerting(platform);
  const warnOfFraud = fraudWarnings(platform);
  const counted = { hour: '', times: 0 };

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

  /** Counted over all processes, and by each only as often as it takes: anybody can send these. */
  async function countBadSignature(): Promise<void> {
    const at = clock();
    const hour = at.toISOString().slice(0, 13);
    if (counted.hour !== hour) Object.assign(counted, { hour, times: 0 });
    if (counted.times >= BAD_SIGNATURES_MAX) return;
    counted.times += 1;
    if ((await repository.countBadSignature(hour, at)) < BAD_SIGNATURES_MAX) return;
    await alerts.raise({
      kind: 'webhook-signature',
      cause: hour.slice(0, 10),
      text:
        `${BAD_SIGNATURES_MAX} signatures of Stripe's events were wrong within an hour. ` +
        'Compare STRIPE_WEBHOOK_SECRET with the secret of the endpoint at Stripe.',
    });
  }

  return async (rawBody, signature) => {
    const event = verified(rawBody, signature);
    if (!event) {
      log.info('webhook signature refused');
      if (signature) {
        await countBadSignature().catch((error: unknown) => log.error('not counted', error));
      }
      return refusal('invalid-argument', 'The signature is missing, wrong or too old');
    }
    const { id, type } = event;
    const subject = subjectOf(event);
    if (subject === undefined) return { status: 200, body: { received: true } };
    try {
      if (!(await repository.isKnownEvent(id))) {
        const orders = await ordersBy(subject);
        await warnOfFraud(event, orders);
        for (const order of orders) await fulfil(order);
        await repository.rememberEvent(id, type, clock());
      }
      return { status: 200, body: { received: true } };
    } catch (error) {
      log.error('event failed', error, { event: id, type });
      if (error instanceof UnreadableDocument) await alerts.raise(unreadable(error));
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
