import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { orderIdSchema, orderSchema } from '../../orders';
import { order, session, uid } from '../samples';

export const withdrawOrder = defineOperation({
  method: 'post',
  path: '/users/{uid}/orders/{id}/withdrawal',
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Withdraws a consumer from an order until its `withdrawUntil`: mails a dated confirmation to the ' +
    'account’s address and refunds the order. Repeating the call changes nothing',
  input: z.strictObject({ uid: uidSchema, id: orderIdSchema }),
  output: orderSchema,
  errors: ['not-found', 'withdrawal-over', 'payments-busy'],
  limit: { points: 10, seconds: 600, by: 'caller', lasting: true },
  example: { input: { uid, id: session }, output: order },
});
