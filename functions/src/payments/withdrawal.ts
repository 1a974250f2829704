import Stripe from 'stripe';
import { KEPT_STATES } from '@flexa/contracts/orders';
import { canWithdraw } from '@flexa/contracts/withdrawal';
import { createAlerts } from '../mail/alerts';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { createCredits } from './credit';
import { listLicenses } from './licenses-of-order';
import type { AnyOrder, OrderDocument } from './order';
import type { LicenseIssuer, ProfileHolder } from './ports';
import type { OrderRepository } from './repository';
import type { createRefunder } from './refund';

type Deps = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>;

interface Payments {
  fulfil(id: string): Promise<AnyOrder | undefined>;
  refund: ReturnType<typeof createRefunder>;
}

/** An order and its buyer. */
interface OwnOrder {
  id: string;
  uid: string;
}

const createNoSuchOrder = () => new AppError('not-found', 'There is no such order');

/** Withdraws consumers from orders, and refunds the orders. */
export function createWithdrawer(
  platform: Deps,
  orders: OrderRepository,
  licenses: LicenseIssuer,
  profiles: Pick<ProfileHolder, 'get'>,
  { fulfil, refund }: Payments,
) {
  const { db, clock, log } = platform;
  const alerts = createAlerts(platform);
  const { settleCredit } = createCredits(licenses, orders);

  /**
   * Withdraws a consumer from an order: stores the statement, ends the licences and mails a dated receipt, then
   * refunds everything that is left. Repeating the call changes nothing. The hourly job makes a missing refund.
   *
   * @throws AppError not-found; withdrawal-over after the period, or for an order without the right; payments-busy
   * if Stripe can't refund now.
   */
  async function withdraw(input: OwnOrder): Promise<OrderDocument> {
    const { id } = input;
    await findOwn(input);
    try {
      // A full refund whose event is late ends the right.
      await fulfil(id);
    } catch (error) {
      // The statement is valid even while Stripe does not answer.
      log.error('order not read before its withdrawal', error, { order: id });
    }
    const order = await retryOnConflict(() => record(input));
    await refundWithdrawn(id);
    const stored = (await orders.find(id))?.order;
    return stored && stored.uid !== null ? stored : order;
  }

  /** Refunds a withdrawn order; alerts the operator if Stripe refuses for good. */
  async function refundWithdrawn(id: string): Promise<void> {
    const uid = (await orders.find(id))?.order.uid ?? null;
    try {
      await refund({ uid }, { id, reason: 'requested_by_customer', requestId: 'withdrawal' });
    } catch (error) {
      if (!isFinal(error)) throw error;
      const order = (await orders.find(id))?.order;
      // The money was returned in another way.
      if (!order || !KEPT_STATES.includes(order.state)) return;
      log.info('withdrawn order not refunded', { order: id, reason: String(error) });
      await alerts.raise({
        kind: 'withdrawal-unpaid',
        cause: id,
        text: `The buyer withdrew from order ${id}, and Stripe refuses the refund. Refund it within 14 days of the withdrawal.`,
      });
    }
  }

  async function findOwn({ uid, id }: OwnOrder) {
    const stored = await orders.find(id);
    const order = stored?.order;
    if (!stored || !order || order.uid !== uid) throw createNoSuchOrder();
    return { stored, order };
  }

  async function record(input: OwnOrder): Promise<OrderDocument> {
    const { uid, id } = input;
    const { stored, order } = await findOwn(input);
    if (order.withdrawal) return order;
    const now = clock();
    if (!canWithdraw(order, now)) throw new AppError('withdrawal-over');
    const profile = await profiles.get(uid);
    if (!profile) throw createNoSuchOrder();
    const { name, email } = profile;
    const at = now.toISOString();
    const { visualType, month, quantity, amount, refunded, currency, paidAt } = order;
    const withdrawn: OrderDocument = {
      ...order,
      withdrawal: { at, name, email },
      withdrawn: true,
    };
    const endsMembership = await wasCredited(order);
    const batch = db.batch();
    orders.replace(batch, stored, withdrawn);
    await licenses.align(batch, listLicenses(withdrawn), now);
    await settleCredit(batch, withdrawn, now);
    const data = {
      orderId: id,
      visualType,
      month,
      quantity,
      amount: amount - refunded,
      currency,
      paidAt: paidAt ?? at,
      email,
      at,
      ...(endsMembership && { endsMembership }),
    };
    const content = { template: 'withdrawal', data } as const;
    queueMail(db, batch, { id: `withdrawal-${id}`, to: email, uid, content }, now);
    await batch.commit();
    return withdrawn;
  }

  /** True if the order's licence was credited to an active membership. */
  async function wasCredited({ upgradedBy }: OrderDocument): Promise<boolean> {
    const by = upgradedBy === undefined ? undefined : await orders.find(upgradedBy);
    return by !== undefined && KEPT_STATES.includes(by.order.state);
  }

  return { withdraw, refundWithdrawn };
}

/** Distinguishes a refusal from an error that the next attempt may not meet. */
function isFinal(error: unknown): boolean {
  if (error instanceof AppError) return error.code !== 'payments-busy';
  return error instanceof Stripe.errors.StripeInvalidRequestError;
}
