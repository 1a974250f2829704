import { z } from 'zod';
import { instantSchema } from './fields';
import { licenseSchema } from './licenses';
import { adminOrderSchema } from './orders';

/** What the buyer was told of by mail, beside the receipt. */
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

/** What can become of an order: steps of the sale, money that moved, and what the buyer was told. */
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
  /** Of money that moved. */
  amount: z.int().min(0).optional(),
  /** What the buyer was told by mail. */
  news: z.enum(ORDER_NEWS).optional(),
});
export type HistoryEntry = z.infer<typeof historyEntrySchema>;

/** How a dispute stands. An inquiry takes no money; an appeal opens one again that was lost. */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Who has to act on a refund that has not arrived: the bank, or the buyer, who has to say where to send it. */
export const REFUND_WAITS = ['bank', 'buyer'] as const;
export type RefundWait = (typeof REFUND_WAITS)[number];

/** An order as an admin opens it. Amounts in the smallest unit of the currency beside them. */
export const orderDetailsSchema = adminOrderSchema.extend({
  /** When licences and receipt were made; null where there are none. */
  fulfilledAt: instantSchema.nullable(),
  /** An admin had them begin before the invoice was paid. */
  startedEarly: z.boolean(),
  invoiceNumber: z.string().nullable(),
  /** What transfers brought of an invoice that is still open. */
  received: z.int().min(0).optional(),
  /** What reached the seller's balance, in the balance's own currency; null until it is paid. */
  settlement: z.object({ fee: z.int(), net: z.int(), currency: z.string() }).nullable(),
  /** What it brought; without those of which nothing is kept any more. */
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
  /** By Stripe's ids; one that failed came back to us. */
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
  /** What lost disputes took of the payment. */
  takenBack: z.int().min(0).default(0),
  /** Oldest first. */
  history: z.array(historyEntrySchema),
});
export type OrderDetails = z.infer<typeof orderDetailsSchema>;
