import { z } from 'zod';
import { REFUND_WAITS } from '@flexa/contracts/order-details';

/** Stages of a payment, each beyond those before it. */
export const PAYMENTS = ['open', 'processing', 'failed', 'expired', 'paid'] as const;
export type Payment = (typeof PAYMENTS)[number];

export const refundSchema = z.object({
  amount: z.int().min(0),
  /** The money came back, so the refund doesn't count. */
  failed: z.boolean(),
  /** The seller cancelled it, which is only possible while it waits for the buyer. */
  cancelled: z.literal(true).optional(),
  /** Request id of the admin's refund, if it was made here. */
  requestId: z.string().optional(),
  /** Seats that it revokes. */
  seats: z.int().min(1).optional(),
  /** A credit note of the invoice names it. */
  hasNote: z.literal(true).optional(),
  /** A credit note returned it to the customer's balance or outside Stripe, without a refund. */
  byCreditNote: z.literal(true).optional(),
  /** The money is not with the buyer yet. */
  waitsFor: z.enum(REFUND_WAITS).optional(),
});
export type Refund = z.infer<typeof refundSchema>;

/** One of several payments of an invoice, in the smallest unit of its currency. */
export const partSchema = z.object({
  paymentIntent: z.string(),
  amount: z.int().min(0),
  refunded: z.int().min(0),
});
export type Part = z.infer<typeof partSchema>;

/**
 * How a purchase joins a licence of the buyer: after it, beside it with the same end, or in its place with its
 * remaining value credited, in cents.
 */
export type Join = { renews: string } | { endsAt: string } | Credit;

export interface Credit {
  /** The licence and its renewals. */
  upgrades: string[];
  credit: number;
}

/** Effects of a payment on its licences, each worse than the previous one. */
export const PAYMENT_STATUSES = ['good', 'disputed', 'unpaid', 'refunded', 'lost'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Counts the seats that successful refunds revoked. */
export function countSeatsTakenBack(refunds: Record<string, Refund>): number {
  return Object.values(refunds)
    .filter(({ failed }) => !failed)
    .reduce((sum, { seats = 0 }) => sum + seats, 0);
}
