import Stripe from 'stripe';
import { createAlerts } from '../mail/alerts';
import type { Platform } from '../platform/platform';
import { REQUEST_ID } from './credit-notes';
import type { AnyOrder } from './order';

/** Time in milliseconds after which a refund request has certainly ended. */
const ENDED_MS = 5 * 60 * 1000;

/**
 * Marks an order with refunds made here that no credit note covers. A request about an invoice paid in parts makes
 * its refunds first, and then one note for all of them.
 */
export function markNoteDue<T extends AnyOrder>(order: T): T {
  const noteDue = !order.noteRefused && findUnnotedRefunds(order).length > 0;
  return noteDue || order.noteDue !== undefined ? { ...order, noteDue } : order;
}

function findUnnotedRefunds({ parts = [], refunds }: AnyOrder) {
  if (parts.length < 2) return [];
  return Object.entries(refunds).flatMap(([id, { amount, failed, requestId, ...refund }]) =>
    failed || refund.hasNote || refund.byCreditNote || requestId === undefined
      ? []
      : [{ id, amount, requestId }],
  );
}

/** Writes the credit notes of requests that stopped after their refunds. */
export function createMissingNotes(
  platform: Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>,
  orders: { markNoteRefused(id: string): Promise<void> },
) {
  const { stripe, clock, log } = platform;
  const alerts = createAlerts(platform);

  return async (order: AnyOrder): Promise<void> => {
    const before = new Date(clock().getTime() - ENDED_MS).toISOString();
    const unnoted = findUnnotedRefunds(order);
    for (const requestId of new Set(unnoted.map((refund) => refund.requestId))) {
      const refunds = unnoted.filter((refund) => refund.requestId === requestId);
      const isOver = refunds.every(({ id }) =>
        order.movements.some((movement) => movement.id === id && movement.at <= before),
      );
      if (isOver) await write(order, requestId, refunds);
    }
  };

  async function write(
    { id }: AnyOrder,
    requestId: string,
    refunds: readonly { id: string; amount: number }[],
  ): Promise<void> {
    const note: Stripe.CreditNoteCreateParams = {
      invoice: id,
      amount: refunds.reduce((sum, { amount }) => sum + amount, 0),
      refunds: refunds
        .map((refund) => ({ refund: refund.id, amount_refunded: refund.amount }))
        .sort((a, b) => a.refund.localeCompare(b.refund)),
      metadata: { [REQUEST_ID]: requestId },
    };
    try {
      const idempotencyKey = `note-${id}-${requestId}`;
      await stripe.creditNotes.create(note, { idempotencyKey });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      log.error('credit note refused', error, { order: id });
      await alerts.raise({
        kind: 'credit-note-missing',
        cause: id,
        text: `Invoice ${id} was refunded, and Stripe refuses the credit note: ${error.message} Write it in Stripe.`,
      });
      await orders.markNoteRefused(id);
    }
  }
}
