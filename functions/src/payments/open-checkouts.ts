import { sharesRights } from '@flexa/contracts/license-overlap';
import type { Platform } from '../platform/platform';
import type { AnyOrder, OrderDocument } from './order';

type Deps = Pick<Platform, 'config' | 'stripe' | 'log'>;

/** An order that can still be paid. */
export type OpenOrder = Pick<AnyOrder, 'id' | 'kind'>;

interface Orders {
  /** The person's orders, newest first. */
  all(uid: string): Promise<OrderDocument[]>;
}

/** Checkouts and invoices that can still be paid, and what makes them expire. */
export function openCheckouts({ config, stripe, log }: Deps, orders: Orders) {
  /** Closes what a deleted buyer could still pay; a function without Stripe's key leaves it to the hourly job. */
  async function closeAbandoned(abandoned: readonly OpenOrder[]): Promise<void> {
    if (config.stripe.secretKey !== null) await expire(abandoned);
  }

  /** Makes orders unpayable; one that was paid a moment ago stays as it is. */
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
   * Expires the buyer's other open checkouts for the same once one of them is paid: another tab can't
   * pay for it again. A checkout that is opened later is a purchase of its own.
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

/** Both renew a licence, add seats to it or upgrade it, or both begin a licence with the same rights. */
function isForSame(one: OrderDocument, other: OrderDocument): boolean {
  if (one.upgrades && other.upgrades)
    return one.upgrades.some((id) => other.upgrades?.includes(id));
  const [joined, otherJoined] = [one, other].map(
    ({ renews, endsAt, upgrades }) => renews ?? endsAt ?? upgrades?.[0],
  );
  return joined === otherJoined && sharesRights(one.visualType, other.visualType);
}
