import { z } from 'zod';
import { defineOperation } from '../../operation';
import { WAIT_LIST_PRODUCTS, WAIT_LIST_TOLD_MAX } from '../../tickets';

export const notifyWaitList = defineOperation({
  method: 'post',
  path: '/admin/wait-list/notify',
  access: { kind: 'admin' },
  summary:
    'Mails people on a product’s wait list that a free offer is open, and removes them from the list: at ' +
    `most ${WAIT_LIST_TOLD_MAX} per call, longest wait first`,
  input: z.strictObject({ product: z.enum(WAIT_LIST_PRODUCTS) }),
  output: z.object({ told: z.int().min(0), left: z.int().min(0) }),
  errors: [],
  stepUp: () => true,
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true },
  example: { input: { product: 'analytics' }, output: { told: 12, left: 0 } },
});
