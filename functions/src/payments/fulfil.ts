import Stripe from 'stripe';
import type { WriteBatch } from 'firebase-admin/firestore';
import { soldPart } from '@flexa/contracts/refund-words';
import { withdrawalEnd } from '@flexa/contracts/withdrawal';
import { isDeepStrictEqual } from 'node:util';
import { alerting } from '../alerts/alerts';
import { queueMail } from '../mail/outbox';
import { retryOnConflict } from '../platform/firestore';
import type { Platform } from '../platform/platform';
import { credits, sourceIdsOf } from './credit';
import { readFacts, type PaymentFacts } from './facts';
import { REQUEST_ID } from './credit-notes';
import {
  CREDIT_LOST,
  CREDIT_LOST_UNPAID,
  markRefundDue,
  UNUSED_TRIES,
  unusedOwnPayment,
} from './credit-lost';
import { moneyReturner } from './give-back';
import { readIntentFacts } from './intent-facts';
import { readInvoiceFacts } from './invoice-facts';
import { licenseeOf, licenseIdsOf, licensesOf } from './licenses-of-order';
import {
  type AnyOrder,
  endTransfer,
  isUnsold,
  mayStart,
  merge,
  newOrder,
  newStray,
  type OrderDocument,
  RECEIPT_TOLD,
  unownedMoney,
  withoutAddress,
} from './order';
import { markNoteDue } from './missing-notes';
import { dueNotices } from './notices';
import { toldAt } from './order-history';
import { newsForAdmins } from './order-alerts';
import { auditRefunds, auditStart, type StartPress } from './order-audit';
import { openCheckouts } from './open-checkouts';
import type { LicenseIssuer, ProfileHolder } from './ports';
import { orderRepository } from './repository';

type Deps = Pick<Platform, 'config' | 'db' | 'stripe' | 'clock' | 'log'>;

interface Wish {
  /** Looks at what Stripe says before anything is done; throws to have nothing done. */
  check?: (facts: PaymentFacts | undefined) => void;
  /** Stripe has refused to give back what was paid for nothing. */
  refundRefused?: boolean;
  /** Times that Stripe has refused to refund the unused days. */
  unusedRefusals?: number;
  /** True to refund unused days once more after a refusal, which only the hourly job does. */
  retriesRefund?: boolean;
  /** An admin's press: licences begin where the order is an open invoice. */
  start?: StartPress | undefined;
}

type IssuedLicense = ReturnType<LicenseIssuer['issue']>;

/**
 * Brings an order and its licences in line with what Stripe says, however often, however many at
 * once and in whatever order it is asked to. The order is read, then Stripe; order, licences, mails
 * and audit are one batch that fails where one of them was written since, and then both are read
 * again. So what a batch stores was always read after what is stored already: of two readers that
 * overlap the one with the older answer loses.
 */
export function fulfilment(platform: Deps, licenses: LicenseIssuer, profiles: ProfileHolder) {
  const { db, stripe, clock, log } = platform;
  const orders = orderRepository(db);
  const alerts = alerting(platform);
  const returnMoney = moneyReturner(stripe);
  const { standing, take, settle } = credits(licenses, orders);
  const { expireOthers } = openCheckouts(platform, orders);

  /**
   * Undefined if Stripe has no such session, invoice or payment, or if it is unpaid and for no plan of ours.
   * A payment that we can't deliver is refunded at once: its account was deleted, its credit is gone, or the
   * licence that it adds seats to has ended.
   */
  async function fulfil(orderId: string, wish: Wish = {}): Promise<AnyOrder | undefined> {
    const order = await retryOnConflict(() => attempt(orderId, wish));
    // It stands on this payment, too.
    if (order?.upgradedBy !== undefined) await fulfil(order.upgradedBy);
    if (order && unusedOwnPayment(order) > 0) {
      if (order.unusedRefusals !== undefined && !wish.retriesRefund) return order;
      const unusedRefusals = await giveUnusedBack(order);
      return retryOnConflict(() => attempt(orderId, { unusedRefusals }));
    }
    if (!order || unownedMoney(order) !== 'refund') return order;
    const refundRefused = !(await giveBack(order));
    return retryOnConflict(() => attempt(orderId, { refundRefused }));
  }

  async function attempt(
    orderId: string,
    { check, refundRefused = false, unusedRefusals = 0, start }: Wish,
  ): Promise<AnyOrder | undefined> {
    const stored = await orders.find(orderId);
    const facts = await readFactsOf(stripe, orderId);
    check?.(facts);
    const known = stored?.order ?? (facts && orderFrom(facts));
    if (!facts || !known) {
      log.info('order not ours', { order: orderId });
      return undefined;
    }
    const refused = known.refundRefused || refundRefused;
    // Two runs that share a key get the same refusal, which counts once.
    const refusals = Math.max(known.unusedRefusals ?? 0, unusedRefusals);
    const tried = { ...known, ...(refusals > 0 && { unusedRefusals: refusals }) };
    const followed = markNoteDue(merge({ ...tried, refundRefused: refused }, facts));
    const merged = markRefundDue(await standing(endTransfer(followed, facts, clock())));
    const { payment, fulfilledAt, uid } = merged;
    const isSold = !isUnsold(merged) && !merged.held;
    const isDue = payment === 'paid' && fulfilledAt === null && uid !== null && isSold;
    const press = start && mayStart(merged, clock()) ? start : undefined;
    if (stored && !isDue && !press && isDeepStrictEqual(merged, stored.order)) return merged;
    // Before the order is written: a run that stops here begins again.
    if (isOwned(merged) && hasMoney(merged) && !(stored && hasMoney(stored.order))) {
      await expireOthers(merged);
    }
    // We may not have received the refund of a credited payment yet.
    if (isDue) for (const source of sourceIdsOf(merged)) await attempt(source, {});

    const at = clock();
    const batch = db.batch();
    // Even without the buyer: the licences may belong to the next owner of their team.
    if (fulfilledAt !== null) {
      await licenses.align(batch, licensesOf(merged), at);
      await settle(batch, merged, at);
    }
    const served = isOwned(merged) ? await serve(batch, merged, press, at) : merged;
    const unowned = { ...served, unowned: unownedMoney(served) === 'admin' };
    const news = newsForAdmins(unowned, facts.disputeFiles);
    const told = { ...unowned, told: [...unowned.told, ...news.map(({ key }) => key)] };
    const order = markRefundDue({ ...told, toldAt: toldAt(told, merged.told, at) });
    if (stored) orders.replace(batch, stored, order);
    else orders.create(batch, order);
    for (const { alert } of news) alerts.queue(batch, alert);
    auditRefunds(db, batch, stored, { ...facts, userId: order.uid }, at);
    await batch.commit();
    for (const { alert } of news) alerts.write(alert);
    log.info('order changed', { order: order.id, state: order.state });
    return order;
  }

  /**
   * Licences and mails of the person who bought it. Without a profile there is nobody to give a
   * licence to: the account was deleted meanwhile, and the order is kept for the books without the
   * person.
   */
  async function serve(
    batch: WriteBatch,
    order: OrderDocument & { uid: string },
    press: StartPress | undefined,
    at: Date,
  ): Promise<OrderDocument> {
    const profile = await profiles.get(order.uid);
    if (!profile) {
      log.info('order without an account', { order: order.id, state: order.state });
      return withoutAddress({ ...order, uid: null, name: null });
    }
    const named = {
      ...order,
      name: order.name ?? profile.name,
      ...(press && { startRequest: press.requestId }),
    };
    const told = [...order.told, ...(await tell(batch, named, profile.email, at))];
    const isPaid = order.payment === 'paid';
    if (isPaid && order.held) {
      profiles.touch(batch, order.uid);
      return { ...named, told };
    }
    const isNew = order.fulfilledAt === null && (isPaid || press !== undefined);
    const termOver =
      order.termOver ||
      (isNew && isPaid && order.endsAt !== undefined && new Date(order.endsAt) <= at);
    const creditGone =
      order.creditGone ||
      (isNew && order.upgrades !== undefined && !(await take(batch, order, at)));
    if ((!isPaid && !isNew) || creditGone || termOver) {
      profiles.touch(batch, order.uid);
      return { ...named, told, creditGone, termOver };
    }
    profiles.markPurchased(batch, order.uid);
    if (press) auditStart(db, batch, named, press, at);
    const issued = isNew ? await issueAll(batch, named, at) : undefined;
    const withdrawUntil = issued && withdrawalEnd(named, issued.startsAt);
    const sold = { ...named, ...(withdrawUntil !== undefined && { withdrawUntil }) };
    const hasReceipt = isPaid && order.state !== 'refunded';
    if (issued && hasReceipt) queueReceipt(batch, sold, issued, profile.email, at);
    const served = { ...sold, told, ...(isNew && { fulfilledAt: at.toISOString() }) };
    const isLate = hasReceipt && named.startRequest !== undefined && !told.includes(RECEIPT_TOLD);
    if (!isLate) return served;
    // Licences that began before the payment get their receipt now.
    const license = await licenses.find(licenseIdsOf(order)[0] ?? '');
    if (license) queueReceipt(batch, named, license, profile.email, at);
    return { ...served, told: [...told, RECEIPT_TOLD] };
  }

  /** Mails the news that the buyer has not read yet, and returns their keys. */
  async function tell(
    batch: WriteBatch,
    order: OrderDocument & { uid: string },
    to: string,
    at: Date,
  ): Promise<string[]> {
    const { id: orderId, uid, visualType, month, currency } = order;
    const notices = dueNotices(order);
    if (notices.length === 0) return [];
    const sold = soldPart(order, await licenses.find(licenseIdsOf(order)[0] ?? ''), at);
    for (const { key, news, amount, tax = 0, seats, waitsForBuyer } of notices) {
      const money = { amount: amount ?? order.amount, currency, ...(tax > 0 && { tax }) };
      const hasKey = order.renews === undefined && order.endsAt === undefined;
      const brings = news === 'restored' || (news === 'started' && hasKey);
      const [license] = brings ? licensesOf(order) : [];
      const more = {
        ...(seats && { seats }),
        ...(waitsForBuyer && { waitsForBuyer }),
        ...(order.withdrawn && { isWithdrawn: order.withdrawn }),
        ...(license && { licenseId: license.id }),
        ...(news === 'started' && order.dueAt !== null && { dueAt: order.dueAt }),
      };
      const data = { news, orderId, visualType, month, sold, ...money, ...more };
      const content = { template: 'order-notice', data } as const;
      queueMail(db, batch, { id: `order-${orderId}-${key}`, to, uid, content }, at);
    }
    return notices.flatMap(({ key, also = [] }) => [key, ...also]);
  }

  async function issueAll(
    batch: WriteBatch,
    order: OrderDocument & { uid: string; name: string },
    at: Date,
  ): Promise<IssuedLicense> {
    const { id: orderId, uid, visualType, licenseType, month, renews, endsAt } = order;
    const name = licenseeOf(order);
    const wanted = licensesOf(order).map(({ id, quantity, payment }) => ({
      id,
      userId: uid,
      name,
      visualType,
      licenseType,
      month,
      quantity,
      payment,
    }));
    const [by, ...others] = wanted;
    if (!by) throw new Error(`Order ${orderId} has no line`);
    const isAddition = endsAt !== undefined;
    // Its buyer has a seat already, of the licence that these join.
    const added = { expiresAt: endsAt, held: false as const };
    const renewal =
      renews === undefined
        ? {}
        : await licenses.renew(batch, { renews, by, payment: by.payment }, at);
    const term = isAddition ? added : renewal;
    const issue = ({ payment, ...license }: typeof by) =>
      licenses.issue(batch, license, term, payment, at);
    const first = issue(by);
    for (const license of others) issue(license);
    return first;
  }

  function queueReceipt(
    batch: WriteBatch,
    order: OrderDocument & { uid: string },
    license: IssuedLicense,
    to: string,
    at: Date,
  ): void {
    const { id: orderId, uid, visualType, month, endsAt } = order;
    const { amount, currency, discount, promotionCode, tax, credit } = order;
    const { id: licenseId, quantity, startsAt, expiresAt } = license;
    const data = {
      orderId,
      month,
      amount,
      currency,
      ...(discount > 0 && { discount, promotionCode }),
      ...(tax > 0 && { tax }),
      ...(credit !== undefined && { credit }),
      licenseId,
      visualType,
      quantity,
      expiresAt,
      ...(startsAt !== undefined && { startsAt }),
      ...(endsAt !== undefined && { isAddition: true }),
      ...(order.consent && { consent: order.consent }),
      ...(order.withdrawUntil !== undefined && { withdrawUntil: order.withdrawUntil }),
    };
    const content = { template: 'receipt', data } as const;
    queueMail(db, batch, { id: `receipt-${orderId}`, to, uid, content }, at);
  }

  /**
   * Refunds, once, the days left that an upgrade's own payment covers, and returns how often Stripe has refused.
   * Stripe repeats a refusal under its key for a day, so each try has a key of its own; it begins once the one
   * before was refused for good.
   */
  async function giveUnusedBack(order: AnyOrder): Promise<number> {
    const { id, unusedRefusals = 0 } = order;
    const name = unusedRefusals === 0 ? CREDIT_LOST : `${CREDIT_LOST}-${unusedRefusals}`;
    try {
      await returnMoney(order, {
        amount: unusedOwnPayment(order),
        metadata: { [REQUEST_ID]: CREDIT_LOST },
        key: `refund-${id}-${name}`,
      });
      return unusedRefusals;
    } catch (error) {
      // Another run was faster.
      if (error instanceof Stripe.errors.StripeIdempotencyError) return unusedRefusals;
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      if (error.code === 'charge_already_refunded') return unusedRefusals;
      log.error('unused days not refunded', error, { order: id });
      const isLast = unusedRefusals + 1 >= UNUSED_TRIES;
      await alerts.raise({
        kind: 'refund-failed',
        cause: `${id}-${isLast ? CREDIT_LOST_UNPAID : CREDIT_LOST}`,
        text: isLast
          ? `Stripe refused ${UNUSED_TRIES} times to refund the days left of order ${id}, whose credit was lost: ${error.message} We have stopped trying and told the buyer that the money comes in another way. Pay it in another way.`
          : `Stripe refused to refund the days left of order ${id}, whose credit was lost: ${error.message} We try again every hour, ${UNUSED_TRIES} times in all. Don't refund the order in another way before the last try.`,
      });
      return unusedRefusals + 1;
    }
  }

  /** All that is left, once however often it is asked; false where Stripe does not let it. */
  async function giveBack(order: AnyOrder): Promise<boolean> {
    const { id, creditGone, termOver } = order;
    try {
      const unsold = termOver ? 'no-term' : 'no-account';
      await returnMoney(order, {
        amount: order.amount - order.refunded,
        metadata: { [REQUEST_ID]: creditGone ? 'no-credit' : unsold },
        key: `refund-${id}-${creditGone ? 'no-credit' : unsold}`,
      });
      log.info('order that brought nothing refunded', { order: id, creditGone, termOver });
      return true;
    } catch (error) {
      // Another run was faster: what it made is read next.
      if (error instanceof Stripe.errors.StripeIdempotencyError) return true;
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      return error.code === 'charge_already_refunded';
    }
  }

  return { fulfil };
}

function readFactsOf(stripe: Stripe, orderId: string): Promise<PaymentFacts | undefined> {
  if (orderId.startsWith('in_')) return readInvoiceFacts(stripe, orderId);
  if (orderId.startsWith('pi_')) return readIntentFacts(stripe, orderId);
  return readFacts(stripe, orderId);
}

/** Paid, or a bank is about to pay it. */
function hasMoney({ payment }: AnyOrder): boolean {
  return payment === 'paid' || payment === 'processing';
}

function isOwned(order: AnyOrder): order is OrderDocument & { uid: string } {
  return order.uid !== null;
}

/**
 * Creates the order of a session that started without one, such as a payment link's or a buy
 * button's. A paid session that names no buyer or plan of ours becomes an order too, because we
 * have someone's money.
 */
function orderFrom(facts: PaymentFacts): AnyOrder | undefined {
  const { sessionId: id, uid, plan, join, amount, currency, lines, createdAt } = facts;
  if (uid !== null && plan !== null && lines.length > 0) {
    const known = { id, uid, name: null, amount, currency, lines, createdAt, join };
    return newOrder(plan, { ...known, origin: 'stripe' });
  }
  return facts.payment === 'paid' && amount > 0 ? newStray(facts) : undefined;
}
