import { ORDER_NEWS, type HistoryEntry, type OrderNews } from '@flexa/contracts/order-details';
import { isCashBalance } from './cash-balances';
import type { Movement } from './movements';
import type { AnyOrder } from './order';

/** Each notice is stored under a key that names its subject (notices.ts). */
const KEYS: Record<OrderNews, RegExp> = {
  'payment-failed': /^(payment-failed$|debit-failed-)/,
  started: /^started$/,
  'invoice-due': /^invoice-due$/,
  'invoice-ended': /^invoice-ended$/,
  'transfer-ended': /^transfer-ended$/,
  refund: /^refund-(?!failed-)/,
  'refund-failed': /^returned-/,
  'refund-cancelled': /^cancelled-/,
  suspended: /^suspended-/,
  'taken-back': /^lost-/,
  restored: /^restored-/,
};

const MOVED: Record<Movement['kind'], HistoryEntry['what']> = {
  refund: 'refunded',
  'credit-note': 'credited',
  'refund-failed': 'refund-returned',
  dispute: 'disputed',
  'dispute-returned': 'dispute-returned',
};

/** Adds the time of new notices. Each key keeps its first time. */
export function addNoticeTimes(
  order: AnyOrder,
  before: readonly string[],
  at: Date,
): AnyOrder['noticeTimes'] {
  const now = order.sentNotices.filter((key) => !before.includes(key));
  return { ...order.noticeTimes, ...Object.fromEntries(now.map((key) => [key, at.toISOString()])) };
}

/**
 * Returns the history of an order, oldest first. Simultaneous events are listed in causal order.
 */
export function listHistory(order: AnyOrder): HistoryEntry[] {
  const { id, createdAt, paidAt, fulfilledAt, amount, movements } = order;
  const entries: HistoryEntry[] = [
    isCashBalance(id)
      ? { at: createdAt, what: 'arrived', amount }
      : { at: createdAt, what: 'ordered' },
    ...(paidAt === null ? [] : [{ at: paidAt, what: 'paid' as const, amount }]),
    ...(fulfilledAt === null ? [] : [{ at: fulfilledAt, what: 'delivered' as const }]),
    ...movements.map(({ at, kind, amount: moved }): HistoryEntry => ({
      at,
      what: MOVED[kind],
      amount: Math.abs(moved),
    })),
    ...order.sentNotices.flatMap((key): HistoryEntry[] => {
      const news = ORDER_NEWS.find((each) => KEYS[each].test(key));
      const at = order.noticeTimes[key];
      return news && at !== undefined ? [{ at, what: 'told', news }] : [];
    }),
  ];
  const parseTime = ({ at }: HistoryEntry) => Date.parse(at);
  return entries.toSorted((a, b) =>
    parseTime(a) === parseTime(b) ? 0 : parseTime(a) - parseTime(b),
  );
}
