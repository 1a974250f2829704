import { z } from 'zod';
import { defineOperation } from '../../operation';
import { sessionIdSchema } from '../../orders';
import { PLAN_IDS } from '../../plans';
import { session } from '../samples';

export const checkSession = defineOperation({
  method: 'post',
  path: '/users/check-session',
  access: { kind: 'signed-in' },
  summary:
    'Returns whether the caller’s checkout session is paid, and creates its licences if they don’t exist ' +
    'yet',
  input: z.strictObject({ sessionId: sessionIdSchema, planId: z.enum(PLAN_IDS) }),
  output: z.object({ licensesUpdated: z.boolean() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  callable: 'licenses',
  // Each call requests the session from Stripe. After the pay page, the browser calls a few times.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
  example: {
    input: { sessionId: session, planId: 'tables-3m' },
    output: { licensesUpdated: true },
  },
});
