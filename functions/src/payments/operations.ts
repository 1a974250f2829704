import { created, type Handlers } from '../platform/handlers';
import type { PaymentService } from './service';

export function paymentHandlers(
  payments: PaymentService,
): Handlers<
  'buyLicense' | 'checkSession' | 'listOrders' | 'getReceipt' | 'listAllOrders' | 'refundOrder'
> {
  return {
    buyLicense: async ({ input, caller }) => created(await payments.buy(caller, input)),
    checkSession: ({ input, caller }) => payments.checkSession(caller, input),
    listOrders: async ({ input }) => ({ data: await payments.all(input.uid) }),
    getReceipt: ({ input }) => payments.receipt(input),
    listAllOrders: ({ input }) => payments.list(input),
    refundOrder: ({ input, caller }) => payments.refund(caller, input),
  };
}
