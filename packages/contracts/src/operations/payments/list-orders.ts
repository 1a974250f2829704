import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { orderSchema } from '../../orders';
import { order, uid } from '../samples';

export const listOrders = defineOperation({
  method: 'get',
  path: '/users/{uid}/orders',
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'Lists the user’s orders, newest first',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(orderSchema) }),
  errors: [],
  callable: 'licenses',
  example: { input: { uid }, output: { data: [order] } },
});
