import { z } from 'zod';
import { REFUND_WAITS } from '@flexa/contracts/order-details';

/** How far a payment has come, each step beyond those before it. */
export const PAYMENTS = ['open', 'processing', 'failed', 'expired', 'paid'] as const;
export type Payment = (typeof PAYMENTS)[number];

export const refundSchema = z.object({
  amount: z.int().min(0),
  /** The money came back: it is as if it had not been refunded. */
  failed: z.boolean(),
  /** It failed because the seller cancelled it, which only one that waits for the buyer can be. */
  cancelled: z.literal(true).optional(),
  /** The admin's press that made it, where it was made here. */
  requestId: z.string().optional(),
  /** Seats that it takes back. */
  seats: z.int().min(1).optional(),
  /** A credit note of the invoice names it. */
  hasNote: z.literal(true).optional(),
  /** A credit note gave it to the customer's balance or past Stripe, and no refund. */
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
 * How what is bought joins a licence that the buyer has: after it, beside it to the same end, or in its
 * place, with what is left of it credited, in cents.
 */
export type Join = { renews: string } | { endsAt: string } | Credit;

export interface Credit {
  /** The licence and those that renew it. */
  upgrades: string[];
  credit: number;
}

/** Effects of a payment on its licences, each worse than the previous one. */
export const PAYMENT_STANDINGS = ['good', 'disputed', 'unpaid', 'refunded', 'lost'] as const;
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number];

/** By refunds that were made. */
export function countSeatsTakenBack(refunds: Record<string, Refund>): number {
  return Object.values(refunds)
    .filter(({ failed }) => !failed)
    .reduce((sum, { seats = 0 }) => sum + seats, 0);
}
