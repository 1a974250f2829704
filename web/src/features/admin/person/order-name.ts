import type { Order } from '@contracts/orders';
import { VISUAL_NAMES } from '@contracts/plans';
import { plural } from '@/lib/format';

/** 'Membership, 6 months × 5'. */
export function orderName({ visualType, month, quantity }: Order): string {
  return `${VISUAL_NAMES[visualType]}, ${plural(month, 'month')} × ${quantity}`;
}
