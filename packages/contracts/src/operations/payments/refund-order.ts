import { z } from 'zod';
import { defineOperation } from '../../operation';
import { adminOrderSchema, orderIdSchema, REFUND_REASONS } from '../../orders';
import { order, session } from '../samples';

export const refundOrder = defineOperation({
  method: 'post',
  path: '/admin/orders/{id}/refund',
  access: { kind: 'admin' },
  summary:
    'Refunds the rest of an order, or an amount in cents. With `seats`, it takes that many seats back, by ' +
    'default for their share of the price. Repeating the call with the same `requestId` changes nothing',
  input: z.strictObject({
    id: orderIdSchema,
    amount: z.int().min(1).optional(),
    seats: z.int().min(1).optional(),
    reason: z.enum(REFUND_REASONS).optional(),
    requestId: z.uuid(),
  }),
  output: adminOrderSchema,
  errors: ['not-found', 'nothing-to-refund', 'payments-busy'],
  stepUp: () => true,
  example: {
    input: { id: session, requestId: '5f0c8f2e-5d0e-4c51-9c43-2f1f4f5c6b7a' },
    output: {
      ...order,
      state: 'refunded',
      refunded: order.amount,
      unowned: false,
      refundFailed: false,
    },
  },
});
