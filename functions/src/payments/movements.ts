import type Stripe from 'stripe';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { computeRefundedTax, type Order } from '@flexa/contracts/orders';
import { settlementSchema, type Books } from './books';
import { readExpanded } from './expandable';

/** Money that moved after a payment, as the balance at Stripe has it. */
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
  return dispute.balance_transactions.map((booked) => ({
    id: booked.id,
    kind: booked.amount > 0 ? 'dispute-returned' : 'dispute',
    at: toInstant(booked.created),
    amount: amount * Math.sign(booked.amount),
    settlement: readSettlement(booked),
  }));
}

const buildSortKey = ({ at, id }: Movement) => `${at} ${id}`;

/** One that was told stays, where a later answer lacks it; oldest first, in whichever order they were told. */
export function mergeMovements(known: readonly Movement[], told: readonly Movement[]): Movement[] {
  const all = new Map([...known, ...told].map((each) => [each.id, each]));
  return [...all.values()].sort((a, b) => buildSortKey(a).localeCompare(buildSortKey(b)));
}

/** In which (UTC) money moved: 2026-11. */
export function listMonths(movements: readonly Movement[]): string[] {
  return [...new Set(movements.map(({ at }) => at.slice(0, 7)))].sort();
}

/** A line of the books: a payment, or what moved after it. */
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
  let gone = 0;
  const computeTaxUpTo = (refunded: number) =>
    computeRefundedTax({ amount, tax, refunded: Math.min(amount, Math.max(0, refunded)) });
  const later = order.movements
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ kind, at, amount: moved, settlement: booked }): Entry => {
      const before = computeTaxUpTo(gone);
      gone -= moved;
      return { kind, at, amount: moved, tax: before - computeTaxUpTo(gone), settlement: booked };
    });
  return [{ kind: 'payment', at: paidAt, amount, tax, settlement }, ...later];
}
