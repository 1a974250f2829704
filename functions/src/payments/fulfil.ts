import type { WriteBatch } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { recordAudit } from '../audit/repository';
import { queueMail } from '../mail/outbox';
import { untilSettled } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { readFacts, type PaymentFacts } from './facts';
import type { LicenseIssuer, ProfileHolder } from './neighbours';
import { licenseIdsOf, merge, newOrder, standingOf, type OrderDocument } from './order';
import { orderRepository, type StoredOrder } from './repository';

type Deps = Pick<Platform, 'db' | 'stripe' | 'clock' | 'log'>;

/**
 * Brings an order and its licences in line with what Stripe says, however often, however many at
 * once and in whatever order it is asked to. Order, licences, receipt and audit are one batch that
 * fails where somebody wrote one of them since it was read; then it is read again.
 */
export function fulfilment(platform: Deps, licenses: LicenseIssuer, profiles: ProfileHolder) {
  const { db, stripe, clock, log } = platform;
  const orders = orderRepository(db);

  /** Undefined where Stripe has no such session, or one that is nobody's or for no plan of ours. */
  async function fulfil(sessionId: string): Promise<OrderDocument | undefined> {
    const facts = await readFacts(stripe, sessionId);
    return facts && settle(facts);
  }

  /** As fulfil, with what Stripe has just said. */
  async function settle(facts: PaymentFacts): Promise<OrderDocument | undefined> {
    return untilSettled(() => attempt(facts));
  }

  async function attempt(facts: PaymentFacts): Promise<OrderDocument | undefined> {
    const stored = await orders.find(facts.sessionId);
    const known = stored?.order ?? orderFrom(facts);
    if (!known) {
      log.info('session not ours', { order: facts.sessionId });
      return undefined;
    }
    const merged = merge(known, facts);
    const isPaid = merged.payment === 'paid';
    const isDue = isPaid && merged.fulfilledAt === null && merged.uid !== null;
    if (stored && !isDue && isDeepStrictEqual(merged, stored.order)) return merged;

    const at = clock();
    const batch = db.batch();
    const paidAt = merged.paidAt ?? (isPaid ? at.toISOString() : null);
    const order = await serve(batch, { ...merged, paidAt }, at);
    if (stored) orders.replace(batch, stored, order);
    else orders.create(batch, order);
    auditRefunds(batch, stored, { ...facts, userId: order.uid }, at);
    await batch.commit();
    log.info('order changed', { order: order.id, state: order.state });
    return order;
  }

  /**
   * Licences and receipt of whoever bought it. Without a profile there is nobody to give a licence
   * to: the account was deleted meanwhile, and the order is kept for the books without the person.
   */
  async function serve(batch: WriteBatch, order: OrderDocument, at: Date): Promise<OrderDocument> {
    if (order.uid === null) return order;
    const profile = await profiles.get(order.uid);
    if (!profile) {
      log.info('order without an account', { order: order.id, state: order.state });
      return { ...order, uid: null, name: null };
    }
    const named = { ...order, name: order.name ?? profile.name };
    if (order.payment !== 'paid') {
      profiles.touch(batch, order.uid);
      return named;
    }
    profiles.markPurchased(batch, order.uid);
    if (order.fulfilledAt !== null) {
      await licenses.align(batch, licenseIdsOf(order), standingOf(order.state), at);
      return named;
    }
    issueAll(batch, { ...named, uid: order.uid }, profile.email, at);
    return { ...named, fulfilledAt: at.toISOString() };
  }

  function issueAll(
    batch: WriteBatch,
    order: OrderDocument & { uid: string; name: string },
    email: string,
    at: Date,
  ): void {
    const { id: orderId, uid, name, visualType, licenseType, month, lines } = order;
    const made = licenseIdsOf(order).map((id, line) => {
      const quantity = lines[line] ?? 1;
      const license = { id, userId: uid, name, visualType, licenseType, month, quantity };
      return licenses.issue(batch, license, standingOf(order.state), at);
    });
    const [first] = made;
    if (!first) throw new Error(`Order ${orderId} has no line`);
    const { amount, currency, receiptUrl } = order;
    const { id: licenseId, quantity, expiresAt } = first;
    const data = {
      ...{ orderId, month, amount, currency, receiptUrl },
      ...{ licenseId, visualType, quantity, expiresAt },
    };
    const content = { template: 'receipt', data } as const;
    queueMail(db, batch, { id: `receipt-${orderId}`, to: email, uid, content }, at);
  }

  /** Once each, also where we went down between the refund and the answer. */
  function auditRefunds(
    batch: WriteBatch,
    stored: StoredOrder | undefined,
    { sessionId: target, actors, refunds, userId }: PaymentFacts & { userId: string | null },
    at: Date,
  ): void {
    for (const [refund, actor] of Object.entries(actors)) {
      if (stored?.order.refunds[refund]) continue;
      const amount = refunds[refund]?.amount ?? 0;
      const changes = { refund, amount, ...(userId !== null && { userId }) };
      recordAudit(db, batch, { actor, action: 'order.refund', target, changes }, at);
    }
  }

  return { fulfil, settle };
}

/** The order of a session that began without one, as a payment link's or a buy button's does. */
function orderFrom(facts: PaymentFacts): OrderDocument | undefined {
  const { sessionId: id, uid, plan, amount, currency, lines, createdAt } = facts;
  if (uid === null || plan === null || lines.length === 0) return undefined;
  return newOrder(plan, { id, uid, name: null, amount, currency, lines, createdAt });
}
