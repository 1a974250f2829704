import type Stripe from 'stripe';
import { CASH_ID } from '@flexa/contracts/orders';
import { alerting, type Alert } from '../alerts/alerts';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { orMissing } from './facts';
import { newStray, type StrayPayment } from './order';
import type { orderRepository } from './repository';

/**
 * What of a customer's money at Stripe no payment has taken: a bank transfer that came late, was too much or
 * named no invoice. It stands among the orders as one of nobody, which is not paid, until it is applied or sent back.
 * A customer has one of each currency.
 */
const idOf = (customer: string, currency: string) => `cash_${currency}_${customer}`;

export const isCashBalance = (orderId: string) => CASH_ID.test(orderId);

async function availableOf(stripe: Stripe, customer: string): Promise<Record<string, number>> {
  return (await orMissing(stripe.customers.retrieveCashBalance(customer)))?.available ?? {};
}

/** One for each currency that the customer ever sent. */
export async function cashIdsOf(stripe: Stripe, customer: string): Promise<string[]> {
  const available = await availableOf(stripe, customer);
  return Object.keys(available).map((currency) => idOf(customer, currency));
}

type Orders = Pick<ReturnType<typeof orderRepository>, 'find' | 'create' | 'replace' | 'remove'>;

/** Brings what stands among the orders in line with the balance, however often it is asked to. */
export function cashBalances(
  platform: Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>,
  orders: Orders,
) {
  const { db, stripe, clock } = platform;
  const alerts = alerting(platform);

  /** Undefined where nothing is left on it. */
  async function look(id: string): Promise<StrayPayment | undefined> {
    const [, currency = '', customer = ''] = CASH_ID.exec(id) ?? [];
    const stored = await orders.find(id);
    const amount = (await availableOf(stripe, customer))[currency] ?? 0;
    const before = stored?.order.amount ?? 0;
    const batch = db.batch();
    if (amount <= 0 && stored) {
      orders.remove(batch, stored);
      await batch.commit();
    }
    if (amount <= 0) return undefined;
    const at = clock();
    const begun = newStray({
      sessionId: id,
      amount,
      currency,
      lines: [],
      createdAt: stored?.order.createdAt ?? at.toISOString(),
    });
    const order: StrayPayment = { ...begun, unowned: true };
    if (amount === before) return order;
    if (stored) orders.replace(batch, stored, order);
    else orders.create(batch, order);
    const alert = alertOf(order, customer, at);
    const isMore = amount > before;
    if (isMore) alerts.queue(batch, alert);
    await batch.commit();
    if (isMore) alerts.write(alert);
    return order;
  }

  return { look: (id: string) => retryOnConflict(() => look(id)) };
}

/** Each time that there is more. */
function alertOf({ id, amount, currency }: StrayPayment, customer: string, at: Date): Alert {
  return {
    kind: 'transfer-unmatched',
    cause: `${id}-${amount}-${Math.floor(at.getTime() / 1000)}`,
    text:
      `${(amount / 100).toFixed(2)} ${currency} of customer ${customer} lie at Stripe and belong to no invoice: a transfer was late, ` +
      'too much, or named none. Apply it to an invoice there, or send it back.',
  };
}
