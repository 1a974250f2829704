import { spanOfMonth } from '@flexa/contracts/calendar';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { OrderQuery } from './repository';

export type OrderFilter = Pick<OrderQuery, 'where' | 'paid'>;

/** Translates a filter of the admin's list into a query; `orderSearch` handles searches. */
export function orderFilter(wish: Omit<ParsedInput<'exportOrdersCsv'>, 'search'>): OrderFilter {
  const { unowned, refundFailed, month, ...named } = wish;
  const flags = {
    ...(unowned && { unowned: true }),
    ...(refundFailed && { refundFailed: true }),
  };
  return {
    where: { ...named, ...flags },
    paid: month === undefined ? undefined : spanOfMonth(month),
  };
}
