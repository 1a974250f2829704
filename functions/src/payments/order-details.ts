import { ORDER_NEWS, type OrderDetails, type OrderNews } from '@flexa/contracts/order-details';
import { AppError } from '../platform/errors';
import { licenseIdsOf, type AnyOrder } from './order';
import type { LicenseIssuer } from './ports';

interface OrderFinder {
  find(id: string): Promise<{ order: AnyOrder } | undefined>;
}

/**
 * An order with the licences it brought, and what became of its money.
 *
 * @throws AppError not-found
 */
export function orderDetails(repository: OrderFinder, licenses: Pick<LicenseIssuer, 'find'>) {
  return async ({ id }: { id: string }): Promise<OrderDetails> => {
    const order = (await repository.find(id))?.order;
    if (!order) throw new AppError('not-found', 'There is no such order');
    const brought = await Promise.all(licenseIdsOf(order).map((each) => licenses.find(each)));
    return {
      ...order,
      startedEarly: order.startRequest !== undefined,
      licenses: brought.filter((license) => license !== undefined),
      refunds: Object.entries(order.refunds).map(([key, refund]) => ({ id: key, ...refund })),
      disputes: Object.entries(order.disputes).map(([key, state]) => ({ id: key, state })),
      news: newsOf(order.told),
    };
  };
}

/** Each notice is kept under a key that says of what it was (notices.ts). */
const KEYS: Record<OrderNews, RegExp> = {
  'payment-failed': /^(payment-failed$|debit-failed-)/,
  started: /^started$/,
  'invoice-ended': /^invoice-ended$/,
  refund: /^refund-(?!failed-)/,
  'refund-failed': /^returned-/,
  suspended: /^suspended-/,
  'taken-back': /^lost-/,
  restored: /^restored-/,
};

function newsOf(told: readonly string[]): OrderNews[] {
  return told.flatMap((key) => ORDER_NEWS.find((news) => KEYS[news].test(key)) ?? []);
}
