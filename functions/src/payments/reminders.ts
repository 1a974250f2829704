import { seatPrice } from '@flexa/contracts/plans';
import type { WriteBatch } from 'firebase-admin/firestore';
import { queueMail } from '../mail/outbox';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';
import type { Recovery } from './facts';
import type { AnyOrder, OrderDocument } from './order';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Under which it is kept that a reminder was queued. */
const TOLD = 'reminder';

/** A link that ends sooner may be gone before its mail is read. */
const SHORTEST_MS = 2 * DAY_MS;

type Reminded = Pick<OrderDocument, 'id' | 'visualType' | 'month' | 'createdAt' | 'reminder'>;
type Other = Pick<AnyOrder, 'id' | 'visualType' | 'createdAt' | 'paidAt'>;

/**
 * Whether the buyer still wants to hear of a checkout that they left: they asked to, and have neither begun
 * nor paid another one for the same since. A membership is for each pack.
 */
export function wantsReminder(order: Reminded, all: readonly Other[]): boolean {
  const { id, visualType, createdAt, reminder } = order;
  if (!reminder || reminder.stopped) return false;
  const isLater = (other: Other) =>
    other.createdAt > createdAt || (other.createdAt === createdAt && other.id > id);
  return !all.some(
    (other) =>
      other.id !== id &&
      (other.visualType === visualType || other.visualType === 'suite') &&
      (isLater(other) || (other.paidAt !== null && other.paidAt >= createdAt)),
  );
}

/** Whether the link opens long enough, and never at a price that is over. */
export function isLinkGood(order: Reminded, { expiresAt }: Recovery, offerEnd: Date, at: Date) {
  const end = new Date(expiresAt);
  // What is opened last can be paid for a day.
  const lastPaid = new Date(end.getTime() + DAY_MS);
  const priceAt = (moment: Date) => seatPrice(order, moment, offerEnd);
  return (
    end.getTime() - at.getTime() >= SHORTEST_MS &&
    priceAt(new Date(order.createdAt)) === priceAt(lastPaid)
  );
}

interface Orders {
  find(id: string): Promise<{ order: AnyOrder } | undefined>;
  all(uid: string): Promise<OrderDocument[]>;
  /** Keeps that none of the person's orders is to be reminded of. */
  stopReminders(ids: readonly string[]): Promise<void>;
}

/** The one mail about a checkout that was left, to buyers who asked for it. */
export function checkoutReminders({ config, db }: Pick<Platform, 'config' | 'db'>, orders: Orders) {
  /** Adds the mail to the batch where it is due; answers what was told by it. */
  async function remind(
    batch: WriteBatch,
    order: OrderDocument & { uid: string },
    recovery: Recovery | undefined,
    to: string,
    at: Date,
  ): Promise<string[]> {
    const { id, uid, visualType, month, quantity, reminder } = order;
    const isOver = order.payment === 'expired' && !order.told.includes(TOLD);
    if (!isOver || !reminder || !recovery) return [];
    if (!isLinkGood(order, recovery, config.comboOfferEnd, at)) return [];
    if (!wantsReminder(order, await orders.all(uid))) return [];
    const { url, expiresAt } = recovery;
    const what = { orderId: id, visualType, month, quantity };
    const data = { ...what, url, endsAt: expiresAt, code: reminder.code };
    const content = { template: 'checkout-reminder', data } as const;
    queueMail(db, batch, { id: `reminder-${id}`, to, uid, content }, at);
    return [TOLD];
  }

  /** Asked once more as the mail goes out, which may be hours later. */
  async function isWanted(orderId: string): Promise<boolean> {
    const order = (await orders.find(orderId))?.order;
    if (!order || order.uid === null || order.visualType === null) return false;
    return order.state === 'expired' && wantsReminder(order, await orders.all(order.uid));
  }

  /** @throws AppError link-refused for a code that is not that of the order */
  async function stop({ order: id, code }: { order: string; code: string }) {
    const order = (await orders.find(id))?.order;
    if (order?.reminder?.code !== code) throw new AppError('link-refused');
    const all = order.uid === null ? [] : await orders.all(order.uid);
    const asked = all.filter(({ reminder }) => reminder && !reminder.stopped);
    await orders.stopReminders(asked.map((each) => each.id));
    return { stopped: true as const };
  }

  return { remind, isWanted, stop };
}
