import type { OrderState } from '@flexa/contracts/orders';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/handlers';
import type { AnyOrder } from './order';
import type { StartRequest } from './order-audit';

type Fulfil = (orderId: string, options: { start: StartRequest }) => Promise<AnyOrder | undefined>;

/**
 * Begins the licences of an open invoice because an admin trusts the buyer. Fulfilment creates them, so it first
 * merges whatever happens to the invoice at that moment.
 *
 * @throws AppError not-found; not-startable if the invoice is paid, has ended, or has nobody to pay it
 */
export function createEarlyStarter(fulfil: Fulfil) {
  return async (
    { uid: actor }: Caller,
    { id, requestId }: { id: string; requestId: string },
  ): Promise<AnyOrder> => {
    const order = await fulfil(id, { start: { actor, requestId } });
    if (!order) throw new AppError('not-found', 'There is no such order');
    const hasStarted = order.startRequest !== undefined && order.state === 'open';
    if (hasStarted || order.startRequest === requestId) return order;
    throw new AppError('not-startable', findRefusal(order));
  };
}

function findRefusal({ kind, state, uid, endsAt }: AnyOrder): string | undefined {
  if (kind !== 'invoice') return undefined;
  if (state === 'expired') return ENDED;
  if (uid === null) return 'The account of this order was deleted';
  if (state !== 'open') return PAID[state] ?? 'This invoice was paid, and its licences have begun';
  return endsAt === undefined ? undefined : 'The licence that these seats join has ended';
}

const ENDED =
  'This invoice is void or written off, so its licences can’t begin. The buyer can order again';

const PAID: Partial<Record<OrderState, string>> = {
  refunded: 'This invoice was paid and refunded',
  disputed: 'This invoice was paid, and the bank is deciding about the payment',
  lost: 'This invoice was paid, and the bank took the payment back',
};
