import { computeMonthSpan } from '@flexa/contracts/calendar';
import type { OrderState } from '@flexa/contracts/orders';
import type { VisualType } from '@flexa/contracts/plans';
import type { OrderQuery } from './repository';

export type OrderFilter = Pick<OrderQuery, 'where' | 'paid'>;

/** One filter of the admin's list of orders. */
export interface OrderFilterInput {
  unowned?: 'true' | undefined;
  refundFailed?: 'true' | undefined;
  state?: OrderState | undefined;
  visualType?: VisualType | undefined;
  promotionCode?: string | undefined;
  country?: string | undefined;
  month?: string | undefined;
}

/** Translates a filter of the admin's list into a query; `createOrderSearch` handles searches. */
export function buildOrderFilter(filters: OrderFilterInput): OrderFilter {
  const { unowned, refundFailed, month, ...fields } = filters;
  const flags = {
    ...(unowned && { unowned: true }),
    ...(refundFailed && { refundFailed: true }),
  };
  return {
    where: { ...fields, ...flags },
    paid: month === undefined ? undefined : computeMonthSpan(month),
  };
}
