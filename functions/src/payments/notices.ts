import { computeRefundedTax } from '@flexa/contracts/orders';
import { CREDIT_LOST, CREDIT_LOST_UNPAID, computeRefusedRefund } from './credit-lost';
import type { MailData } from '../mail/mails';
import type { OrderDocument } from './order';

/** A one-time notice to the buyer; its key names its subject. */
export interface Notice {
  key: string;
  /** Keys of notices that the same mail covers. */
  also?: string[];
  news: MailData<'order-notice'>['news'];
  /** Refunded amount, for news about a refund. */
  amount: number | null;
  /** Within the amount. */
  tax?: number;
  /** Seats revoked with the refund. */
  seats?: number | undefined;
  /** The buyer must provide bank details for the refund. */
  waitsForBuyer?: boolean;
}

type NotifiedOrder = Pick<
  OrderDocument,
  | 'state'
  | 'payment'
  | 'amount'
  | 'tax'
  | 'refunds'
  | 'disputes'
  | 'sentNotices'
  | 'creditGone'
  | 'termOver'
  | 'dueAt'
  | 'failedDebit'
  | 'startRequest'
  | 'credited'
  | 'transferEnded'
  | 'withdrawn'
> &
  Parameters<typeof computeRefusedRefund>[0];

/** Lists the notices that the order's current state calls for and the buyer hasn't had yet. */
export function listNoticesToSend(order: NotifiedOrder): Notice[] {
  return groupDisputes(listNotices(order).filter(({ key }) => !order.sentNotices.includes(key)));
}

/** Several disputes of a payment that begin or end together make one notice. */
function groupDisputes(notices: Notice[]): Notice[] {
  return notices.reduce<Notice[]>((all, notice) => {
    const same = all.find(({ news, amount }) => amount === null && news === notice.news);
    if (!same) return [...all, notice];
    same.also = [...(same.also ?? []), notice.key];
    return all;
  }, []);
}

function listNotices(order: NotifiedOrder): Notice[] {
  const { state, payment, tax, disputes, sentNotices, creditGone, termOver, dueAt, failedDebit } =
    order;
  const hasStarted = order.startRequest !== undefined;
  const started: Notice[] =
    state === 'open' && hasStarted ? [{ key: 'started', news: 'started', amount: null, tax }] : [];
  const failed: Notice[] =
    payment === 'failed'
      ? [{ key: 'payment-failed', news: 'payment-failed', amount: null, tax }]
      : [];
  const unpaidDebit: Notice[] =
    state === 'open' && failedDebit !== undefined
      ? [{ key: `debit-failed-${failedDebit}`, news: 'debit-failed', amount: null, tax }]
      : [];
  const ended: Notice[] =
    state === 'expired' && dueAt !== null
      ? [{ key: 'invoice-ended', news: chooseEndNews(order), amount: null, tax }]
      : [];
  const transferEnded: Notice[] =
    state === 'expired' && order.transferEnded
      ? [{ key: 'transfer-ended', news: 'transfer-ended', amount: null, tax }]
      : [];
  const refunded = listTaxedRefunds(order).map(({ byCreditNote, requestId, ...notice }): Notice => {
    const unsold = termOver ? 'term-over' : 'refunded';
    const all = creditGone ? 'credit-gone' : unsold;
    const isAll = state === 'refunded';
    if (requestId === CREDIT_LOST) return { ...notice, news: CREDIT_LOST };
    if (byCreditNote) return { ...notice, news: isAll ? 'credited' : 'partly-credited' };
    return { ...notice, news: isAll ? all : 'partly-refunded' };
  });
  const isActive = state === 'paid' || state === 'partially-refunded';
  const returned = Object.entries(order.refunds)
    .filter(([id, refund]) => refund.failed && sentNotices.includes(buildRefundKey(id)) && isActive)
    .map(([id, { amount, cancelled, requestId }]): Notice => {
      if (cancelled) return { key: `cancelled-${id}`, news: 'refund-cancelled', amount };
      const news = requestId === CREDIT_LOST ? CREDIT_LOST_UNPAID : 'refund-failed';
      return { key: `returned-${id}`, news, amount };
    });
  const unpaid = computeRefusedRefund(order);
  const refused: Notice[] =
    unpaid > 0 ? [{ key: 'returned-unused', news: CREDIT_LOST_UNPAID, amount: unpaid }] : [];
  const disputed = Object.entries(disputes).flatMap(([id, dispute]): Notice[] => {
    // A licence that was off for another reason was not suspended, and does not come back.
    if (dispute === 'open' && state === 'disputed' && !order.withdrawn) {
      return [{ key: `suspended-${id}`, news: 'suspended', amount: null }];
    }
    if (dispute === 'lost' && state === 'lost') {
      return [{ key: `lost-${id}`, news: 'taken-back', amount: null }];
    }
    const wasOff = sentNotices.includes(`suspended-${id}`) || sentNotices.includes(`lost-${id}`);
    const isBack = state === 'paid' || state === 'partially-refunded';
    // Also applies if a part of the money is gone.
    return (dispute === 'won' || dispute === 'lost') && wasOff && isBack && !order.withdrawn
      ? [{ key: `restored-${id}`, news: 'restored', amount: null }]
      : [];
  });
  return [
    ...started,
    ...failed,
    ...unpaidDebit,
    ...ended,
    ...transferEnded,
    ...refunded,
    ...returned,
    ...refused,
    ...disputed,
  ];
}

/** Returns why an invoice can no longer be paid. */
function chooseEndNews({ credited, startRequest }: NotifiedOrder): Notice['news'] {
  if (credited) return 'invoice-credited';
  return startRequest === undefined ? 'invoice-ended' : 'unpaid';
}

/**
 * Returns refunds in the order of their notices, each with the tax that it adds to the earlier
 * ones, so that their taxes add up exactly to the order's tax.
 */
function listTaxedRefunds({ amount: paid, tax: paidTax, refunds, sentNotices }: NotifiedOrder) {
  let before = 0;
  const computeTaxUpTo = (refunded: number) =>
    computeRefundedTax({ amount: paid, tax: paidTax, refunded });
  const isNotified = (id: string) => sentNotices.includes(buildRefundKey(id));
  return Object.entries(refunds)
    .filter(([, refund]) => !refund.failed)
    .sort(([a], [b]) => Number(isNotified(b)) - Number(isNotified(a)))
    .map(([id, { amount, seats, waitsFor, byCreditNote, requestId }]) => {
      const tax = computeTaxUpTo(before + amount) - computeTaxUpTo(before);
      before += amount;
      const waitsForBuyer = waitsFor === 'buyer';
      return {
        key: buildRefundKey(id),
        amount,
        tax,
        seats,
        waitsForBuyer,
        byCreditNote,
        requestId,
      };
    });
}

function buildRefundKey(id: string): string {
  return `refund-${id}`;
}

/**
 * Lists refunds that came back to us and that no admin was alerted to. An admin who cancels one at Stripe knows
 * already.
 */
export function listNewFailedRefunds({
  refunds,
  sentNotices,
}: Pick<NotifiedOrder, 'refunds' | 'sentNotices'>): string[] {
  return Object.entries(refunds)
    .filter(
      ([id, { failed, cancelled }]) =>
        failed && !cancelled && !sentNotices.includes(buildFailedRefundKey(id)),
    )
    .map(([id]) => id);
}

export function buildFailedRefundKey(refundId: string): string {
  return `refund-failed-${refundId}`;
}
