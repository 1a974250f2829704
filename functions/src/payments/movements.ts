import type Stripe from 'stripe';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { computeRefundedTax, type Order } from '@flexa/contracts/orders';
import { settlementSchema, type Books } from './books';
import { readExpanded } from './expandable';

/** Movement of money after a payment, as Stripe's balance shows it. */
export const movementSchema = z.object({
  /** Id of the refund, extended for its failure, or of the dispute's balance transaction. */
  id: z.string(),
  kind: z.enum(['refund', 'refund-failed', 'credit-note', 'dispute', 'dispute-returned']),
  at: instantSchema,
  /** In the order's currency; negative if the money left us. */
  amount: z.int(),
  settlement: settlementSchema.nullable(),
});
export type Movement = z.infer<typeof movementSchema>;

const toInstant = (seconds: number) => new Date(seconds * 1000).toISOString();

function readSettlement({ fee, net, currency }: Stripe.BalanceTransaction) {
  return { fee, net, currency };
}

/** @param refund with its balance transactions. */
export function listRefundMovements(refund: Stripe.Refund): Movement[] {
  const { id, amount, created, status } = refund;
  const taken = readExpanded(refund.balance_transaction);
  const back = readExpanded(refund.failure_balance_transaction ?? null);
  const hasFailed = status === 'failed' || status === 'canceled';
  // It never left the balance.
  if (hasFailed && !(taken && back)) return [];
  const left: Movement = {
    id,
    kind: 'refund',
    at: toInstant(taken?.created ?? created),
    amount: -amount,
    settlement: taken && readSettlement(taken),
  };
  return back === null
    ? [left]
    : [
        left,
        {
          id: `${id}-failed`,
          kind: 'refund-failed',
          at: toInstant(back.created),
          amount,
          settlement: readSettlement(back),
        },
      ];
}

/**
 * Returns the movement of a credit note to the customer's balance or outside Stripe. It doesn't
 * move our own balance.
 */
export function buildNoteMovement({ id, created }: Stripe.CreditNote, amount: number): Movement {
  return { id, kind: 'credit-note', at: toInstant(created), amount: -amount, settlement: null };
}

/**
 * Returns the movements of a dispute; an inquiry has none. A dispute in another currency counts as
 * the whole payment.
 */
export function listDisputeMovements(dispute: Stripe.Dispute, charge: Stripe.Charge): Movement[] {
  const amount = dispute.currency === charge.currency ? dispute.amount : charge.amount;
  return dispute.balance_transactions.map((transaction) => ({
    id: transaction.id,
    kind: transaction.amount > 0 ? 'dispute-returned' : 'dispute',
    at: toInstant(transaction.created),
    amount: amount * Math.sign(transaction.amount),
    settlement: readSettlement(transaction),
  }));
}

const buildSortKey = ({ at, id }: Movement) => `${at} ${id}`;

/**
 * Merges movements, oldest first, in whatever order they arrive. A reported movement stays even if a later answer
 * lacks it.
 */
export function mergeMovements(
  known: readonly Movement[],
  reported: readonly Movement[],
): Movement[] {
  const all = new Map([...known, ...reported].map((each) => [each.id, each]));
  return [...all.values()].sort((a, b) => buildSortKey(a).localeCompare(buildSortKey(b)));
}

/** Lists the months (UTC) in which money moved: 2026-11. */
export function listMonths(movements: readonly Movement[]): string[] {
  return [...new Set(movements.map(({ at }) => at.slice(0, 7)))].sort();
}

/** A line of the books: a payment, or a movement after it. */
export interface Entry extends Omit<Movement, 'id' | 'kind'> {
  kind: 'payment' | Movement['kind'];
  /** Within the amount, with its sign. */
  tax: number;
}

/** The fields of an order that the books need. */
type Moved = Pick<Order, 'id' | 'amount' | 'refunded' | 'state' | 'paidAt'> &
  Pick<Books, 'tax' | 'settlement'> & { takenBack: number; movements: Movement[] };

/**
 * Lists all movements of an order, oldest first. Their taxes add up exactly to the tax on the money
 * kept.
 */
export function listEntries(order: Moved): Entry[] {
  const { paidAt, amount, tax, settlement } = order;
  if (paidAt === null) return [];
  let returned = 0;
  const computeTaxUpTo = (refunded: number) =>
    computeRefundedTax({ amount, tax, refunded: Math.min(amount, Math.max(0, refunded)) });
  const later = order.movements
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ kind, at, amount: moved, settlement: transaction }): Entry => {
      const before = computeTaxUpTo(returned);
      returned -= moved;
      return {
        kind,
        at,
        amount: moved,
        tax: before - computeTaxUpTo(returned),
        settlement: transaction,
      };
    });
  return [{ kind: 'payment', at: paidAt, amount, tax, settlement }, ...later];
}
