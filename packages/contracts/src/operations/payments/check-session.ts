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
    'Tells whether the caller’s checkout session is paid, and grants its licences if it has not yet',
  input: z.strictObject({ sessionId: sessionIdSchema, planId: z.enum(PLAN_IDS) }),
  output: z.object({ licensesUpdated: z.boolean() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  callable: 'licenses',
  // Each call asks Stripe. Back from the pay page the browser asks a few times.
  limit: { points: 30, seconds: 600, by: 'caller', lasting: true },
  example: {
    input: { sessionId: session, planId: 'tables-3m' },
    output: { licensesUpdated: true },
  },
});
