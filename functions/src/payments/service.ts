import Stripe from 'stripe';
import { CURRENCY } from '@flexa/contracts/catalogue';
import type { License } from '@flexa/contracts/licenses';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { Checkout, OrderPage, Quote } from '@flexa/contracts/orders';
import { planIdOf, seatPrice, type Plan } from '@flexa/contracts/plans';
import { alerting } from '../alerts/alerts';
import { AppError, invalidField } from '../platform/errors';
import { isWriteConflict } from '../platform/firestore';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { invoiceSender } from './by-invoice';
import { cashBalances, isCashBalance } from './cash-balances';
import { checkoutParams, type Purchase } from './checkout';
import { credits } from './credit';
import { customerFinder } from './customers';
import { earlyStarter } from './early-start';
import { ordersOf, type Subject } from './events';
import { fulfilment } from './fulfil';
import { joiner } from './join';
import { openInvoices } from './open-invoices';
import { newOrder, type OrderDocument } from './order';
import { orderDetails } from './order-details';
import { orderSearch, type FindPeople } from './order-search';
import { orderFilter } from './order-filter';
import { ordersCsv } from './orders-csv';
import type { LicenseIssuer, ProfileHolder } from './ports';
import type { Join } from './progress';
import { withProducts } from './products';
import { promotionDesk } from './promotion-desk';
import { promotionFinder } from './promotions';
import { reconciliation } from './reconcile';
import { receiptFinder } from './receipt';
import { refunder } from './refund';
import { checkoutReminders } from './reminders';
import { orderRepository } from './repository';
import { stripeRefusals } from './stripe-refusals';
import { isTaxRefused } from './tax-refusals';
import { unreadable } from './unreadable';
import { handleStripeEvent } from './webhook';

const noSuchUser = () => new AppError('not-found', 'There is no such user');

/** A credit and the price of the days left change daily, and a code can end: a link would not keep the price. */
function isRemindable({ remind, code }: ParsedInput<'buyLicense'>, join: Join | undefined) {
  const isPriceKept = code === undefined && (join === undefined || 'renews' in join);
  return remind === true && isPriceKept;
}

/**
 * Whether that is an open checkout for the same. Renewals and added seats that are bought twice add up, and
 * upgrades close each other before.
 */
function isSameCheckout(order: OrderDocument, other: OrderDocument): boolean {
  const isNew = ({ renews, endsAt, upgrades }: OrderDocument) => !renews && !endsAt && !upgrades;
  const isOpen = other.state === 'open' && other.id.startsWith('cs_');
  const isAlike = other.planId === order.planId && other.quantity === order.quantity;
  return isOpen && isAlike && isNew(order) && isNew(other);
}

export type PaymentService = ReturnType<typeof paymentService>;

export function paymentService(
  platform: Platform,
  licenses: LicenseIssuer,
  profiles: ProfileHolder,
  people: FindPeople,
) {
  const { config, db, stripe, clock, log, newId } = platform;
  const alerts = alerting(platform);
  const repository = orderRepository(db, (document) => alerts.raise(unreadable(document)));
  const find = orderSearch(repository, people);
  const telling = stripeRefusals(platform);
  const ofPayments = fulfilment(platform, licenses, profiles).fulfil;
  const cash = cashBalances(platform, repository);
  const fulfil = telling((...[id, wish]: Parameters<typeof ofPayments>) =>
    isCashBalance(id) ? cash.look(id) : ofPayments(id, wish),
  );
  const ordersBy = telling((subject: Subject) => ordersOf(stripe, subject));
  const joining = joiner(licenses, credits(licenses, repository).worthOf);
  const invoices = openInvoices(platform, repository);
  const desk = promotionDesk(platform, repository);
  const promotionBy = promotionFinder(stripe);
  const customerOf = customerFinder(stripe, profiles, newId);

  /**
   * For oneself, also where one is an admin: an order and where to pay it. For someone else, which
   * only admins may ask: a licence at once.
   *
   * @throws AppError not-found without a profile; invalid-argument for a free licence for oneself.
   */
  async function buy(
    caller: Caller,
    input: ParsedInput<'buyLicense'>,
  ): Promise<Checkout | License> {
    if (caller.uid !== input.uid) {
      const owned = (['renews', 'addsTo', 'upgrades'] as const).find(
        (it) => input[it] !== undefined,
      );
      if (owned) throw invalidField(owned, 'Only its owner can renew or upgrade a licence');
      if (input.billing) throw invalidField('billing', 'A licence that is given has no invoice');
      if (input.code) throw invalidField('code', 'A licence that is given costs nothing');
      return licenses.grant(caller, input);
    }
    if (input.requestId) throw invalidField('requestId', 'Only a licence that is given has one');
    if (input.licenseType === 'free') {
      throw invalidField('licenseType', 'Free licences come with the free offer');
    }
    return checkout(input);
  }

  async function checkout(input: ParsedInput<'buyLicense'>): Promise<Checkout> {
    const { uid, name, quantity, visualType, month, billing, code, quoted } = input;
    const plan: Plan = { visualType, month };
    const profile = await profiles.get(uid);
    if (!profile) throw noSuchUser();
    const createdAt = clock();
    const { join, price } = await priceOf(input, createdAt);
    if (quoted !== undefined && price * quantity > quoted) throw new AppError('price-changed');
    if (join && 'upgrades' in join) await expireUpgrades(uid, join.upgrades);

    const customer = await customerOf(profile, billing);
    const reminder = isRemindable(input, join) ? { code: newId(), stopped: false } : undefined;
    const purchase = {
      ...plan,
      uid,
      customer,
      quantity,
      price,
      at: createdAt,
      join,
      billing,
      recoverable: reminder !== undefined,
    };
    const session = await open(purchase, code);
    if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
    const order = newOrder(plan, {
      id: session.id,
      uid,
      name,
      currency: CURRENCY,
      lines: [quantity],
      join,
      amount: price * quantity,
      createdAt: createdAt.toISOString(),
      origin: 'portal',
      ...(reminder && { reminder }),
    });
    try {
      await keep(order, uid);
    } catch (error) {
      // A session whose order, and so the name on the licence, may not be there must not be paid.
      await expire([session.id]);
      throw error;
    }
    await expireSame(order, uid);
    return { checkoutUrl: session.url, sessionId: session.id };
  }

  /** @throws AppError not-found where the profile is gone. */
  async function keep(order: OrderDocument, uid: string): Promise<void> {
    const batch = db.batch();
    repository.create(batch, order);
    profiles.touch(batch, uid);
    try {
      await batch.commit();
    } catch (error) {
      // The id is new, so what the batch lost over is the profile.
      throw isWriteConflict(error) && !(await profiles.get(uid)) ? noSuchUser() : error;
    }
  }

  const invoicing = {
    customerOf,
    priceOf,
    profiles,
    orders: repository,
    keep,
    send: invoices.send,
  };
  const orderByInvoice = invoiceSender(platform, invoicing);

  async function priceOf(wish: ParsedInput<'getQuote'>, at: Date) {
    const termPrice = seatPrice(wish, at, config.comboOfferEnd);
    if (termPrice === undefined) throw invalidField('month', 'This term is not sold');
    return joining(wish, termPrice, at);
  }

  async function quote(wish: ParsedInput<'getQuote'>): Promise<Quote> {
    const { join, price, endsAt } = await priceOf(wish, clock());
    const credit = join && 'credit' in join ? join.credit : 0;
    return { seat: price, credit, total: price * wish.quantity, endsAt };
  }

  /** The credit is taken once: what another tab has open for it can't be paid any more. */
  async function expireUpgrades(uid: string, ids: readonly string[]): Promise<void> {
    const open = (await repository.all(uid)).filter(({ state }) => state === 'open');
    await expire(
      open.filter(({ upgrades }) => upgrades?.some((id) => ids.includes(id))).map(({ id }) => id),
    );
  }

  /** Of two tabs that were to pay for the same the later one can: nobody pays twice. */
  async function expireSame(order: OrderDocument, uid: string): Promise<void> {
    const before = await repository.before(order, uid);
    const same = before.filter((other) => isSameCheckout(order, other));
    await expire(same.map(({ id }) => id));
  }

  /** @throws AppError promotion-refused where there is a code and it takes nothing off that. */
  async function open(purchase: Purchase, code: string | undefined) {
    const found = code === undefined ? undefined : await promotionBy(code);
    if (code !== undefined && !found) throw new AppError('promotion-refused');
    const promotion = found && { id: found.id, code: found.promotion.code };
    const params = checkoutParams(config, { ...purchase, promotion });
    try {
      return await withProducts(stripe, () =>
        stripe.checkout.sessions.create(params, { idempotencyKey: newId() }),
      );
    } catch (error) {
      // All else is ours, and would be refused without the code, too.
      const isRefused = error instanceof Stripe.errors.StripeInvalidRequestError;
      if (!promotion || !isRefused || isTaxRefused(error)) throw error;
      log.info('promotion refused', { promotion: promotion.id, reason: error.message });
      throw new AppError('promotion-refused');
    }
  }

  /**
   * Whether the caller's session has brought its licences; brings them if it is paid.
   *
   * @throws AppError not-found, permission-denied; invalid-argument for another plan than it is for.
   */
  async function checkSession(
    caller: Caller,
    { sessionId, planId }: ParsedInput<'checkSession'>,
  ): Promise<{ licensesUpdated: boolean }> {
    const order = await fulfil(sessionId, {
      check(facts) {
        if (!facts) throw new AppError('not-found', 'There is no such checkout session');
        if (facts.uid !== caller.uid) throw new AppError('permission-denied');
        if (!facts.plan || planIdOf(facts.plan) !== planId) {
          throw invalidField('planId', 'This checkout session is for another plan');
        }
      },
    });
    return { licensesUpdated: order !== undefined && order.fulfilledAt !== null };
  }

  /** So that these can't be paid any more; one that was paid a moment ago stays as it is. */
  async function expire(orderIds: readonly string[]): Promise<void> {
    for (const id of orderIds) {
      try {
        if (id.startsWith('in_')) await stripe.invoices.voidInvoice(id);
        else await stripe.checkout.sessions.expire(id);
      } catch (error) {
        log.error('order not closed', error, { order: id });
      }
    }
  }

  const reminders = checkoutReminders(platform, repository);

  return {
    buy: telling(buy),
    quote,
    orderByInvoice: telling(orderByInvoice),
    checkSession,
    promotion: telling(async ({ code }: ParsedInput<'getPromotion'>) => ({
      promotion: (await promotionBy(code))?.promotion ?? null,
    })),
    fulfil,
    listPromotions: telling(desk.list),
    createPromotion: telling(desk.create),
    endPromotion: telling(desk.end),
    receipt: telling(receiptFinder(stripe, repository)),
    refund: telling(refunder(stripe, fulfil)),
    start: telling(earlyStarter(fulfil)),
    handleEvent: handleStripeEvent(platform, ordersBy, fulfil),
    reconcile: telling(reconciliation(platform, ordersBy, fulfil, invoices)),
    list: async (input: ParsedInput<'listAllOrders'>): Promise<OrderPage> => {
      const { after, limit, search, ...wish } = input;
      if (search === undefined) return repository.list({ ...orderFilter(wish), after, limit });
      return { data: (await find(search, limit)).orders, next: null };
    },
    stopReminders: reminders.stop,
    isReminderWanted: reminders.isWanted,
    details: orderDetails(repository, licenses),
    csv: ordersCsv(db, repository, find, clock),
    all: repository.all,
    expire,
    prepareAnonymise: repository.prepareAnonymise,
  };
}
