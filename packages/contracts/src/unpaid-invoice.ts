import { hasSharedRights, type PurchasedLicense } from './license-overlap';
import type { OrderState } from './orders';
import type { VisualType } from './plans';

/** The parts of an order that tell whether it is an unpaid invoice. */
interface PlacedOrder {
  visualType: VisualType;
  state: OrderState;
  /** Only set for orders by invoice. */
  dueAt?: string | null | undefined;
  /** Only set for added seats. */
  endsAt?: string | undefined;
  renews?: string | undefined;
}

/**
 * Returns the buyer's newest unpaid invoice for what a purchase would order again. Renewals of different
 * licences are different purchases, as are added seats and upgrades.
 */
export function findUnpaidInvoice<O extends PlacedOrder>(
  { visualType, renews, addsTo, upgrades }: PurchasedLicense,
  orders: readonly O[],
): O | undefined {
  if ((addsTo ?? upgrades) !== undefined) return undefined;
  return orders.find(
    (order) =>
      typeof order.dueAt === 'string' &&
      (order.state === 'open' || order.state === 'processing') &&
      order.endsAt === undefined &&
      (renews === undefined || order.renews === renews) &&
      hasSharedRights(visualType, order.visualType),
  );
}
