import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { personSchema } from '../../people';
import { freeLicense, moment, order, paidLicense, uid, user } from '../samples';

export const getPerson = defineOperation({
  method: 'get',
  path: '/admin/users/{uid}',
  access: { kind: 'staff' },
  summary: 'Returns a user’s profile, all licences and orders, and the time last seen',
  input: z.strictObject({ uid: uidSchema }),
  output: personSchema,
  errors: ['not-found'],
  example: {
    input: { uid },
    output: {
      user,
      emailVerified: true,
      lastSeenAt: moment,
      licenses: [paidLicense, freeLicense],
      orders: [order],
    },
  },
});
