import type { License } from '@flexa/contracts/licenses';
import { KEPT_STATES } from '@flexa/contracts/orders';
import { parseOrderId } from './licenses-of-order';
import type { OrderRepository } from './repository';

/**
 * Finds the company of a licence's owner on the invoice of the paid order. Returns none for a company that was only
 * typed, or whose tax number the tax office doesn't know.
 */
export function createCompanyFinder(orders: Pick<OrderRepository, 'find'>) {
  return async function findCompany({ id, userId }: License): Promise<string | null> {
    const orderId = parseOrderId(id);
    const order = orderId === undefined ? undefined : (await orders.find(orderId))?.order;
    // After a transfer of the team, the order belongs to another person.
    if (!order || order.uid !== userId || !KEPT_STATES.includes(order.state)) return null;
    if (order.taxIdStatus === 'unverified') return null;
    return order.billing?.company ?? null;
  };
}
