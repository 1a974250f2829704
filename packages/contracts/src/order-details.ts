import { z } from 'zod';
import { instantSchema } from './fields';
import { licenseSchema } from './licenses';
import { adminOrderSchema, ORDER_KINDS } from './orders';

/** Mails to the buyer about an order, besides the receipt. */
export const ORDER_NEWS = [
  'payment-failed',
  'started',
  'invoice-due',
  'invoice-ended',
  'transfer-ended',
  'refund',
  'refund-failed',
  'refund-cancelled',
  'suspended',
  'taken-back',
  'restored',
] as const;
export type OrderNews = (typeof ORDER_NEWS)[number];

/** Steps in an order's history: the sale, movements of money, and mails to the buyer. */
export const HISTORY_STEPS = [
  'ordered',
  'arrived',
  'paid',
  'delivered',
  'refunded',
  'credited',
  'refund-returned',
  'disputed',
  'dispute-returned',
  'told',
] as const;

const historyEntrySchema = z.object({
  at: instantSchema,
  what: z.enum(HISTORY_STEPS),
  /** Amount, for movements of money. */
  amount: z.int().min(0).optional(),
  /** News that the buyer got by mail. */
  news: z.enum(ORDER_NEWS).optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** State of a dispute. An inquiry takes no money; an appeal reopens a lost one. */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/**
 * Party that has to act on a pending refund: the bank, or the buyer, who has to name an account.
 */
export const REFUND_WAITS = ['bank', 'buyer'] as const;
export type RefundWait = (typeof REFUND_WAITS)[number];

/** An order as an admin opens it. Amounts in the smallest unit of the currency beside them. */
export const orderDetailsSchema = adminOrderSchema.extend({
  kind: z.enum(ORDER_KINDS),
  /** Time at which licences and receipt were created; null if there are none. */
  fulfilledAt: instantSchema.nullable(),
  /** True if an admin started the licences before the invoice was paid. */
  startedEarly: z.boolean(),
  invoiceNumber: z.string().nullable(),
  /** Amount received by transfer so far, for an open invoice. */
  received: z.int().min(0).optional(),
  /** Amount that reached the seller's balance, in the balance's currency; null until it is paid. */
  settlement: z.object({ fee: z.int(), net: z.int(), currency: z.string() }).nullable(),
  /** Licences of the order that are still stored. */
  licenses: z.array(
    licenseSchema.pick({
      id: true,
      userId: true,
      visualType: true,
      quantity: true,
      createdAt: true,
      startsAt: true,
      expiresAt: true,
      deletedAt: true,
      revokedReason: true,
    }),
  ),
  /** Refunds with Stripe's ids. The money of a failed one returned to us. */
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.int().min(0),
      seats: z.int().min(1).optional(),
      failed: z.boolean(),
      waitsFor: z.enum(REFUND_WAITS).optional(),
    }),
  ),
  disputes: z.array(z.object({ id: z.string(), state: z.enum(DISPUTE_STATES) })),
  /** Part of the payment taken by lost disputes. */
  takenBack: z.int().min(0).default(0),
  /** Oldest first. */
  history: z.array(historyEntrySchema),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;
