import { alerting } from '../audit/alerts';
import { created, defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { invoiceSender } from './by-invoice';

import { cashBalances, isCashBalance } from './cash-balances';
import { checkoutSeller } from './checkout-seller';
import { companyFinder } from './company';
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

  const { findPrice, price } = pricing(platform, joining);
  const keep = orderKeeper(db, repository, profiles);
  const buy = withRefusals(
    checkoutSeller(platform, licenses, {
      customerOf,
      findPrice,
      profiles,
      orders: repository,
      keep,
      expire,
    }),
  );
  const sendInvoice = withRefusals(
    invoiceSender(platform, {
      customerOf,
      priceOf: findPrice,
      profiles,
      orders: repository,
      keep,
      send: invoices.send,
      fulfil,
    }),
  );
  const refund = withRefusals(refunder(stripe, fulfil));
  const withdrawals = withdrawer(platform, repository, licenses, profiles, {
    fulfil,
    refund,
  });

  const checkSession = sessionChecker(fulfil);
  const receipt = withRefusals(receiptFinder(stripe, repository));
  const details = orderDetails(repository, licenses);
  const exportCsv = ordersCsv(db, repository, find, clock);
  const startEarly = withRefusals(earlyStarter(fulfil));

  const handlers = defineHandlers({
    buyLicense: async ({ caller, input }) => created(await buy(caller, input)),
    getPrice: ({ input }) => price(input),
    orderByInvoice: async ({ input }) => created(await sendInvoice(input)),
    checkSession: ({ caller, input }) => checkSession(caller, input),
    listOrders: async ({ input }) => ({ data: await repository.all(input.uid) }),
    getReceipt: ({ input }) => receipt(input),
    withdrawOrder: withRefusals(({ input }: Context<'withdrawOrder'>) =>
      withdrawals.withdraw(input),
    ),
    listAllOrders: async ({ input: { after, limit, search, ...wish } }) => {
      if (search === undefined) return repository.list({ ...orderFilter(wish), after, limit });
      return { data: (await find(search, limit)).orders, next: null };
    },
    getOrder: ({ input }) => details(input),
    exportOrdersCsv: ({ caller, input }) => exportCsv(caller, input),
    startLicenses: ({ caller, input }) => startEarly(caller, input),
    refundOrder: withRefusals(({ caller, input }: Context<'refundOrder'>) =>
      isCashBalance(input.id) ? cash.returnMoney(caller, input) : refund(caller, input),
    ),
  });

  return {
    handlers,
    fulfil,
    receipt,
    handleEvent: handleStripeEvent(platform, ordersBy, fulfil),
    reconcile: withRefusals(
      reconciliation(platform, ordersBy, fulfil, {
        ...invoices,
        refundWithdrawn: withdrawals.refundWithdrawn,
        expire,
      }),
    ),
    /** Finds orders by words, the newest. */
    find: async (search: string, limit: number) => (await find(search, limit)).orders,
    all: repository.all,
    companyOf: companyFinder(repository),
    closeAbandoned,
    prepareAnonymise: repository.prepareAnonymise,
  };
}
