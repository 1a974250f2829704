import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { orderIdSchema } from '../../orders';
import { session, uid } from '../samples';

export const getTeamReceipt = defineOperation({
  method: 'get',
  path: '/teams/{id}/orders/{order}/receipt',
  // The handler refuses everyone but the owner, the managers of their team and admins.
  access: { kind: 'signed-in' },
  summary: 'Returns the current address of the invoice or receipt of a team order',
  input: z.strictObject({ id: uidSchema, order: orderIdSchema }),
  output: z.object({ url: z.url() }),
  errors: ['permission-denied', 'not-found', 'payments-busy'],
  callable: 'licenses',
  verified: true,
  // Each call sends a request to Stripe.
  limit: { points: 60, seconds: 600, by: 'caller', lasting: true },
  example: {
    input: { id: uid, order: session },
    output: { url: 'https://invoice.stripe.com/i/example' },
  },
});
