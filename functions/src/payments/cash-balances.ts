import { isDeepStrictEqual } from 'node:util';
import Stripe from 'stripe';
import { formatMoney } from '@flexa/contracts/format';
import { CASH_ID } from '@flexa/contracts/orders';
import { createAlerts, type Alert } from '../mail/alerts';
import { AppError, createInvalidField } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { ACTOR, REQUEST_ID } from './credit-notes';
import { readRefund } from './facts';
import { ignoreMissing } from './missing';
import { createStrayOrder, type StrayPayment } from './order';
import { auditRefunds } from './order-audit';
import type { RefundRequest } from './refund';
import type { createOrderRepository, StoredOrder } from './repository';
import type { Refund } from './progress';
import { requestIdempotently } from './under-key';

/**
 * Money in a customer's cash balance at Stripe that no payment took: a bank transfer that came late, was too much
 * or named no invoice. It is an unowned, unpaid order until it is applied to an invoice at Stripe or returned. A
 * customer has one per currency.
 */
const buildCashId = (customer: string, currency: string) => `cash_${currency}_${customer}`;

function readId(id: string): { currency: string; customer: string } {
  const [, currency = '', customer = ''] = CASH_ID.exec(id) ?? [];
  return { currency, customer };
}

export const isCashBalance = (orderId: string) => CASH_ID.test(orderId);

async function readAvailable(stripe: Stripe, customer: string): Promise<Record<string, number>> {
  return (await ignoreMissing(stripe.customers.retrieveCashBalance(customer)))?.available ?? {};
}

/** Lists one order id for each currency that the customer ever sent. */
export async function listCashIds(stripe: Stripe, customer: string): Promise<string[]> {
  const available = await readAvailable(stripe, customer);
  return Object.keys(available).map((currency) => buildCashId(customer, currency));
}

type CashReturn = NonNullable<StrayPayment['cashReturn']>;

type Orders = Pick<
  ReturnType<typeof createOrderRepository>,
  'find' | 'create' | 'replace' | 'remove'
>;

function isMade({ failed }: Refund): boolean {
  return !failed;
}

/** Returns what is left of the balance's money, as far as the order knows. */
function countLeft({ amount, refunded }: Pick<StrayPayment, 'amount' | 'refunded'>): number {
  return amount - refunded;
}

/** Keeps the orders of cash balances in line with Stripe, and returns their money. */
export function createCashBalances(
  platform: Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>,
  orders: Orders,
) {
  const { config, db, stripe, clock } = platform;
  const alerts = createAlerts(platform);

  /** Returns undefined if the balance is empty and nothing was returned here. */
  async function readBalance(id: string): Promise<StrayPayment | undefined> {
    const stored = await orders.find(id);
    if (stored?.order.cashReturn) {
      await carryOut(stored, stored.order.cashReturn);
      return readBalance(id);
    }
    const { currency, customer } = readId(id);
    const refunds = await readRefunds(stored?.order.refunds ?? {});
    const available = Math.max(0, (await readAvailable(stripe, customer))[currency] ?? 0);
    const refunded = Object.values(refunds)
      .filter(isMade)
      .reduce((sum, { amount }) => sum + amount, 0);
    const batch = db.batch();
    if (available + refunded === 0) {
      if (!stored) return undefined;
      orders.remove(batch, stored);
      await batch.commit();
      return undefined;
    }
    const at = clock();
    const isAwaited = Object.values(refunds).some(({ waitsFor }) => waitsFor !== undefined);
    const strayOrder = createStrayOrder({
      sessionId: id,
      kind: 'unowned',
      amount: available + refunded,
      currency,
      lines: [],
      createdAt: stored?.order.createdAt ?? at.toISOString(),
    });
    const order: StrayPayment = {
      ...strayOrder,
      refunds,
      refunded,
      refundFailed: available > 0 && Object.values(refunds).some(({ failed }) => failed),
      unowned: available > 0,
      state: available > 0 || isAwaited ? 'open' : 'refunded',
    };
    if (stored && isSame(stored.order, order)) return order;
    if (stored) orders.replace(batch, stored, order);
    else orders.create(batch, order);
    const alert = describeMoney(order, customer, at, config.portalUrl);
    const isMore = available > (stored ? countLeft(stored.order) : 0);
    if (isMore) alerts.queue(batch, alert);
    await batch.commit();
    if (isMore) alerts.write(alert);
    return order;
  }

  /** Reads the returns again: Stripe lists no refunds by customer. */
  async function readRefunds(
    knownRefunds: Record<string, Refund>,
  ): Promise<Record<string, Refund>> {
    const entries = Object.entries(knownRefunds).map(
      async ([id, before]): Promise<[string, Refund]> => {
        const refund = await ignoreMissing(stripe.refunds.retrieve(id));
        return [id, refund ? readRefund(refund) : before];
      },
    );
    return Object.fromEntries(await Promise.all(entries));
  }

  /**
   * Makes a return at Stripe. The order stores it until Stripe has answered, so the next reader
   * repeats an interrupted one with the same idempotency key, and Stripe makes it once.
   *
   * @throws AppError for more than the balance holds
   */
  async function carryOut(stored: StoredOrder, cashReturn: CashReturn): Promise<void> {
    const { order } = stored;
    const { requestId, actor, reason } = cashReturn;
    const batch = db.batch();
    const refund = await create(order.id, cashReturn).catch((error: unknown) => error);
    if (refund instanceof Error) {
      if (!(refund instanceof Stripe.errors.StripeInvalidRequestError)) throw refund;
      orders.replace(batch, stored, { ...order, cashReturn: null });
      await batch.commit();
      throw refund.param === 'amount'
        ? createInvalidField('amount', 'Less than that is left on the balance')
        : refund;
    }
    const { id } = refund as Stripe.Refund;
    const refunds = {
      ...order.refunds,
      [id]: { ...readRefund(refund as Stripe.Refund), requestId },
    };
    const refunded = order.refunded + cashReturn.amount;
    orders.replace(batch, stored, { ...order, refunds, refunded, cashReturn: null });
    const actors = { [id]: { uid: actor, reason } };
    const facts = { sessionId: order.id, actors, refunds, userId: null };
    auditRefunds(db, batch, stored, facts, clock());
    await batch.commit();
  }

  function create(id: string, cashReturn: CashReturn): Promise<Stripe.Refund> {
    const { requestId, amount, actor, reason } = cashReturn;
    const params: Stripe.RefundCreateParams = {
      ...readId(id),
      origin: 'customer_balance',
      amount,
      metadata: { [ACTOR]: actor, [REQUEST_ID]: requestId },
      ...(reason && { reason }),
    };
    return requestIdempotently(
      `refund-${id}-${requestId}`,
      (options) => stripe.refunds.create(params, options),
      async () => {
        const { data } = await stripe.refunds.list({ limit: 100 });
        return data.find(({ metadata }) => metadata?.[REQUEST_ID] === requestId);
      },
    );
  }

  /**
   * Returns money to the bank account it came from.
   *
   * @throws AppError not-found, nothing-to-refund; invalid-argument for seats and for more than is left.
   */
  async function returnMoney(
    admin: Caller,
    { id, amount: requested, seats, reason, requestId }: RefundRequest,
  ): Promise<StrayPayment> {
    if (seats !== undefined) throw createInvalidField('seats', 'A bank transfer has no seats');
    const order = await readBalance(id);
    const stored = await orders.find(id);
    if (!order || !stored) throw new AppError('not-found', 'There is no such order');
    if (Object.values(stored.order.refunds).some((refund) => refund.requestId === requestId)) {
      return order;
    }
    const left = countLeft(stored.order);
    if (left <= 0) throw new AppError('nothing-to-refund');
    const amount = requested ?? left;
    if (amount > left)
      throw createInvalidField('amount', `Only ${left} cents are left to give back`);
    // Another admin's return that began meanwhile is made first.
    if (!stored.order.cashReturn) {
      const cashReturn = { requestId, amount, actor: admin.uid, reason: reason ?? null };
      const batch = db.batch();
      orders.replace(batch, stored, { ...stored.order, cashReturn });
      await batch.commit();
    }
    return returnMoney(admin, { id, amount: requested, reason, requestId });
  }

  return {
    look: (id: string) => retryOnConflict(() => readBalance(id)),
    returnMoney: (admin: Caller, input: RefundRequest) =>
      retryOnConflict(() => returnMoney(admin, input)),
  };
}

function isSame(stored: StoredOrder['order'], order: StrayPayment): boolean {
  const pickParts = ({
    amount,
    refunded,
    state,
    unowned,
    refundFailed,
    refunds,
  }: typeof stored) => ({
    amount,
    refunded,
    state,
    unowned,
    refundFailed,
    refunds,
  });
  return isDeepStrictEqual(pickParts(stored), pickParts(order));
}

/** Sends one alert each time that there is more on the balance. */
function describeMoney(order: StrayPayment, customer: string, at: Date, portalUrl: string): Alert {
  const { id, currency } = order;
  const left = countLeft(order);
  return {
    kind: 'transfer-unmatched',
    cause: `${id}-${left}-${Math.floor(at.getTime() / 1000)}`,
    text:
      `${formatMoney(left, currency)} of customer ${customer} lie at Stripe and belong to no invoice: a transfer was late, ` +
      'too much, or named none. Apply it to an invoice at Stripe, or return it in the admin area.',
    url: `${portalUrl}/admin?view=orders&order=${id}`,
  };
}
