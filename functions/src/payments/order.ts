import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { DISPUTE_STATES } from '@flexa/contracts/order-details';
import { ORDER_KINDS, orderSchema, REFUND_REASONS } from '@flexa/contracts/orders';
import { determinePaidType, buildPlanId, type Plan } from '@flexa/contracts/plans';
import type { PaymentFacts } from './facts';
import { booksSchema, NO_BOOKS } from './books';
import { movementSchema } from './movements';
import { partSchema, PAYMENTS, refundSchema, PAYMENT_STATUSES, type Join } from './progress';

/** A document of orders/{checkoutSessionId}. */
export const orderDocumentSchema = orderSchema.extend(booksSchema.shape).extend({
  kind: z.enum(ORDER_KINDS),
  /** Created here, or at Stripe by a payment link or buy button. */
  origin: z.enum(['portal', 'stripe']).default('stripe'),
  paymentIntent: z.string().nullable(),
  /** Payments of an invoice that was paid in parts; each is refunded separately. */
  parts: z.array(partSchema).optional(),
  /** True while the hourly job has to write a credit note for refunds made here. */
  noteDue: z.boolean().optional(),
  /** Stripe refused this credit note. */
  noteRefused: z.literal(true).optional(),
  payment: z.enum(PAYMENTS),
  /** By Stripe's ids. */
  refunds: z.record(z.string(), refundSchema),
  disputes: z.record(z.string(), z.enum(DISPUTE_STATES)),
  takenBack: z.int().min(0).default(0),
  /** False while a dispute keeps Stripe from making refunds. */
  refundable: z.boolean().default(true),
  /** Stripe refused to refund a payment that delivered nothing. */
  refundRefused: z.boolean().default(false),
  refundFailed: z.boolean().default(false),
  unowned: z.boolean().default(false),
  /** Licences whose remaining value was credited, and the status of their payments. */
  upgrades: z.array(z.string()).optional(),
  creditStatus: z.enum(PAYMENT_STATUSES).optional(),
  /** True while the hourly job has to refund the unused days of an upgrade whose credit was taken back. */
  refundDue: z.boolean().optional(),
  /** Number of times that Stripe refused this refund. */
  unusedRefusals: z.int().min(1).optional(),
  /** Paid when the credit was no longer available. */
  creditGone: z.boolean().default(false),
  /** Paid after the licence that its seats were to join had ended. */
  termOver: z.boolean().default(false),
  /** For an order by invoice: its request id, and true while the invoice has to be sent. */
  requestId: z.string().optional(),
  unsent: z.boolean().default(false),
  /** Request id of the admin who started its licences before the payment. */
  startRequest: z.string().optional(),
  /** A return from the cash balance that an admin requested and Stripe has not answered yet. */
  cashReturn: z
    .object({
      requestId: z.string(),
      amount: z.int().min(1),
      actor: z.string(),
      reason: z.enum(REFUND_REASONS).nullable(),
    })
    .nullish(),
  /** The charge of the last bank debit that failed while its invoice was open. */
  failedDebit: z.string().optional(),
  /** Amount that bank transfers have brought so far, for an order that waits for the rest. */
  received: z.int().min(0).optional(),
  /** True for an order that ended before its bank transfer arrived in full. */
  transferEnded: z.literal(true).optional(),
  /** Credit notes covered the whole invoice before it was paid. */
  credited: z.literal(true).optional(),
  /** A credit note followed a part of the payment: an admin decides about the licences. */
  held: z.literal(true).optional(),
  /** Seats of each line; a line is a licence. */
  lines: z.array(z.int().min(1)),
  /**
   * Movements after the payment, and their months, by which the books of a month find the order.
   */
  movements: z.array(movementSchema),
  movedIn: z.array(z.string()),
  /** When the licences and the receipt were created; null for unpaid or ownerless orders. */
  fulfilledAt: instantSchema.nullable(),
  /** True since the buyer's withdrawal; stays when the deletion of the account removes name and address. */
  withdrawn: z.literal(true).optional(),
  /** Keys of the notices and alerts that were sent: each is sent once. */
  sentNotices: z.array(z.string()),
  /** Time of each notice, by its key. */
  noticeTimes: z.record(z.string(), instantSchema),
});
export type OrderDocument = z.infer<typeof orderDocumentSchema>;

/** An order for a payment without a plan of ours or an account. */
const strayPaymentSchema = orderDocumentSchema.extend({
  uid: z.null(),
  name: z.null(),
  planId: z.null(),
  visualType: z.null(),
  licenseType: z.null(),
  month: z.null(),
});
export type StrayPayment = z.infer<typeof strayPaymentSchema>;

/** An order whose buyer has an account. */
export type OwnedOrder = OrderDocument & { uid: string };

export const anyOrderSchema = z.union([orderDocumentSchema, strayPaymentSchema]);
export type AnyOrder = OrderDocument | StrayPayment;

/** Fields of an order that are timestamps. */
export const ORDER_INSTANTS = ['createdAt', 'dueAt', 'paidAt', 'fulfilledAt'] as const;

type OrderStart = Pick<
  OrderDocument,
  'id' | 'kind' | 'uid' | 'name' | 'amount' | 'currency' | 'lines' | 'createdAt' | 'origin'
> & {
  join?: Join | undefined;
  consent?: OrderDocument['consent'];
};

const UNPAID = {
  state: 'open',
  payment: 'open',
  refunded: 0,
  refunds: {},
  disputes: {},
  takenBack: 0,
  refundable: true,
  refundRefused: false,
  refundFailed: false,
  unowned: false,
  creditGone: false,
  termOver: false,
  unsent: false,
  paymentIntent: null,
  ...NO_BOOKS,
  paidAt: null,
  fulfilledAt: null,
} as const;

const UNMOVED = { movements: [], movedIn: [] };

/** Creates the order of a purchase before its payment. */
export function createUnpaidOrder(plan: Plan, { join, ...start }: OrderStart): OrderDocument {
  return {
    ...start,
    ...join,
    ...UNPAID,
    ...UNMOVED,
    planId: buildPlanId(plan),
    visualType: plan.visualType,
    licenseType: determinePaidType(plan.visualType),
    month: plan.month,
    quantity: countSeats(start.lines),
    sentNotices: [],
    noticeTimes: {},
  };
}

/** Creates the order of an unowned payment, before Stripe's data is merged in. */
export function createStrayOrder({
  sessionId: id,
  kind,
  amount,
  currency,
  lines,
  createdAt,
}: Pick<
  PaymentFacts,
  'sessionId' | 'kind' | 'amount' | 'currency' | 'lines' | 'createdAt'
>): StrayPayment {
  return {
    id,
    kind,
    amount,
    currency,
    lines,
    createdAt,
    origin: 'stripe',
    quantity: countSeats(lines),
    uid: null,
    name: null,
    planId: null,
    visualType: null,
    licenseType: null,
    month: null,
    ...UNPAID,
    ...UNMOVED,
    sentNotices: [],
    noticeTimes: {},
  };
}

/** Returns the number of seats: at least one, even if the session has no lines. */
export function countSeats(lines: readonly number[]): number {
  return Math.max(
    1,
    lines.reduce((sum, seats) => sum + seats, 0),
  );
}

/** Keeps only what the books need of an unowned order: no address, and no name of a person. */
export function removeAddress<T extends Pick<AnyOrder, 'billing' | 'withdrawal'>>(order: T): T {
  const { withdrawal: _withdrawal, ...rest } = order;
  const keptOrder = rest as T;
  if (!keptOrder.billing) return keptOrder;
  const { email: _, ...billing } = keptOrder.billing;
  return { ...keptOrder, billing };
}

/** Key under which an order that began early records its receipt. */
export const RECEIPT_NOTICE = 'receipt';

/** True if the licences can begin before the payment: the invoice is open and has a buyer. */
export function mayStart(order: AnyOrder, at: Date): boolean {
  const { kind, state, uid, fulfilledAt, endsAt, upgrades } = order;
  const isOver = endsAt !== undefined && new Date(endsAt) <= at;
  const isOpen = kind === 'invoice' && state === 'open' && fulfilledAt === null;
  // A credit can only be used with the payment.
  return isOpen && uid !== null && !isOver && upgrades === undefined;
}

/**
 * True if the purchase was no longer possible at the payment: the credit was used, or the licence
 * that seats were to join had ended.
 */
export function isUnsold({ creditGone, termOver }: Pick<AnyOrder, 'creditGone' | 'termOver'>) {
  return creditGone || termOver;
}

/**
 * Decides what happens to a payment that delivered nothing. We refund our own sales automatically. An admin decides
 * if Stripe refuses the refund, if it may be another sale on the same Stripe account, or if licences began early
 * and their buyer was deleted before the payment.
 */
export function decideUnownedMoney(order: AnyOrder): 'none' | 'refund' | 'admin' {
  const { payment, uid, fulfilledAt, amount, refunded, state } = order;
  const isNobodys = uid === null || isUnsold(order);
  const isEarly = order.startRequest !== undefined;
  const wasGone = isEarly ? !order.sentNotices.includes(RECEIPT_NOTICE) : fulfilledAt === null;
  const isKept = payment === 'paid' && refunded < amount && state !== 'lost';
  if (isKept && order.held && fulfilledAt === null) return 'admin';
  const isKeptForNothing = isKept && isNobodys && wasGone;
  if (!isKeptForNothing) return 'none';
  const mayRefund =
    order.origin === 'portal' &&
    fulfilledAt === null &&
    order.paymentIntent !== null &&
    order.refundable &&
    !order.refundRefused &&
    !Object.values(order.refunds).some(({ failed }) => failed);
  return mayRefund ? 'refund' : 'admin';
}
