import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { teamOrderSchema } from '../../orders';
import { order, uid } from '../samples';

export const listTeamOrders = defineOperation({
  method: 'get',
  path: '/teams/{id}/orders',
  // The handler refuses everyone but the owner, the managers of their team and admins.
  access: { kind: 'signed-in' },
  summary: 'Lists the orders of a team’s owner for seats that can be assigned, newest first',
  input: z.strictObject({ id: uidSchema }),
  output: z.object({ data: z.array(teamOrderSchema) }),
  errors: ['permission-denied'],
  callable: 'licenses',
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: { id: uid }, output: { data: [order] } },
});
