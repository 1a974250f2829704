import type Stripe from 'stripe';
import { z } from 'zod';
import { ERROR_CATALOGUE, type ErrorBody } from '@flexa/contracts/errors';
import { createAlerts } from '../mail/alerts';
import { UnreadableDocument } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { createEventAlert, type EventFault } from './event-alerts';
import { readSubject, UnknownEventShape, type Subject } from './events';
import { createFraudWarnings } from './fraud-warnings';
import { ignoreMissing } from './missing';
import { createOrderRepository } from './repository';
import { createUnreadableAlert } from './unreadable';

/** Stripe's own recommendation; an older signature may have been recorded by someone. */
const TOLERANCE_SECONDS = 300;
/** Wrong signatures per hour after which our secret has likely changed. */
const BAD_SIGNATURES_MAX = 10;

export interface WebhookAnswer {
  status: number;
  body: object;
}

/** Handles the raw body, because the signature covers it. */
export type EventHandler = (
  rawBody: Buffer,
  signature: string | undefined,
) => Promise<WebhookAnswer>;

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

/** A thin event, which names an object and does not hold it (docs.stripe.com/event-destinations). */
const THIN = 'v2.core.event';

/** The parts of an event that every API version has. */
const eventSchema = z.looseObject({
  id: z.string().min(1),
  object: z.literal('event'),
  type: z.string().min(1),
  livemode: z.boolean(),
  data: z.looseObject({ object: z.looseObject({}) }),
});

/** An event that Stripe signed and that can change nothing until an operator changes a setting. */
class FaultyEvent extends Error {
  constructor(
    readonly fault: EventFault,
    readonly detail: string,
  ) {
    super(detail);
  }
}

/**
 * Handles Stripe's events. An event only signals that a payment changed; the facts come from Stripe itself, so
 * events may come twice, concurrently and in any order. The work is done before the answer. If it fails, the answer
 * is an error and Stripe resends the event for three days. An event that no retry can help until a setting changes
 * is refused with 400, and the operator gets one alert a day.
 */
export function handleStripeEvent(
  platform: Deps,
  ordersBy: (subject: Subject) => Promise<string[]>,
  fulfil: (sessionId: string) => Promise<unknown>,
): EventHandler {
  const { config, db, stripe, clock, log } = platform;
  const repository = createOrderRepository(db);
  const alerts = createAlerts(platform);
  const warnOfFraud = createFraudWarnings(platform);
  const badSignatures = { hour: '', times: 0 };
  const isLive = /^[sr]k_live_/.test(config.stripe.secretKey ?? '');

  function isSigned(rawBody: Buffer, signature: string | undefined): boolean {
    if (!signature || !stripe.webhooks.signature) return false;
    try {
      return stripe.webhooks.signature.verifyHeader(
        rawBody,
        signature,
        config.stripe.webhookSecret,
        TOLERANCE_SECONDS,
        undefined,
        clock().getTime(),
      );
    } catch {
      return false;
    }
  }

  /** Counts across all processes, and only as often as needed, because anyone can send these. */
  async function countBadSignature(): Promise<void> {
    const at = clock();
    const hour = at.toISOString().slice(0, 13);
    if (badSignatures.hour !== hour) Object.assign(badSignatures, { hour, times: 0 });
    if (badSignatures.times >= BAD_SIGNATURES_MAX) return;
    badSignatures.times += 1;
    if ((await repository.countBadSignature(hour, at)) < BAD_SIGNATURES_MAX) return;
    await alerts.raise({
      kind: 'webhook-signature',
      cause: hour.slice(0, 10),
      text:
        `${BAD_SIGNATURES_MAX} signatures of Stripe's events were wrong within an hour. ` +
        'Compare STRIPE_WEBHOOK_SECRET with the secret of the endpoint at Stripe.',
    });
  }

  /** @throws FaultyEvent for an event of another Stripe account or mode */
  function parseEvent(rawBody: Buffer): Stripe.Event {
    const payload = parseJson(rawBody);
    if (isThin(payload)) throw new FaultyEvent('thin', 'This endpoint takes snapshot events');
    const parsed = eventSchema.safeParse(payload);
    if (!parsed.success) throw new FaultyEvent('shape', 'This event has an unknown shape');
    if (parsed.data.livemode !== isLive) {
      const [eventMode, keyMode] = isLive ? ['test', 'live'] : ['live', 'test'];
      throw new FaultyEvent('mode', `An event of ${eventMode} mode came to a ${keyMode} key`);
    }
    // Each type's own fields are checked where they are read.
    return parsed.data as unknown as Stripe.Event;
  }

  /**
   * Fulfils the orders that the event is about.
   *
   * @throws FaultyEvent if neither they nor the event belong to the account of our key
   */
  async function follow(event: Stripe.Event, subject: Subject): Promise<void> {
    const { id } = event;
    const knownOrders: string[] = [];
    for (const order of await ordersBy(subject)) {
      if ((await fulfil(order)) !== undefined) knownOrders.push(order);
    }
    if (knownOrders.length === 0 && !(await ignoreMissing(stripe.events.retrieve(id)))) {
      throw new FaultyEvent('account', `Event ${id} is not of the account of our key`);
    }
    await warnOfFraud(event, knownOrders);
  }

  async function take(event: Stripe.Event): Promise<WebhookAnswer> {
    const { id, type } = event;
    const subject = readSubject(event);
    if (subject !== undefined && !(await repository.isKnownEvent(id))) {
      await follow(event, subject);
      await repository.rememberEvent(id, type, clock());
    }
    return { status: 200, body: { received: true } };
  }

  async function refuse(fault: EventFault, detail: string): Promise<WebhookAnswer> {
    log.error('event refused', new Error(detail), { fault });
    // The next attempt raises the alert if this one can't.
    await alerts
      .raise(createEventAlert(fault, detail, clock()))
      .catch((error: unknown) => log.error('alert not raised', error));
    return createRefusal('invalid-argument', detail);
  }

  return async (rawBody, signature) => {
    if (!isSigned(rawBody, signature)) {
      log.info('webhook signature refused');
      if (signature) {
        await countBadSignature().catch((error: unknown) => log.error('not counted', error));
      }
      return createRefusal('invalid-argument', 'The signature is missing, wrong or too old');
    }
    let event: Stripe.Event | undefined;
    try {
      event = parseEvent(rawBody);
      return await take(event);
    } catch (error) {
      if (error instanceof FaultyEvent) return refuse(error.fault, error.detail);
      if (error instanceof UnknownEventShape) return refuse('shape', error.message);
      log.error('event failed', error, { event: event?.id ?? 'none', type: event?.type ?? 'none' });
      if (error instanceof UnreadableDocument) await alerts.raise(createUnreadableAlert(error));
      return createRefusal('internal');
    }
  };
}

function parseJson(rawBody: Buffer): unknown {
  try {
    return JSON.parse(rawBody.toString('utf8'));
  } catch {
    return undefined;
  }
}

function isThin(payload: unknown): boolean {
  return (
    typeof payload === 'object' &&
    payload !== null &&
    'object' in payload &&
    payload.object === THIN
  );
}

export function createRefusal(
  code: ErrorBody['code'],
  message: string = ERROR_CATALOGUE[code].message,
): WebhookAnswer {
  return { status: ERROR_CATALOGUE[code].status, body: { code, message } satisfies ErrorBody };
}
