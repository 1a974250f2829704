import { formatCount, formatMoney } from '@flexa/contracts/format';
import type {
  DisputeState,
  HistoryEntry,
  OrderDetails,
  OrderNews,
  RefundWait,
} from '@flexa/contracts/order-details';
import { CASH_ID, computeRefundedTax, type OrderPage } from '@flexa/contracts/orders';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { formatDate, formatMoment } from '@/lib/format';

/** Returns true for money on a customer's balance at Stripe that no invoice used. */
export const isCash = ({ id }: { id: string }) => CASH_ID.test(id);

/**
 * Names what an unowned order lacks: an account or, for money on a customer’s balance, an invoice.
 */
export function describeUnowned(order: { id: string }): string {
  return isCash(order) ? 'No invoice' : 'No account';
}

/** Status of money on a customer’s balance. */
export function describeCashStatus({ unowned, state }: Pick<OrderDetails, 'unowned' | 'state'>) {
  if (unowned) return { tone: 'warning', label: 'No invoice' } as const;
  return state === 'refunded'
    ? ({ tone: 'neutral', label: 'Returned' } as const)
    : ({ tone: 'brand', label: 'Being returned' } as const);
}

/** Describes a product: 'Charts, 3 months × 2'. A sale without one of our plans has a general name. */
export function describeProduct({
  id,
  visualType,
  month,
  quantity,
}: Pick<OrderPage['data'][number], 'id' | 'visualType' | 'month' | 'quantity'>): string {
  if (isCash({ id })) return 'Unmatched transfer';
  if (visualType === null || month === null) return 'Not from our catalogue';
  return `${VISUAL_NAMES[visualType]}, ${formatCount(month, 'month')} × ${quantity}`;
}

export const DISPUTE_WORDS: Record<DisputeState, string> = {
  inquiry: 'The bank asked about the payment',
  open: 'Dispute that the bank has yet to decide',
  won: 'Dispute that was won',
  lost: 'Dispute that was lost',
};

/** Notes on refunds that have not arrived. */
export const WAIT_WORDS: Record<RefundWait, string> = {
  bank: 'pending at the bank',
  buyer: 'waiting for the buyer’s bank details',
};

/** Names of Stripe's objects, by the prefix of their ids. */
export const STRIPE_NAMES: Record<string, string> = {
  ca: 'Stripe customer',
  cs: 'Stripe session',
  in: 'Stripe invoice',
  pi: 'Stripe payment',
};

/** Returns the id to search for at Stripe. */
export function extractStripeId(orderId: string): string {
  return CASH_ID.exec(orderId)?.[2] ?? orderId;
}

const NEWS_WORDS: Record<OrderNews, string> = {
  'payment-failed': 'The delayed payment failed',
  started: 'Licences started before the payment',
  'invoice-ended': 'The invoice can’t be paid any more',
  'invoice-due': 'The invoice is due and not paid',
  'transfer-ended': 'The bank transfer did not arrive in full',
  refund: 'Refund confirmation',
  'refund-failed': 'A refund failed, and the licences are back',
  'refund-cancelled': 'A refund was cancelled, and the licences are back',
  suspended: 'Licences are suspended while the bank decides',
  'taken-back': 'Licences were revoked after a lost dispute',
  restored: 'Licences are back after a dispute',
};

const STEP_WORDS: Record<Exclude<HistoryEntry['what'], 'told'>, string> = {
  ordered: 'Ordered',
  arrived: 'Arrived by transfer',
  paid: 'Paid',
  delivered: 'Licences created',
  refunded: 'Refunded',
  credited: 'Credited',
  'refund-returned': 'A refund came back to us',
  disputed: 'The bank took the money back for a dispute',
  'dispute-returned': 'The bank returned the money of a dispute',
};

/** Describes a step of an order's history. */
export function describeHistory({ at, what, amount, news }: HistoryEntry, currency: string) {
  const title = what === 'told' ? `E-mail: ${news ? NEWS_WORDS[news] : ''}` : STEP_WORDS[what];
  const sum = amount === undefined ? '' : `, ${formatMoney(amount, currency)}`;
  return { title: title + sum, time: formatMoment(at) };
}

/** Lists the sums of an order in the order in which an accountant adds them up. */
export function listSums(order: OrderDetails): [string, string][] {
  const { amount, currency, tax = 0, discount = 0, credit = 0, promotionCode } = order;
  const { refunded, takenBack, settlement } = order;
  const formatSum = (cents: number) => formatMoney(cents, currency);
  if (isCash(order)) {
    const onBalance: [string, string] = ['On the customer’s balance', formatSum(amount - refunded)];
    return refunded > 0 ? [['Returned', formatSum(refunded)], onBalance] : [onBalance];
  }
  const returned: [string, number][] = [
    ['Refunded later', refunded],
    ['Tax within the refund', computeRefundedTax(order)],
    ['Taken back by the bank', takenBack],
  ];
  const code = promotionCode ? `Discount (${promotionCode})` : 'Discount';
  const rows: [string, number][] = [
    ['Price', amount - tax + discount + credit],
    ['Credit for earlier licences', -credit],
    [code, -discount],
    ['Tax', tax],
  ];
  return [
    ...rows
      .filter(([, cents], index) => index === 0 || cents !== 0)
      .map(([label, cents]): [string, string] => [label, formatSum(cents)]),
    [order.paidAt === null ? 'To pay' : 'Paid', formatSum(amount)],
    ...listShortfall(order),
    // Net is the sum that reached us with the payment. Refunds follow because Stripe takes them
    // from our balance later.
    ...(settlement
      ? ([
          ['Stripe’s fee', formatMoney(-settlement.fee, settlement.currency)],
          ['Net', formatMoney(settlement.net, settlement.currency)],
        ] as [string, string][])
      : []),
    ...returned
      .filter(([, cents]) => cents > 0)
      .map(([label, cents]): [string, string] => [label, formatSum(-cents)]),
  ];
}

/** Lists what a bank transfer paid of an invoice, and what is still missing. */
function listShortfall({ amount, currency, received = 0 }: OrderDetails): [string, string][] {
  if (received === 0) return [];
  return [
    ['Arrived by transfer', formatMoney(received, currency)],
    ['Still missing', formatMoney(amount - received, currency)],
  ];
}

type OrderLicense = OrderDetails['licenses'][number];

/** Describes a licence and its term; an ended one with the reason. */
export function describeLicense(license: OrderLicense): { title: string; term: string } {
  const { visualType, quantity, createdAt, startsAt, expiresAt, deletedAt } = license;
  const title = `${VISUAL_NAMES[visualType]}, ${formatCount(quantity, 'seat')}`;
  const term = `${formatDate(startsAt ?? createdAt)} to ${formatDate(expiresAt)}`;
  if (deletedAt === null) return { title, term };
  const reason = license.revokedReason ? `: ${license.revokedReason}` : '';
  return { title, term: `${term}, ended ${formatDate(deletedAt)}${reason}` };
}
