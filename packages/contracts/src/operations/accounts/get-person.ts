import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { personSchema } from '../../people';
import { free, moment, order, paid, uid, user } from '../samples';

export const getPerson = defineOperation({
  method: 'get',
  path: '/admin/users/{uid}',
  access: { kind: 'staff' },
  summary: 'All about one user: profile, all licences, orders, last seen',
  input: z.strictObject({ uid: uidSchema }),
  output: personSchema,
  errors: ['not-found'],
  example: {
    input: { uid },
    output: {
      user,
      emailVerified: true,
      lastSeenAt: moment,
      licenses: [paid, free],
      orders: [order],
    },
  },
});
