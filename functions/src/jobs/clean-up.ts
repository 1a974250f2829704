import { Timestamp, type Query } from 'firebase-admin/firestore';
import type { OrderState } from '@flexa/contracts/orders';
import { lostRace } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { pagesOf } from './pages';

/** What the jobs need of the payments: brings an order in line with its Checkout Session. */
export interface OrderSettler {
  settleOrder(sessionId: string): Promise<unknown>;
}

/** Collections whose documents say in `expireAt` when they may go (firestore.indexes.json). */
export const EXPIRING = [
  'verificationCodes',
  'tokens',
  'rateLimits',
  'stripeEvents',
  'mail',
  'tickets',
  'waitList',
  'audit',
] as const;

/**
 * A Checkout Session is open for at most 24 hours (docs.stripe.com/api/checkout/sessions/create,
 * expires_at); for a day more Stripe may still be telling us of it.
 */
const UNPAID_MS = 48 * 60 * 60 * 1000;
const OPEN: OrderState = 'open';

/** Removes what is past its time, and closes orders that nobody paid. */
export async function cleanUp(platform: Platform, orders: OrderSettler): Promise<void> {
  for (const name of EXPIRING) await removeExpired(platform, name);
  await settleForgotten(platform, orders);
}

/** Firestore's TTL does the same within a day or so, where it is set up. */
async function removeExpired({ db, clock, log }: Platform, name: string): Promise<void> {
  const expired: Query = db
    .collection(name)
    .where('expireAt', '<=', Timestamp.fromDate(clock()))
    .orderBy('expireAt');
  let removed = 0;
  for await (const page of pagesOf(expired)) {
    const writer = db.bulkWriter({ throttling: false });
    const gone = page.map((document) =>
      // A rate limit whose window has begun anew is no longer past its time.
      writer.delete(document.ref, { lastUpdateTime: document.updateTime }).then(
        () => (removed += 1),
        (error: unknown) => {
          if (!lostRace(error)) throw error;
        },
      ),
    );
    await Promise.all([...gone, writer.close()]);
  }
  log.info('expired documents removed', { collection: name, count: removed });
}

async function settleForgotten({ db, clock, log }: Platform, orders: OrderSettler): Promise<void> {
  const forgotten = db
    .collection('orders')
    .where('state', '==', OPEN)
    .where('createdAt', '<', Timestamp.fromMillis(clock().getTime() - UNPAID_MS))
    .orderBy('createdAt');
  for await (const page of pagesOf(forgotten)) {
    for (const { id } of page) {
      try {
        await orders.settleOrder(id);
      } catch (error) {
        log.error('order not settled', error, { orderId: id });
      }
    }
  }
}
