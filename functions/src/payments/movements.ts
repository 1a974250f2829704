import type Stripe from 'stripe';
import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { refundedTax, type Order } from '@flexa/contracts/orders';
import { settlementSchema, type Books } from './books';
import { expanded } from './expandable';

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

const instantOf = (seconds: number) => new Date(seconds * 1000).toISOString();

function settlementOf({ fee, net, currency }: Stripe.BalanceTransaction) {
  return { fee, net, currency };
}

/** @param refund with its balance transactions. */
export function movementsOfRefund(refund: Stripe.Refund): Movement[] {
  const { id, amount, created, status } = refund;
  const taken = expanded(refund.balance_transaction);
  const back = expanded(refund.failure_balance_transaction ?? null);
  const hasFailed = status === 'failed' || status === 'canceled';
  // It never left the balance.
  if (hasFailed && !(taken && back)) return [];
  const left: Movement = {
    id,
    kind: 'refund',
    at: instantOf(taken?.created ?? created),
    amount: -amount,
    settlement: taken && settlementOf(taken),
  };
  return back === null
    ? [left]
    : [
        left,
        {
          id: `${id}-failed`,
          kind: 'refund-failed',
          at: instantOf(back.created),
          amount,
          settlement: settlementOf(back),
        },
      ];
}

/**
 * Returns the movement of a credit note to the customer's balance or outside Stripe. It doesn't
 * move our own balance.
 */
export function movementOfNote({ id, created }: Stripe.CreditNote, amount: number): Movement {
  return { id, kind: 'credit-note', at: instantOf(created), amount: -amount, settlement: null };
}

/**
 * Returns the movements of a dispute; an inquiry has none. A dispute in another currency counts as
 * the whole payment.
 */
export function movementsOfDispute(dispute: Stripe.Dispute, charge: Stripe.Charge): Movement[] {
  const amount = dispute.currency === charge.currency ? dispute.amount : charge.amount;
  return dispute.balance_transactions.map((booked) => ({
    id: booked.id,
    kind: booked.amount > 0 ? 'dispute-returned' : 'dispute',
    at: instantOf(booked.created),
    amount: amount * Math.sign(booked.amount),
    settlement: settlementOf(booked),
  }));
}

const keyOf = ({ at, id }: Movement) => `${at} ${id}`;

/** One that was told stays, where a later answer lacks it; oldest first, in whichever order they were told. */
export function mergedMovements(known: readonly Movement[], told: readonly Movement[]): Movement[] {
  const all = new Map([...known, ...told].map((each) => [each.id, each]));
  return [...all.values()].sort((a, b) => keyOf(a).localeCompare(keyOf(b)));
}

/** In which (UTC) money moved: 2026-11. */
export function monthsOf(movements: readonly Movement[]): string[] {
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
export function entriesOf(order: Moved): Entry[] {
  const { paidAt, amount, tax, settlement } = order;
  if (paidAt === null) return [];
  let gone = 0;
  const taxUpTo = (refunded: number) =>
    refundedTax({ amount, tax, refunded: Math.min(amount, Math.max(0, refunded)) });
  const later = order.movements
    .toSorted((a, b) => a.at.localeCompare(b.at))
    .map(({ kind, at, amount: moved, settlement: booked }): Entry => {
      const before = taxUpTo(gone);
      gone -= moved;
      return { kind, at, amount: moved, tax: before - taxUpTo(gone), settlement: booked };
    });
  return [{ kind: 'payment', at: paidAt, amount, tax, settlement }, ...later];
}
