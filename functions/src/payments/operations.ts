import { created, type Handlers } from '../platform/handlers';
import type { PaymentService } from './service';

export function paymentHandlers(
  payments: PaymentService,
): Handlers<
  | 'buyLicense'
  | 'getQuote'
  | 'getPromotion'
  | 'checkSession'
  | 'listOrders'
  | 'getReceipt'
  | 'listPromotions'
  | 'createPromotion'
  | 'endPromotion'
  | 'listAllOrders'
  | 'exportOrdersCsv'
  | 'refundOrder'
> {
  return {
    buyLicense: async ({ input, caller }) => created(await payments.buy(caller, input)),
    getQuote: ({ input }) => payments.quote(input),
    getPromotion: ({ input }) => payments.promotion(input),
    checkSession: ({ input, caller }) => payments.checkSession(caller, input),
    listOrders: async ({ input }) => ({ data: await payments.all(input.uid) }),
    getReceipt: ({ input }) => payments.receipt(input),
    listPromotions: ({ input }) => payments.listPromotions(input),
    createPromotion: async ({ input, caller }) =>
      created(await payments.createPromotion(caller, input)),
    endPromotion: ({ input, caller }) => payments.endPromotion(caller, input),
    listAllOrders: ({ input }) => payments.list(input),
    exportOrdersCsv: ({ input, caller }) => payments.csv(caller, input.month),
    refundOrder: ({ input, caller }) => payments.refund(caller, input),
  };
}
