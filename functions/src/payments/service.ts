import { CURRENCY } from '@flexa/contracts/catalogue';
import type { License } from '@flexa/contracts/licenses';
import type { ParsedInput } from '@flexa/contracts/operations';
import type { Checkout, OrderPage, Price } from '@flexa/contracts/orders';
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
import { findOrders, type Subject } from './events';
import { fulfilment } from './fulfil';
import { joiner } from './join';
import { openCheckouts } from './open-checkouts';
import { openInvoices } from './open-invoices';
import { newOrder, type OrderDocument } from './order';
import { orderDetails } from './order-details';
import { orderSearch, type FindPeople } from './order-search';
import { orderFilter } from './order-filter';
import { ordersCsv } from './orders-csv';
import type { LicenseIssuer, ProfileHolder } from './ports';
import { withProducts } from './products';
import { reconciliation } from './reconcile';
import { receiptFinder } from './receipt';
import { refunder } from './refund';
import { orderRepository } from './repository';
import { stripeRefusals } from './stripe-refusals';
import { unreadable } from './unreadable';
import { handleStripeEvent } from './webhook';
import { withdrawer } from './withdrawal';

const noSuchUser = () => new AppError('not-found', 'There is no such user');

/**
 * True for an open checkout of the same plan and quantity. Duplicate renewals and added seats add
 * up, and an upgrade has already closed the others.
 */
function isSameCheckout(order: OrderDocument, other: OrderDocument): boolean {
  const isNew = ({ renews, endsAt, upgrades }: OrderDocument) => !renews && !endsAt && !upgrades;
  const isOpen = other.state === 'open' && other.kind === 'checkout';
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
  const { config, db, stripe, clock, newId } = platform;
  const alerts = alerting(platform);
  const repository = orderRepository(db, (document) => alerts.raise(unreadable(document)));
  const find = orderSearch(repository, people);
  const withRefusals = stripeRefusals(platform);
  const ofPayments = fulfilment(platform, licenses, profiles).fulfil;
  const cash = cashBalances(platform, repository);
  const fulfil = withRefusals((...[id, wish]: Parameters<typeof ofPayments>) =>
    isCashBalance(id) ? cash.look(id) : ofPayments(id, wish),
  );
  const ordersBy = withRefusals((subject: Subject) => findOrders(stripe, repository, subject));
  const joining = joiner(licenses, credits(licenses, repository).sumValue);
  const invoices = openInvoices(platform, repository, profiles);
  const customerOf = customerFinder(stripe, profiles, newId);
  const { closeAbandoned, expire } = openCheckouts(platform, repository);

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
      return licenses.grant(caller, input);
    }
    if (input.requestId) throw invalidField('requestId', 'Only a licence that is given has one');
    if (input.licenseType === 'free') {
      throw invalidField('licenseType', 'Free licences come with the free offer');
    }
    return checkout(input);
  }

  async function checkout(input: ParsedInput<'buyLicense'>): Promise<Checkout> {
    const { uid, name, quantity, visualType, month, billing, shownTotal } = input;
    const plan: Plan = { visualType, month };
    const profile = await profiles.get(uid);
    if (!profile) throw noSuchUser();
    const createdAt = clock();
    const { join, price } = await priceOf(input, createdAt);
    if (shownTotal !== undefined && price * quantity > shownTotal)
      throw new AppError('price-changed');
    if (join && 'upgrades' in join) await expireUpgrades(uid, join.upgrades);

    const customer = await customerOf(profile, billing);
    const purchase = {
      ...plan,
      uid,
      customer,
      quantity,
      price,
      at: createdAt,
      join,
      billing,
    };
    const session = await open(purchase);
    if (!session.url) throw new Error(`Checkout session ${session.id} has no address`);
    const order = newOrder(plan, {
      id: session.id,
      kind: 'checkout',
      uid,
      name,
      currency: CURRENCY,
      lines: [quantity],
      join,
      amount: price * quantity,
      createdAt: createdAt.toISOString(),
      origin: 'portal',
      ...(input.consent && {
        consent: { version: input.consent, at: createdAt.toISOString() },
      }),
    });
    try {
      await keep(order, uid);
    } catch (error) {
      // A session whose order, and so the name on the licence, may not be there must not be paid.
      await expire([order]);
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
    fulfil,
  };
  const orderByInvoice = invoiceSender(platform, invoicing);

  async function priceOf(wish: ParsedInput<'getPrice'>, at: Date) {
    const termPrice = seatPrice(wish, at, config.comboOfferEnd);
    if (termPrice === undefined) throw invalidField('month', 'This term is not sold');
    return joining(wish, termPrice, at);
  }

  async function price(wish: ParsedInput<'getPrice'>): Promise<Price> {
    const { join, price: seat, endsAt } = await priceOf(wish, clock());
    const credit = join && 'credit' in join ? join.credit : 0;
    return { seat, credit, total: seat * wish.quantity, endsAt };
  }

  /** The credit is taken once: what another tab has open for it can't be paid any more. */
  async function expireUpgrades(uid: string, ids: readonly string[]): Promise<void> {
    const open = (await repository.all(uid)).filter(({ state }) => state === 'open');
    await expire(open.filter(({ upgrades }) => upgrades?.some((id) => ids.includes(id))));
  }

  /** Expires the earlier checkouts of the same purchase, so that nobody pays twice in two tabs. */
  async function expireSame(order: OrderDocument, uid: string): Promise<void> {
    const before = await repository.before(order, uid);
    const same = before.filter((other) => isSameCheckout(order, other));
    await expire(same);
  }

  function open(purchase: Purchase) {
    return withProducts(stripe, () =>
      stripe.checkout.sessions.create(checkoutParams(config, purchase), {
        idempotencyKey: newId(),
      }),
    );
  }

  /**
   * Delivers the licences of the caller's session if it is paid, and tells whether it has delivered
   * them.
   *
   * @throws AppError not-found, permission-denied; invalid-argument for another plan than the
   * session's.
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

  const refundOrder = withRefusals(refunder(stripe, fulfil));
  const refund = withRefusals((admin: Caller, input: ParsedInput<'refundOrder'>) =>
    isCashBalance(input.id) ? cash.returnMoney(admin, input) : refundOrder(admin, input),
  );
  const withdrawals = withdrawer(platform, repository, licenses, profiles, {
    fulfil,
    refund: refundOrder,
  });

  return {
    buy: withRefusals(buy),
    price,
    orderByInvoice: withRefusals(orderByInvoice),
    checkSession,
    fulfil,
    receipt: withRefusals(receiptFinder(stripe, repository)),
    refund,
    withdraw: withRefusals(withdrawals.withdraw),
    start: withRefusals(earlyStarter(fulfil)),
    handleEvent: handleStripeEvent(platform, ordersBy, fulfil),
    reconcile: withRefusals(
      reconciliation(platform, ordersBy, fulfil, {
        ...invoices,
        refundWithdrawn: withdrawals.refundWithdrawn,
        expire,
      }),
    ),
    list: async (input: ParsedInput<'listAllOrders'>): Promise<OrderPage> => {
      const { after, limit, search, ...wish } = input;
      if (search === undefined) return repository.list({ ...orderFilter(wish), after, limit });
      return { data: (await find(search, limit)).orders, next: null };
    },
    details: orderDetails(repository, licenses),
    csv: ordersCsv(db, repository, find, clock),
    all: repository.all,
    closeAbandoned,
    prepareAnonymise: repository.prepareAnonymise,
  };
}
