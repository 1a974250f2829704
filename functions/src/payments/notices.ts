import type { MailData } from '../mail/mails';
import type { OrderDocument } from './order';

/** Something the buyer hears of once; the key says of what. */
export interface Notice {
  key: string;
  news: MailData<'order-notice'>['news'];
  /** What was given back, where that is the news. */
  amount: number | null;
  /** Seats that were taken back with it. */
  seats?: number | undefined;
}

type Told = Pick<
  OrderDocument,
  'state' | 'payment' | 'refunds' | 'disputes' | 'told' | 'creditGone'
>;

/** What the buyer has not been told yet of how the order stands now. */
export function dueNotices(order: Told): Notice[] {
  return noticesOf(order).filter(({ key }) => !order.told.includes(key));
}

function noticesOf({ state, payment, refunds, disputes, told, creditGone }: Told): Notice[] {
  const failed: Notice[] =
    payment === 'failed' ? [{ key: 'payment-failed', news: 'payment-failed', amount: null }] : [];
  const refunded = Object.entries(refunds)
    .filter(([, refund]) => !refund.failed)
    .map(([id, { amount, seats }]): Notice => {
      const all = creditGone ? 'credit-gone' : 'refunded';
      const news = state === 'refunded' ? all : 'partly-refunded';
      return { key: `refund-${id}`, news, amount, seats };
    });
  const disputed = Object.entries(disputes).flatMap(([id, dispute]): Notice[] => {
    // A licence that is off for another reason was not suspended, and does not come back.
    if (dispute === 'open' && state === 'disputed') {
      return [{ key: `suspended-${id}`, news: 'suspended', amount: null }];
    }
    if (dispute === 'lost' && state === 'lost') {
      return [{ key: `lost-${id}`, news: 'taken-back', amount: null }];
    }
    const wasOff = told.includes(`suspended-${id}`) || told.includes(`lost-${id}`);
    const isBack = state === 'paid' || state === 'partially-refunded';
    return dispute === 'won' && wasOff && isBack
      ? [{ key: `restored-${id}`, news: 'restored', amount: null }]
      : [];
  });
  return [...failed, ...refunded, ...disputed];
}

/** Refunds that came back to us and that no admin has been told of. */
export function newFailedRefunds({ refunds, told }: Pick<Told, 'refunds' | 'told'>): string[] {
  return Object.entries(refunds)
    .filter(([id, { failed }]) => failed && !told.includes(failedRefundKey(id)))
    .map(([id]) => id);
}

export function failedRefundKey(refundId: string): string {
  return `refund-failed-${refundId}`;
}
