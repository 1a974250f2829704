import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { orderSchema, type OrderState } from '@flexa/contracts/orders';
import { paidTypeOf, planIdOf, type Plan } from '@flexa/contracts/plans';
import type { PaymentFacts } from './facts';
import { DISPUTES, PAYMENTS, refundSchema } from './progress';

/** A document of orders/{checkoutSessionId}. */
export const orderDocumentSchema = orderSchema.extend({
  paymentIntent: z.string().nullable(),
  payment: z.enum(PAYMENTS),
  /** By Stripe's ids, so that news of several can come in any order. */
  refunds: z.record(z.string(), refundSchema),
  disputes: z.record(z.string(), z.enum(DISPUTES)),
  /** Seats of each line; a line is a licence. */
  lines: z.array(z.int().min(1)),
  /** When licences and receipt were made; null for what was not paid or has nobody to give it to. */
  fulfilledAt: instantSchema.nullable(),
});
export type OrderDocument = z.infer<typeof orderDocumentSchema>;

/** Fields of an order that are moments. */
export const ORDER_INSTANTS = ['createdAt', 'paidAt', 'fulfilledAt'] as const;

type OrderStart = Pick<
  OrderDocument,
  'id' | 'uid' | 'name' | 'amount' | 'currency' | 'lines' | 'createdAt'
>;

/** An order that nobody has paid yet. */
export function newOrder(plan: Plan, start: OrderStart): OrderDocument {
  return {
    ...start,
    planId: planIdOf(plan),
    visualType: plan.visualType,
    licenseType: paidTypeOf(plan.visualType),
    month: plan.month,
    quantity: seatsOf(start.lines),
    state: 'open',
    payment: 'open',
    refunded: 0,
    refunds: {},
    disputes: {},
    paymentIntent: null,
    receiptUrl: null,
    paidAt: null,
    fulfilledAt: null,
  };
}

function seatsOf(lines: readonly number[]): number {
  return lines.reduce((sum, seats) => sum + seats, 0);
}

/**
 * The order with what Stripe said of it. Nothing in it ever goes back (a join of two states), so it
 * comes to the same in whatever order and however often news arrives, stale ones included.
 */
export function merge(order: OrderDocument, facts: PaymentFacts): OrderDocument {
  const payment = further(PAYMENTS, order.payment, facts.payment);
  // What is asked for may change until it is paid, so the older of two reports must not decide.
  const isNews = payment === facts.payment && facts.lines.length > 0;
  const { amount, currency, lines } = isNews ? facts : order;
  const refunds = join(order.refunds, facts.refunds, (a, b) => ({
    ...a,
    failed: a.failed || b.failed,
  }));
  const disputes = join(order.disputes, facts.disputes, (a, b) => further(DISPUTES, a, b));
  const refunded = Object.values(refunds)
    .filter(({ failed }) => !failed)
    .reduce((sum, refund) => sum + refund.amount, 0);
  const merged: OrderDocument = {
    ...order,
    amount,
    currency,
    lines,
    quantity: seatsOf(lines),
    payment,
    refunds,
    refunded,
    disputes,
    paymentIntent: facts.paymentIntent ?? order.paymentIntent,
    receiptUrl: facts.receiptUrl ?? order.receiptUrl,
  };
  return { ...merged, state: stateOf(merged) };
}

function further<T>(steps: readonly T[], a: T, b: T): T {
  return steps.indexOf(a) >= steps.indexOf(b) ? a : b;
}

function join<T>(
  a: Record<string, T>,
  b: Record<string, T>,
  both: (a: T, b: T) => T,
): Record<string, T> {
  const joined = { ...a };
  for (const [id, value] of Object.entries(b)) {
    const known = joined[id];
    joined[id] = known === undefined ? value : both(known, value);
  }
  return joined;
}

type StateParts = Pick<OrderDocument, 'payment' | 'amount' | 'refunded' | 'disputes'>;

function stateOf({ payment, amount, refunded, disputes }: StateParts): OrderState {
  if (payment !== 'paid') return payment;
  const all = Object.values(disputes);
  if (refunded > 0 && refunded >= amount) return 'refunded';
  if (all.includes('lost')) return 'lost';
  if (all.includes('open')) return 'disputed';
  return refunded > 0 ? 'partially-refunded' : 'paid';
}

/** What a paid order means for its licences. */
export function standingOf(state: OrderState): 'good' | 'disputed' | 'refunded' | 'lost' {
  return state === 'disputed' || state === 'refunded' || state === 'lost' ? state : 'good';
}

/** A second one of a line can't be made, however often the order is fulfilled. */
export function licenseIdsOf({ id, lines }: Pick<OrderDocument, 'id' | 'lines'>): string[] {
  return lines.map((_, index) => (index === 0 ? `order-${id}` : `order-${id}-${index}`));
}
