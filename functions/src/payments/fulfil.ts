import { isDeepStrictEqual } from 'node:util';
import { createAlerts } from '../mail/alerts';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { createAutomaticRefunds } from './automatic-refunds';
import { createCredits, listSourceIds } from './credit';
import { markRefundDue, computeUnusedRefund } from './credit-lost';
import { createOrderDelivery } from './deliver';
import type { PaymentFacts } from './facts';
import { listLicenses } from './licenses-of-order';
import { endTransfer, mergeFacts } from './merge-facts';
import { markNoteDue } from './missing-notes';
import { openCheckouts } from './open-checkouts';
import {
  isUnsold,
  mayStart,
  createUnpaidOrder,
  createStrayOrder,
  decideUnownedMoney,
  type AnyOrder,
  type OwnedOrder,
} from './order';
import { listAlertsForAdmins } from './order-alerts';
import { auditRefunds, type StartRequest } from './order-audit';
import { addNoticeTimes } from './order-history';
import type { LicenseIssuer, ProfileHolder } from './ports';
import { parseOrderKind, readFacts } from './read-facts';
import { createOrderRepository, type StoredOrder } from './repository';

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

interface FulfilOptions {
  /** Inspects Stripe's facts before anything is done; throws to stop the fulfilment. */
  check?: (facts: PaymentFacts | undefined) => void;
  /** An admin's request to begin licences although the invoice is open. */
  start?: StartRequest | undefined;
  /** True to refund unused days once more after a refusal, which only the hourly job does. */
  retriesRefund?: boolean;
}

/** Refunds that Stripe refused just now. */
interface Refusals {
  /** Stripe refused to refund a payment that delivered nothing. */
  refundRefused?: boolean;
  /** Number of times that Stripe has refused to refund the unused days. */
  unusedRefusals?: number;
}

/** Aligns an order and its licences with Stripe. Calls may be repeated, run concurrently and come in any order. */
export function createFulfilment(platform: Deps, licenses: LicenseIssuer, profiles: ProfileHolder) {
  const { db, stripe, clock, log } = platform;
  const orders = createOrderRepository(db);
  const alerts = createAlerts(platform);
  const { readCreditStatus, takeCredit, settleCredit } = createCredits(licenses, orders);
  const deliver = createOrderDelivery(platform, licenses, profiles, { takeCredit });
  const { refundUnused, refundUnsold } = createAutomaticRefunds(platform);
  const { expireOthers } = openCheckouts(platform, orders);

  /**
   * Returns undefined if Stripe has no such session, invoice or payment, or if it is unpaid and for no plan of
   * ours. Refunds a payment at once that we can't deliver: its account was deleted, its credit is gone, or the
   * licence that it adds seats to has ended.
   */
  async function fulfil(id: string, options: FulfilOptions = {}): Promise<AnyOrder | undefined> {
    const order = await follow(id, options);
    if (!order) return undefined;
    // The order that this one's licences were credited to depends on this payment.
    if (order.upgradedBy !== undefined) await fulfil(order.upgradedBy);
    if (computeUnusedRefund(order) > 0) {
      if (order.unusedRefusals !== undefined && !options.retriesRefund) return order;
      return follow(id, { unusedRefusals: await refundUnused(order) });
    }
    if (decideUnownedMoney(order) !== 'refund') return order;
    return follow(id, { refundRefused: !(await refundUnsold(order)) });
  }

  /**
   * Runs the four steps. A batch fails if one of its documents was written since it was read, and then all steps
   * run again. So everything a batch stores was read after what is stored: of two overlapping runs, the one with
   * older facts loses.
   */
  function follow(id: string, options: FulfilOptions & Refusals) {
    return retryOnConflict(() => followOnce(id, options));
  }

  async function followOnce(
    id: string,
    { check, start, ...refusals }: FulfilOptions & Refusals,
  ): Promise<AnyOrder | undefined> {
    // 1. Read the order.
    const stored = await orders.find(id);
    // 2. Read Stripe.
    const facts = await readFacts(stripe, id, stored?.order.kind ?? parseOrderKind(id));
    check?.(facts);
    const knownOrder = stored?.order ?? (facts && createOrder(facts));
    if (!facts || !knownOrder) {
      log.info('order not ours', { order: id });
      return undefined;
    }
    // 3. Merge.
    const merged = await merge(knownOrder, facts, refusals);
    const startRequest = start && mayStart(merged, clock()) ? start : undefined;
    const isDue = isDeliveryDue(merged);
    if (stored && !isDue && !startRequest && isDeepStrictEqual(merged, stored.order)) return merged;
    await prepareOthers(stored, merged, isDue);
    // 4. Write once.
    return write(stored, merged, facts, startRequest);
  }

  async function merge(
    order: AnyOrder,
    facts: PaymentFacts,
    { refundRefused = false, unusedRefusals = 0 }: Refusals,
  ): Promise<AnyOrder> {
    // Two runs that share an idempotency key get the same refusal, which counts once.
    const refusals = Math.max(order.unusedRefusals ?? 0, unusedRefusals);
    const knownOrder = {
      ...order,
      refundRefused: order.refundRefused || refundRefused,
      ...(refusals > 0 && { unusedRefusals: refusals }),
    };
    const merged = markNoteDue(endTransfer(mergeFacts(knownOrder, facts), facts, clock()));
    return markRefundDue(await readCreditStatus(merged));
  }

  /** Changes other orders first, so that a run that stops in between starts over. */
  async function prepareOthers(
    stored: StoredOrder | undefined,
    order: AnyOrder,
    isDue: boolean,
  ): Promise<void> {
    const isNewMoney = hasMoney(order) && !(stored && hasMoney(stored.order));
    if (isOwned(order) && isNewMoney) await expireOthers(order);
    if (!isDue) return;
    // The refund of a credited payment may not have reached us yet.
    for (const source of listSourceIds(order)) await followOnce(source, {});
  }

  /** Writes order, licences, mails, alerts and audit in one batch. */
  async function write(
    stored: StoredOrder | undefined,
    merged: AnyOrder,
    facts: PaymentFacts,
    startRequest: StartRequest | undefined,
  ): Promise<AnyOrder> {
    const at = clock();
    const batch = db.batch();
    // Also without the buyer: the licences may belong to the next owner of the team.
    if (merged.fulfilledAt !== null) {
      await licenses.align(batch, listLicenses(merged), at);
      await settleCredit(batch, merged, at);
    }
    const delivered = isOwned(merged) ? await deliver(batch, merged, startRequest, at) : merged;
    const unowned = { ...delivered, unowned: decideUnownedMoney(delivered) === 'admin' };
    const alertsToSend = listAlertsForAdmins(unowned, facts.disputeFiles);
    const notifiedOrder = {
      ...unowned,
      sentNotices: [...unowned.sentNotices, ...alertsToSend.map(({ key }) => key)],
    };
    const order = markRefundDue({
      ...notifiedOrder,
      noticeTimes: addNoticeTimes(notifiedOrder, merged.sentNotices, at),
    });
    if (stored) orders.replace(batch, stored, order);
    else orders.create(batch, order);
    for (const { alert } of alertsToSend) alerts.queue(batch, alert);
    auditRefunds(db, batch, stored, { ...facts, userId: order.uid }, at);
    await batch.commit();
    for (const { alert } of alertsToSend) alerts.write(alert);
    log.info('order changed', { order: order.id, state: order.state });
    return order;
  }

  return { fulfil };
}

/** True if the order is paid and not delivered yet. */
function isDeliveryDue(order: AnyOrder): boolean {
  const { payment, fulfilledAt, uid, held } = order;
  return payment === 'paid' && fulfilledAt === null && uid !== null && !isUnsold(order) && !held;
}

/** True if the order is paid, or a bank is about to pay it. */
function hasMoney({ payment }: AnyOrder): boolean {
  return payment === 'paid' || payment === 'processing';
}

function isOwned(order: AnyOrder): order is OwnedOrder {
  return order.uid !== null;
}

/**
 * Creates the order of a session that started without one, for example from a payment link or a buy button. A paid
 * session without a buyer or plan of ours becomes an order too, because we have someone's money.
 */
function createOrder(facts: PaymentFacts): AnyOrder | undefined {
  const { sessionId: id, kind, uid, plan, join, amount, currency, lines, createdAt } = facts;
  if (uid !== null && plan !== null && lines.length > 0) {
    const knownOrder = { id, kind, uid, name: null, amount, currency, lines, createdAt, join };
    return createUnpaidOrder(plan, { ...knownOrder, origin: 'stripe' });
  }
  return facts.payment === 'paid' && amount > 0 ? createStrayOrder(facts) : undefined;
}
