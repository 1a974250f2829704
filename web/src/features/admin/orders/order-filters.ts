import type { OperationInput } from '@flexa/contracts/operations';
import { VISUAL_NAMES, VISUAL_TYPES, type VisualType } from '@flexa/contracts/plans';

export const ORDER_FILTERS = [
  'all',
  'unowned',
  'refund-failed',
  'processing',
  'disputed',
  'lost',
  'partially-refunded',
  'refunded',
  ...VISUAL_TYPES,
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

export const FILTER_NAMES: Record<OrderFilter, string> = {
  all: 'All',
  unowned: 'No account or invoice',
  'refund-failed': 'Refund failed',
  processing: 'Waiting for the bank',
  disputed: 'Disputed',
  lost: 'Charged back',
  'partially-refunded': 'Partly refunded',
  refunded: 'Refunded',
  ...VISUAL_NAMES,
};

/** Reads the filter from an address. */
export function readFilter(search: string): OrderFilter {
  const name = new URLSearchParams(search).get('show');
  return ORDER_FILTERS.find((filter) => filter === name) ?? 'all';
}

/** Links can narrow the list to a promotion code, a country or the month of payment. */
const NARROWINGS = { code: /./, country: /^[A-Z]{2}$/, month: /^20\d\d-(0[1-9]|1[0-2])$/ };

export interface Narrowing {
  name: keyof typeof NARROWINGS;
  value: string;
}

/** Reads the narrowing from an address; undefined if it is missing or invalid. */
export function readNarrowing(search: string): Narrowing | undefined {
  const parameters = new URLSearchParams(search);
  for (const name of ['code', 'country', 'month'] as const) {
    const value = parameters.get(name);
    if (value !== null && NARROWINGS[name].test(value)) return { name, value };
  }
  return undefined;
}

/** Returns the filter as the input of the API. */
export function createOrderQuery(filter: OrderFilter): OperationInput<'listAllOrders'> {
  if (isVisualType(filter)) return { visualType: filter };
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

function isVisualType(filter: OrderFilter): filter is VisualType {
  return VISUAL_TYPES.some((each) => each === filter);
}
