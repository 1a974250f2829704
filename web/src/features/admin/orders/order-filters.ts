import type { OperationInput } from '@flexa/contracts/operations';

/** What an admin looks for among orders. */
export const ORDER_FILTERS = [
  'all',
  'unowned',
  'refund-failed',
  'processing',
  'disputed',
  'lost',
  'partially-refunded',
  'refunded',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const FILTER_NAMES: Record<OrderFilter, string> = {
  all: 'All',
  unowned: 'No account',
  'refund-failed': 'Refund failed',
  processing: 'Waiting for the bank',
  disputed: 'Disputed',
  lost: 'Charged back',
  'partially-refunded': 'Partly refunded',
  refunded: 'Refunded',
};

/** The filter an address asks for. */
export function filterOf(search: string): OrderFilter {
  const asked = new URLSearchParams(search).get('show');
  return ORDER_FILTERS.find((filter) => filter === asked) ?? 'all';
}

/** What the API is asked for it. */
export function wishOf(filter: OrderFilter): OperationInput<'listAllOrders'> {
  switch (filter) {
    case 'all':
      return {};
    case 'unowned':
      return { unowned: 'true' };
    case 'refund-failed':
      return { refundFailed: 'true' };
    default:
      return { state: filter };
  }
}
