import type { OrderDetails } from '@flexa/contracts/order-details';
import { AppError } from '../platform/errors';
import { listLicenseIds } from './licenses-of-order';
import { type AnyOrder } from './order';
import { listHistory } from './order-history';
import type { LicenseIssuer } from './ports';

interface OrderFinder {
  find(id: string): Promise<{ order: AnyOrder } | undefined>;
}

/**
 * Creates the view of an order with its licences, refunds and disputes.
 *
 * @throws AppError not-found
 */
export function createOrderDetails(repository: OrderFinder, licenses: Pick<LicenseIssuer, 'find'>) {
  return async ({ id }: { id: string }): Promise<OrderDetails> => {
    const order = (await repository.find(id))?.order;
    if (!order) throw new AppError('not-found', 'There is no such order');
    const brought = await Promise.all(listLicenseIds(order).map((each) => licenses.find(each)));
    return {
      ...order,
      startedEarly: order.startRequest !== undefined,
      licenses: brought.filter((license) => license !== undefined),
      refunds: Object.entries(order.refunds).map(([key, refund]) => ({ id: key, ...refund })),
      disputes: Object.entries(order.disputes).map(([key, state]) => ({ id: key, state })),
      history: listHistory(order),
    };
  };
}
