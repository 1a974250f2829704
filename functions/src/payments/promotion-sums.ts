import type { PromotionSums } from '@flexa/contracts/promotions';
import { refundedTax } from '@flexa/contracts/orders';
import type { AnyOrder } from './order';

type Sold = Pick<AnyOrder, 'currency' | 'amount' | 'discount' | 'refunded' | 'tax'>;

/** What these orders come to without tax, each currency for itself. */
export function sumsOf(orders: Iterable<Sold>): PromotionSums[] {
  const sums = new Map<string, PromotionSums>();
  for (const order of orders) {
    const { currency, discount } = order;
    const amount = order.amount - order.tax;
    const refunded = order.refunded - refundedTax(order);
    const sum = sums.get(currency) ?? {
      currency,
      orders: 0,
      gross: 0,
      discount: 0,
      refunded: 0,
      net: 0,
    };
    sums.set(currency, {
      currency,
      orders: sum.orders + 1,
      gross: sum.gross + amount + discount,
      discount: sum.discount + discount,
      refunded: sum.refunded + refunded,
      net: sum.net + amount - refunded,
    });
  }
  return [...sums.values()].sort((a, b) => a.currency.localeCompare(b.currency));
}
