import type { Order } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { plural } from '@/lib/format';

/** 'Membership, 6 months × 5'. */
export function orderName({ visualType, month, quantity }: Order): string {
  return `${VISUAL_NAMES[visualType]}, ${plural(month, 'month')} × ${quantity}`;
}
