import { AggregateField, Timestamp, type Firestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { CURRENCY } from '@flexa/contracts/catalogue';
import {
  ORDER_STATES,
  computeRefundedTax,
  computeReturned,
  type OrderState,
} from '@flexa/contracts/orders';
import { createConverter } from '../platform/firestore';

/** States of orders whose money may have been partly returned. */
const RETURNED: OrderState[] = ['partially-refunded', 'refunded', 'disputed', 'lost'];

const exceptionSchema = z.object({
  state: z.enum(ORDER_STATES),
  amount: z.int().min(0),
  tax: z.int().min(0).default(0),
  refunded: z.int().min(0),
  takenBack: z.int().min(0).default(0),
  currency: z.string(),
  unowned: z.boolean().default(false),
  paidAt: z.iso.datetime(),
});
type Exception = z.infer<typeof exceptionSchema>;

/**
 * Calculates the seller's revenue in the currency of our prices: payments less refunds, lost
 * disputes and tax. Unowned money is not earned yet. The database sums the payments. Unowned orders
 * and orders with returned money are few, so we read them: each refund contains a share of its
 * order's tax.
 */
export function createRevenueRepository(db: Firestore) {
  const orders = db.collection('orders');

  /** @param until null for the end of time. */
  async function sumField(
    field: 'amount' | 'tax',
    from: Date,
    until: Date | null,
  ): Promise<number> {
    const since = orders
      .where('currency', '==', CURRENCY)
      .where('paidAt', '>=', Timestamp.fromDate(from));
    const paid = until === null ? since : since.where('paidAt', '<', Timestamp.fromDate(until));
    return (await paid.aggregate({ sum: AggregateField.sum(field) }).get()).data().sum;
  }

  return {
    async readExceptions(since: Date): Promise<Exception[]> {
      const converter = createConverter(exceptionSchema, ['paidAt']);
      const [returned, unowned] = await Promise.all(
        [orders.where('state', 'in', RETURNED), orders.where('unowned', '==', true)].map((query) =>
          query.where('paidAt', '>=', Timestamp.fromDate(since)).withConverter(converter).get(),
        ),
      );
      const docs = [...(returned?.docs ?? []), ...(unowned?.docs ?? [])];
      const all = new Map(docs.map((order) => [order.id, order.data()]));
      return [...all.values()].filter(({ currency }) => currency === CURRENCY);
    },

    /**
     * Returns the revenue from orders paid in a period.
     *
     * @param exceptions orders that were not earned in full, of that period and possibly others.
     */
    async sumRevenue(from: Date, until: Date | null, exceptions: Exception[]): Promise<number> {
      // Summed separately, because a sum of two fields skips orders that lack one.
      const [paid, tax] = await Promise.all([
        sumField('amount', from, until),
        sumField('tax', from, until),
      ]);
      const start = from.toISOString();
      const end = until?.toISOString();
      return exceptions
        .filter(({ paidAt }) => paidAt >= start && (end === undefined || paidAt < end))
        .reduce((sum, order) => sum - computeUnearned(order), paid - tax);
    },
  };
}

function computeUnearned(order: Exception): number {
  if (order.unowned) return order.amount - order.tax;
  const refunded = computeReturned(order);
  return refunded - computeRefundedTax({ ...order, refunded });
}
