import type { OwnShop } from './stripe-shop';
import type { DisputeMove } from '@flexa/emulators/stripe/disputes';
import type { TestStripe } from './test-stripe';

/** The steps of an order, and the expected end of it and its licence. */
export interface Story {
  steps: ((stripe: TestStripe, sessionId: string) => Promise<void>)[];
  /** State of the order; the reason why its licence was taken back, null for none; null for no licence. */
  ends: [state: string, license: { revokedReason: string | null } | null];
}

const pay: Story['steps'][number] = (stripe, id) => stripe.act(id, 'pay');
const refund =
  (amount?: number): Story['steps'][number] =>
  (stripe, id) =>
    stripe.refund(id, amount);
const dispute: Story['steps'][number] = async (stripe, id) => void (await stripe.dispute(id));
const inquire: Story['steps'][number] = async (stripe, id) =>
  void (await stripe.dispute(id, 'inquiry'));
const close =
  (to: DisputeMove): Story['steps'][number] =>
  (stripe, id) =>
    stripe.moveDispute(id, to);
const failRefund: Story['steps'][number] = (stripe, id) => stripe.failRefund(id);
const expire: Story['steps'][number] = async ({ stripe }, id) => {
  await stripe.checkout.sessions.expire(id);
};

const active = { revokedReason: null };
const revoked = (revokedReason: string) => ({ revokedReason });

/** Orders of 12,000 cents. */
export const STORIES: Record<string, Story> = {
  'is paid': { steps: [pay], ends: ['paid', active] },
  'is refunded': { steps: [pay, refund()], ends: ['refunded', revoked('refunded')] },
  'is refunded in part': {
    steps: [pay, refund(1000), refund(500)],
    ends: ['partially-refunded', active],
  },
  'is refunded bit by bit': {
    steps: [pay, refund(3000), refund(4999), refund()],
    ends: ['refunded', revoked('refunded')],
  },
  'is disputed': { steps: [pay, dispute], ends: ['disputed', revoked('disputed')] },
  'is disputed and won': { steps: [pay, dispute, close('won')], ends: ['paid', active] },
  'is disputed and lost': {
    steps: [pay, dispute, close('lost')],
    ends: ['lost', revoked('dispute lost')],
  },
  'is won, then refunded': {
    steps: [pay, dispute, close('won'), refund()],
    ends: ['refunded', revoked('refunded')],
  },
  'is refunded in part, then lost': {
    steps: [pay, refund(100), dispute, close('lost')],
    ends: ['lost', revoked('dispute lost')],
  },
  'is refunded in part, then won': {
    steps: [pay, refund(100), dispute, close('won')],
    ends: ['partially-refunded', active],
  },
  'is asked about': { steps: [pay, inquire], ends: ['paid', active] },
  'is asked about, then disputed': {
    steps: [pay, inquire, close('escalated')],
    ends: ['disputed', revoked('disputed')],
  },
  'is asked about, then left alone': {
    steps: [pay, inquire, close('inquiry-closed')],
    ends: ['paid', active],
  },
  'is lost, then appealed': {
    steps: [pay, dispute, close('lost'), close('appealed')],
    ends: ['disputed', revoked('disputed')],
  },
  'is lost, then won on appeal': {
    steps: [pay, dispute, close('lost'), close('appealed'), close('won')],
    ends: ['paid', active],
  },
  'is refunded, which fails': {
    steps: [pay, refund(), failRefund],
    ends: ['paid', active],
  },
  'is never paid': { steps: [expire], ends: ['expired', null] },
};

/** How an order and its licence stand, as a story tells it. */
export async function endOf(shop: OwnShop, sessionId: string): Promise<Story['ends']> {
  const [order, license] = await Promise.all([
    shop.db.doc(`orders/${sessionId}`).get(),
    shop.db.doc(`licenses/order-${sessionId}`).get(),
  ]);
  const reason = license.get('revokedReason') as string | null;
  const isDeleted = license.exists && license.get('deletedAt') !== null;
  if (isDeleted !== (license.exists && reason !== null)) {
    throw new Error(`Licence of ${sessionId}: deletedAt and revokedReason contradict each other`);
  }
  return [order.get('state') as string, license.exists ? { revokedReason: reason } : null];
}

export function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = Math.floor(random() * (i + 1));
    const held = result[i] as T;
    result[i] = result[j] as T;
    result[j] = held;
  }
  return result;
}

/** Does the work for every item, so many at once, and answers in the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < items.length) {
        const index = next;
        next += 1;
        results[index] = await work(items[index] as T);
      }
    }),
  );
  return results;
}
