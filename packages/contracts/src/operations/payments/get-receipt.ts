import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { orderIdSchema } from '../../orders';
import { session, uid } from '../samples';

export const getReceipt = defineOperation({
  method: 'get',
  path: '/users/{uid}/orders/{id}/receipt',
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary:
    'Returns the address of an order’s invoice or receipt. Stripe’s addresses expire, so request a new ' +
    'one each time',
  input: z.strictObject({ uid: uidSchema, id: orderIdSchema }),
  output: z.object({ url: z.url() }),
  errors: ['not-found', 'payments-busy'],
  callable: 'licenses',
  // Each call sends a request to Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
  example: {
    input: { uid, id: session },
    output: { url: 'https://invoice.stripe.com/i/example' },
  },
});
