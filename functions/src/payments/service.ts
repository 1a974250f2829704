import type { ParsedInput } from '@flexa/contracts/operations';
import type { OrderPage } from '@flexa/contracts/orders';
import { alerting } from '../alerts/alerts';
import type { Caller } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { invoiceSender } from './by-invoice';
import { cashBalances, isCashBalance } from './cash-balances';
import { checkoutSeller } from './checkout-seller';
import { credits } from './credit';
import { customerFinder } from './customers';
import { earlyStarter } from './early-start';
import { findOrders, type Subject } from './events';
import { fulfilment } from './fulfil';
import { joiner } from './join';
import { openCheckouts } from './open-checkouts';
import { openInvoices } from './open-invoices';
import { orderKeeper } from './order-keeper';
import { orderDetails } from './order-details';
import { orderSearch, type FindPeople } from './order-search';
import { orderFilter } from './order-filter';
import { ordersCsv } from './orders-csv';
import type { LicenseIssuer, ProfileHolder } from './ports';
import { pricing } from './pricing';
import { reconciliation } from './reconcile';
import { receiptFinder } from './receipt';
import { refunder } from './refund';
import { orderRepository } from './repository';
import { sessionChecker } from './session-check';
import { stripeRefusals } from './stripe-refusals';
import { unreadable } from './unreadable';
import { handleStripeEvent } from './webhook';
import { withdrawer } from './withdrawal';

export type PaymentService = ReturnType<typeof paymentService>;

export function paymentService(
  platform: Platform,
  licenses: LicenseIssuer,
  profiles: ProfileHolder,
  people: FindPeople,
) {
  const { db, stripe, clock, newId } = platform;
  const alerts = alerting(platform);
  const repository = orderRepository(db, (document) => alerts.raise(unreadable(document)));
  const find = orderSearch(repository, people);
  const withRefusals = stripeRefusals(platform);
  const fulfilPayment = fulfilment(platform, licenses, profiles).fulfil;
  const cash = cashBalances(platform, repository);
  const fulfil = withRefusals((...[id, wish]: Parameters<typeof fulfilPayment>) =>
    isCashBalance(id) ? cash.look(id) : fulfilPayment(id, wish),
  );
  const ordersBy = withRefusals((subject: Subject) => findOrders(stripe, repository, subject));
  const joining = joiner(licenses, credits(licenses, repository).sumValue);
  const invoices = openInvoices(platform, repository, profiles);
  const customerOf = customerFinder(stripe, profiles, newId);
  const { closeAbandoned, expire } = openCheckouts(platform, repository);

  const { findPrice, getPrice } = pricing(platform, joining);
  const keep = orderKeeper(db, repository, profiles);
  const buy = checkoutSeller(platform, licenses, {
    customerOf,
    findPrice,
    profiles,
    orders: repository,
    keep,
    expire,
  });
  const orderByInvoice = invoiceSender(platform, {
    customerOf,
    priceOf: findPrice,
    profiles,
    orders: repository,
    keep,
    send: invoices.send,
    fulfil,
  });
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
    price: getPrice,
    orderByInvoice: withRefusals(orderByInvoice),
    checkSession: sessionChecker(fulfil),
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
