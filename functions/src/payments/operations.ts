import { created, type Handlers } from '../platform/handlers';
import type { PaymentService } from './service';
import type { teamInvoices } from './team-invoices';

export function paymentHandlers(
  payments: PaymentService,
): Handlers<
  | 'buyLicense'
  | 'getPrice'
  | 'orderByInvoice'
  | 'checkSession'
  | 'listOrders'
  | 'getReceipt'
  | 'withdrawOrder'
  | 'listAllOrders'
  | 'getOrder'
  | 'exportOrdersCsv'
  | 'startLicenses'
  | 'refundOrder'
> {
  return {
    buyLicense: async ({ input, caller }) => created(await payments.buy(caller, input)),
    getPrice: ({ input }) => payments.price(input),
    orderByInvoice: async ({ input }) => created(await payments.orderByInvoice(input)),
    checkSession: ({ input, caller }) => payments.checkSession(caller, input),
    listOrders: async ({ input }) => ({ data: await payments.all(input.uid) }),
    getReceipt: ({ input }) => payments.receipt(input),
    withdrawOrder: ({ input, caller }) => payments.withdraw(caller, input),
    listAllOrders: ({ input }) => payments.list(input),
    getOrder: ({ input }) => payments.details(input),
    exportOrdersCsv: ({ input, caller }) => payments.csv(caller, input),
    startLicenses: ({ input, caller }) => payments.start(caller, input),
    refundOrder: ({ input, caller }) => payments.refund(caller, input),
  };
}

export function teamInvoiceHandlers(
  invoices: ReturnType<typeof teamInvoices>,
): Handlers<'listTeamOrders' | 'getTeamReceipt'> {
  return {
    listTeamOrders: async ({ caller, input }) => ({ data: await invoices.orders(caller, input) }),
    getTeamReceipt: ({ caller, input }) => invoices.receipt(caller, input),
  };
}
