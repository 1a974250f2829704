import { hasSharedRights } from '@flexa/contracts/license-overlap';
import type { Platform } from '../platform/platform';
import type { AnyOrder, OrderDocument } from './order';

type Deps = Pick<Platform, 'config' | 'stripe' | 'log'>;

/** An order that can still be paid. */
export type OpenOrder = Pick<AnyOrder, 'id' | 'kind'>;

interface Orders {
  /** The person's orders, newest first. */
  all(uid: string): Promise<OrderDocument[]>;
}

/** Finds and expires checkouts and invoices that can still be paid. */
export function openCheckouts({ config, stripe, log }: Deps, orders: Orders) {
  /**
   * Closes the orders that a deleted buyer could still pay. A function without Stripe's key leaves this to the
   * hourly job.
   */
  async function closeAbandoned(openOrders: readonly OpenOrder[]): Promise<void> {
    if (config.stripe.secretKey !== null) await expire(openOrders);
  }

  /** Makes orders unpayable, unless they were paid a moment ago. */
  async function expire(open: readonly OpenOrder[]): Promise<void> {
    for (const { id, kind } of open) {
      try {
        if (kind === 'invoice') await stripe.invoices.voidInvoice(id);
        else await stripe.checkout.sessions.expire(id);
      } catch (error) {
        log.error('order not closed', error, { order: id });
      }
    }
  }

  /**
   * Expires the buyer's other open checkouts for the same purchase once one is paid, so another tab can't pay
   * again. A checkout opened later is a separate purchase.
   */
  async function expireOthers(order: OrderDocument & { uid: string }): Promise<void> {
    if (order.kind !== 'checkout') return;
    const open = (await orders.all(order.uid)).filter(
      (other) => other.state === 'open' && other.kind === 'checkout' && other.id !== order.id,
    );
    await expire(open.filter((other) => isForSame(order, other)));
  }

  return { closeAbandoned, expire, expireOthers };
}

/** True if both renew, extend or upgrade the same licence, or both begin a licence with the same rights. */
function isForSame(one: OrderDocument, other: OrderDocument): boolean {
  if (one.upgrades && other.upgrades)
    return one.upgrades.some((id) => other.upgrades?.includes(id));
  const [joinedId, otherJoinedId] = [one, other].map(
    ({ renews, endsAt, upgrades }) => renews ?? endsAt ?? upgrades?.[0],
  );
  return joinedId === otherJoinedId && hasSharedRights(one.visualType, other.visualType);
}
