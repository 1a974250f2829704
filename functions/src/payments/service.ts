import { createAlerts } from '../mail/alerts';
import { answerCreated, defineHandlers, type Context } from '../platform/handlers';
import type { Platform } from '../platform/platform';
import { createInvoiceSender } from './by-invoice';

import { createCashBalances, isCashBalance } from './cash-balances';
import { createCheckoutSeller } from './checkout-seller';
import { createCompanyFinder } from './company';
import { createCredits } from './credit';
import { createContactFollower, createCustomerFinder } from './customers';
import { createEarlyStarter } from './early-start';
import { findOrders, type Subject } from './events';
import { createFulfilment } from './fulfil';
import { createJoiner } from './join';
import { openCheckouts } from './open-checkouts';
import { openInvoices } from './open-invoices';
import { createOverlapCheck } from './overlap';
import { createOrderKeeper } from './order-keeper';
import { createOrderDetails } from './order-details';
import { createOrderSearch, type FindPeople } from './order-search';
import { buildOrderFilter } from './order-filter';
import { createOrdersCsv } from './orders-csv';
import type { LicenseIssuer, ProfileHolder } from './ports';
import { createPricing } from './pricing';
import { createReconciliation } from './reconcile';
import { createReceiptFinder } from './receipt';
import { createRefunder } from './refund';
import { createOrderRepository } from './repository';
import { createSessionChecker } from './session-check';
import { createStripeRefusals } from './stripe-refusals';
import { createUnreadableAlert } from './unreadable';
import { handleStripeEvent } from './webhook';
import { createWithdrawer } from './withdrawal';

export type PaymentService = ReturnType<typeof createPaymentService>;

export function createPaymentService(
  platform: Platform,
  licenses: LicenseIssuer,
  profiles: ProfileHolder,
  people: FindPeople,
) {
  const { db, stripe, clock, newId } = platform;
  const alerts = createAlerts(platform);
  const repository = createOrderRepository(db, (document) =>
    alerts.raise(createUnreadableAlert(document)),
  );
  const find = createOrderSearch(repository, people);
  const withRefusals = createStripeRefusals(platform);
  const fulfilPayment = createFulfilment(platform, licenses, profiles).fulfil;
  const cash = createCashBalances(platform, repository);
  const fulfil = withRefusals((...[id, options]: Parameters<typeof fulfilPayment>) =>
    isCashBalance(id) ? cash.look(id) : fulfilPayment(id, options),
  );
  const ordersBy = withRefusals((subject: Subject) => findOrders(stripe, repository, subject));
  const joining = createJoiner(licenses, createCredits(licenses, repository).sumValue);
  const invoices = openInvoices(platform, repository, profiles);
  const findCustomer = createCustomerFinder(stripe, profiles, newId);
  const { closeAbandoned, expire } = openCheckouts(platform, repository);

  const { findPrice, quotePrice } = createPricing(platform, joining);
  const refuseOverlap = createOverlapCheck(licenses, repository);
  const keep = createOrderKeeper(db, repository, profiles);
  const buy = withRefusals(
    createCheckoutSeller(platform, licenses, {
      findCustomer,
      findPrice,
      refuseOverlap,
      profiles,
      orders: repository,
      keep,
      expire,
    }),
  );
  const sendInvoice = withRefusals(
    createInvoiceSender(platform, {
      findCustomer,
      findPrice,
      refuseOverlap,
      profiles,
      orders: repository,
      keep,
      send: invoices.send,
      fulfil,
    }),
  );
  const refund = withRefusals(createRefunder(stripe, fulfil));
  const withdrawals = createWithdrawer(platform, repository, licenses, profiles, {
    fulfil,
    refund,
  });

  const checkSession = createSessionChecker(fulfil);
  const receipt = withRefusals(createReceiptFinder(stripe, repository));
  const details = createOrderDetails(repository, licenses);
  const exportCsv = createOrdersCsv(db, repository, find, clock);
  const startEarly = withRefusals(createEarlyStarter(fulfil));

  const handlers = defineHandlers({
    buyLicense: async ({ caller, input }) => answerCreated(await buy(caller, input)),
    getPrice: ({ input }) => quotePrice(input),
    orderByInvoice: async ({ input }) => answerCreated(await sendInvoice(input)),
    checkSession: ({ caller, input }) => checkSession(caller, input),
    listOrders: async ({ input }) => ({ data: await repository.all(input.uid) }),
    getReceipt: ({ input }) => receipt(input),
    withdrawOrder: withRefusals(({ input }: Context<'withdrawOrder'>) =>
      withdrawals.withdraw(input),
    ),
    listAllOrders: async ({ input: { after, limit, search, ...filters } }) => {
      if (search === undefined)
        return repository.list({ ...buildOrderFilter(filters), after, limit });
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
      createReconciliation(platform, ordersBy, fulfil, {
        ...invoices,
        refundWithdrawn: withdrawals.refundWithdrawn,
        expire,
      }),
    ),
    /** Finds the newest orders by words. */
    find: async (search: string, limit: number) => (await find(search, limit)).orders,
    all: repository.all,
    findCompany: createCompanyFinder(repository),
    followContact: createContactFollower(platform, profiles),
    closeAbandoned,
    prepareAnonymise: repository.prepareAnonymise,
  };
}
