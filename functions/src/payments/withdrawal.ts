import type { ParsedInput } from '@flexa/contracts/operations';
import { canWithdraw } from '@flexa/contracts/withdrawal';
import { alerting } from '../alerts/alerts';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import { retryOnConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import type { OrderDocument } from './order';
import type { ProfileHolder } from './ports';
import type { OrderRepository } from './repository';
import type { refunder } from './refund';

type Deps = Pick<Platform, 'config' | 'db' | 'clock' | 'log'>;

const noSuchOrder = () => new AppError('not-found', 'There is no such order');

/**
 * Withdraws a consumer from an order: stores the statement, mails a dated receipt of it, then refunds
 * everything that is left. Repeating the call changes nothing.
 *
 * @throws AppError not-found; withdrawal-over after the period, or for an order without the right.
 */
export function withdrawer(
  platform: Deps,
  orders: OrderRepository,
  profiles: Pick<ProfileHolder, 'get'>,
  refund: ReturnType<typeof refunder>,
) {
  const { db, clock, log } = platform;
  const alerts = alerting(platform);

  return async (caller: Caller, input: ParsedInput<'withdrawOrder'>): Promise<OrderDocument> => {
    const { id } = input;
    const order = await retryOnConflict(() => record(input));
    try {
      await refund(caller, { id, reason: 'requested_by_customer', requestId: 'withdrawal' });
    } catch (error) {
      log.error('withdrawn order not refunded', error, { order: id });
      await alerts.raise({
        kind: 'withdrawal-unpaid',
        cause: id,
        text: `The buyer withdrew from order ${id}, and the refund failed. Refund it within 14 days of the withdrawal.`,
      });
    }
    const stored = (await orders.find(id))?.order;
    return stored && stored.uid !== null ? stored : order;
  };

  async function record({ uid, id }: ParsedInput<'withdrawOrder'>): Promise<OrderDocument> {
    const stored = await orders.find(id);
    const order = stored?.order;
    if (!stored || !order || order.uid !== uid) throw noSuchOrder();
    if (order.withdrawal) return order;
    const now = clock();
    if (!canWithdraw(order, now)) throw new AppError('withdrawal-over');
    const profile = await profiles.get(uid);
    if (!profile) throw noSuchOrder();
    const { name, email } = profile;
    const at = now.toISOString();
    const { visualType, month, quantity, amount, refunded, currency, paidAt } = order;
    const withdrawn: OrderDocument = { ...order, withdrawal: { at, name, email } };
    const batch = db.batch();
    orders.replace(batch, stored, withdrawn);
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
    };
    const content = { template: 'withdrawal', data } as const;
    queueMail(db, batch, { id: `withdrawal-${id}`, to: email, uid, content }, now);
    await batch.commit();
    return withdrawn;
  }
}
