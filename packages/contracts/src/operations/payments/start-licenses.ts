import { z } from 'zod';
import { defineOperation } from '../../operation';
import { adminOrderSchema, orderIdSchema } from '../../orders';
import { order } from '../samples';

export const startLicenses = defineOperation({
  method: 'post',
  path: '/admin/orders/{id}/start',
  access: { kind: 'admin' },
  summary:
    'Starts the licences of an open invoice before it is paid. The payment later neither creates other ' +
    'licences nor changes their terms; if the invoice ends unpaid, the licences end. Repeating the call ' +
    'with the same `requestId` changes nothing',
  input: z.strictObject({ id: orderIdSchema, requestId: z.uuid() }),
  output: adminOrderSchema,
  errors: ['not-found', 'not-startable', 'payments-busy'],
  stepUp: () => true,
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
  example: {
    input: { id: order.id, requestId: 'd2b0a1f4-1c57-4f0e-9c0a-3f6a5b7c8d90' },
    output: { ...order, state: 'open', paidAt: null, unowned: false, refundFailed: false },
  },
});
