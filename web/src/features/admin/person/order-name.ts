import { formatCount } from '@flexa/contracts/format';
import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';

/** Names an order: 'Membership, 6 months × 5'. */
export function nameOrder({ visualType, month, quantity }: Order): string {
  return `${VISUAL_NAMES[visualType]}, ${formatCount(month, 'month')} × ${quantity}`;
}
