import type Stripe from 'stripe';
import { createAlerts } from '../mail/alerts';
import { UnreadableDocument } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { createEventAlert } from './event-alerts';
import { EVENT_TYPE_PARTS, readSubject, UnknownEventShape, type Subject } from './events';
import { createFraudWarnings } from './fraud-warnings';
import { createMissingNotes } from './missing-notes';
import type { OpenOrder } from './open-checkouts';
import type { openInvoices } from './open-invoices';
import type { AnyOrder } from './order';
import { createOrderRepository } from './repository';
import { createUnreadableAlert } from './unreadable';

/** Stripe keeps its events for thirty days. */
const EVENTS_KEPT_MS = 30 * 24 * 60 * 60 * 1000;
/** Overlap that is read again, because an event can appear in Stripe's list later than its time. */
const OVERLAP_MS = 10 * 60 * 1000;
/** Subjects after which the progress is stored, in case the run is interrupted. */
const CHUNK = 50;
/** Maximum number of entries on one page of a Stripe list. */
const PAGE = 100;

/**
 * A Checkout Session is open for at most 24 hours (docs.stripe.com/api/checkout/sessions/create, expires_at);
 * Stripe may report it for another day.
 */
const UNPAID_MS = 48 * 60 * 60 * 1000;

/** Age at which a VAT number without an answer from the authority stays pending. */
const VERIFIED_MS = 30 * 24 * 60 * 60 * 1000;

/** Age at which the request that created an invoice has sent it, or failed to. */
const UNSENT_MS = 5 * 60 * 1000;

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

interface Actions extends ReturnType<typeof openInvoices> {
  refundWithdrawn(id: string): Promise<void>;
  /** Makes orders unpayable. */
  expire(open: readonly OpenOrder[]): Promise<void>;
}

/**
 * Processes events that never arrived. Events that Stripe lists since the last run go through the same fulfilment,
 * and so do orders that wait for a bank or were missed. The run also ends overdue invoices, sends unsent ones,
 * refunds withdrawn orders and closes orders of deleted buyers. A failure is repeated in the next run and delays
 * nothing else.
 */
export function createReconciliation(
  platform: Deps,
  ordersBy: (subject: Subject) => Promise<string[]>,
  fulfil: (orderId: string, options?: { retriesRefund: true }) => Promise<AnyOrder | undefined>,
  { send, followUp, refundWithdrawn, expire }: Actions,
): () => Promise<void> {
  const { db, stripe, clock, log } = platform;
  const repository = createOrderRepository(db);
  const alerts = createAlerts(platform);
  const warnOfFraud = createFraudWarnings(platform);
  const writeNotes = createMissingNotes(platform, repository);

  /** Returns false if the subject must be retried. */
  async function settle(subject: Subject): Promise<boolean> {
    try {
      for (const id of await ordersBy(subject)) {
        const order = await fulfil(id);
        if (order && (await followUp(order))) await fulfil(id);
      }
      return true;
    } catch (error) {
      log.error('order not reconciled', error, { subject });
      if (error instanceof UnreadableDocument) await alerts.raise(createUnreadableAlert(error));
      return false;
    }
  }

  /** Returns undefined for an event with an unknown shape, to which the operator is alerted. */
  async function readEvent(
    event: Stripe.Event,
  ): Promise<{ subject: Subject | undefined } | undefined> {
    try {
      return { subject: readSubject(event) };
    } catch (error) {
      if (!(error instanceof UnknownEventShape)) throw error;
      log.error('event not read', error, { event: event.id, type: event.type });
      await alerts.raise(createEventAlert('shape', error.message, clock()));
      return undefined;
    }
  }

  /** Without its order, a warning still names the charge. */
  async function warn(event: Stripe.Event, subject: Subject | undefined): Promise<void> {
    if (event.type !== 'radar.early_fraud_warning.created') return;
    await warnOfFraud(event, subject === undefined ? [] : await findOrders(subject));
  }

  async function findOrders(subject: Subject): Promise<string[]> {
    try {
      return await ordersBy(subject);
    } catch (error) {
      log.error('order of a fraud warning not found', error, { subject });
      return [];
    }
  }

  async function settleAll(subjects: Iterable<Subject>): Promise<Subject[]> {
    const failed: Subject[] = [];
    for (const subject of new Set(subjects)) if (!(await settle(subject))) failed.push(subject);
    return failed;
  }

  async function sendUnsent(before: Date): Promise<void> {
    for (const id of await repository.findUnsent(before)) {
      await send(id).catch((error: unknown) => log.error('invoice not sent', error, { order: id }));
    }
  }

  /** Refunds withdrawn orders whose refund failed or was never tried. */
  async function refundAllWithdrawn(): Promise<void> {
    for (const id of await repository.findWithdrawnUnpaid()) {
      try {
        await refundWithdrawn(id);
      } catch (error) {
        log.error('withdrawn order not refunded', error, { order: id });
        if (error instanceof UnreadableDocument) await alerts.raise(createUnreadableAlert(error));
      }
    }
  }

  /** Refunds unused days that Stripe has refused to refund so far. */
  async function retryRefunds(): Promise<void> {
    for (const id of await repository.withRefundDue()) {
      try {
        await fulfil(id, { retriesRefund: true });
      } catch (error) {
        log.error('unused days not refunded', error, { order: id });
        if (error instanceof UnreadableDocument) await alerts.raise(createUnreadableAlert(error));
      }
    }
  }

  async function writeMissingNotes(): Promise<void> {
    for (const id of await repository.withNoteDue()) {
      try {
        const order = await fulfil(id);
        if (!order?.noteDue) continue;
        await writeNotes(order);
        await fulfil(id);
      } catch (error) {
        log.error('credit note not written', error, { order: id });
        if (error instanceof UnreadableDocument) await alerts.raise(createUnreadableAlert(error));
      }
    }
  }

  /** Returns the events oldest first. */
  async function listEventsSince(moment: number): Promise<Stripe.Event[]> {
    const created = { gte: Math.floor(moment / 1000) };
    const events: Stripe.Event[] = [];
    for (const types of EVENT_TYPE_PARTS) {
      const list = stripe.events.list({ types, created, limit: PAGE });
      for await (const event of list) events.push(event);
    }
    return events.reverse().sort((a, b) => a.created - b.created);
  }

  return async () => {
    const start = clock().getTime();
    const cursor = await repository.cursor();
    const seenTo = cursor?.seenTo ?? new Date(start - EVENTS_KEPT_MS);
    const listed = await listEventsSince(seenTo.getTime() - OVERLAP_MS);
    // The webhook records an event once it is handled.
    const handledIds = await repository.findKnownEvents(listed.map(({ id }) => id));
    const events = listed.filter(({ id }) => !handledIds.has(id));
    let failed = await settleAll(cursor?.failed ?? []);
    for (let from = 0; from < events.length; from += CHUNK) {
      const chunk = events.slice(from, from + CHUNK);
      const subjects: Subject[] = [];
      for (const event of chunk) {
        const read = await readEvent(event);
        if (!read) continue;
        await warn(event, read.subject);
        if (read.subject !== undefined) subjects.push(read.subject);
      }
      failed = [...new Set([...failed, ...(await settleAll(subjects))])];
      const last = chunk.at(-1);
      if (last) await repository.moveCursor({ seenTo: new Date(last.created * 1000), failed });
    }
    await repository.moveCursor({ seenTo: new Date(start), failed });

    const unpaidSince = new Date(start - UNPAID_MS);
    const abandoned = await repository.findAbandoned();
    await expire(abandoned);
    const waiting = [
      ...(await repository.findWaiting(unpaidSince)),
      ...abandoned.map(({ id }) => id),
    ];
    const unverified = await repository.withPendingTaxId(new Date(start - VERIFIED_MS));
    const stillFailing = await settleAll([...waiting, ...unverified]);
    await retryRefunds();
    await sendUnsent(new Date(start - UNSENT_MS));
    await refundAllWithdrawn();
    await writeMissingNotes();
    log.info('orders reconciled', {
      events: events.length,
      waiting: waiting.length,
      failed: failed.length + stillFailing.length,
    });
  };
}
