import { z } from 'zod';
import { formatMoney } from '@flexa/contracts/format';
import type { Order } from '@flexa/contracts/orders';
import { parseCents } from './cents';

type Refundable = Pick<Order, 'amount' | 'refunded' | 'currency' | 'quantity' | 'seatsRefunded'>;

/**
 * Share of an order to refund: everything left, an amount, or seats with their part of the price.
 */
export type RefundKind = 'all' | 'part' | 'seats';

export interface RefundShare {
  /** Amount in cents; null for invalid input. */
  amount: number | null;
  seats?: number;
  fault?: string;
}

/** Counts the seats that can be refunded one by one. Refunding the last one means a full refund. */
export function countRefundableSeats({ quantity, seatsRefunded = 0 }: Refundable): number {
  return quantity - seatsRefunded - 1;
}

interface TypedShare {
  amount?: string;
  seats?: string;
}

/** Turns an admin's input into a share of the order. */
export function readShare(order: Refundable, kind: RefundKind, values: TypedShare): RefundShare {
  const typed = (kind === 'seats' ? values.seats : values.amount) ?? '';
  const remainingAmount = order.amount - order.refunded;
  if (kind === 'all') return { amount: remainingAmount };
  if (kind === 'part') {
    const amount = parseCents(typed);
    if (amount === null || amount < 1) {
      return { amount: null, ...(typed !== '' && { fault: 'Enter an amount like 12.50' }) };
    }
    return {
      amount,
      ...(amount > remainingAmount && {
        fault: `You can refund at most ${formatMoney(remainingAmount, order.currency)}`,
      }),
    };
  }
  const seats = Number(typed);
  const refundableSeats = countRefundableSeats(order);
  if (!Number.isInteger(seats) || seats < 1) {
    return { amount: null, ...(typed !== '' && { fault: 'Enter a whole number of seats' }) };
  }
  if (seats > refundableSeats)
    return { amount: null, fault: `You can refund at most ${refundableSeats}` };
  return {
    seats,
    amount: Math.min(remainingAmount, Math.round((order.amount * seats) / order.quantity)),
  };
}

/** Returns the schema of the fields for a share, which gives its cents and seats. */
export function createShareSchema(order: Refundable, kind: RefundKind) {
  return z.object({ amount: z.string(), seats: z.string() }).transform((values, context) => {
    const { amount, seats, fault } = readShare(order, kind, values);
    if (amount !== null && fault === undefined) return { cents: amount, taken: seats };
    const isSeats = kind === 'seats';
    context.addIssue({
      code: 'custom',
      path: [isSeats ? 'seats' : 'amount'],
      message: fault ?? (isSeats ? 'Enter a whole number of seats' : 'Enter an amount like 12.50'),
    });
    return z.NEVER;
  });
}
