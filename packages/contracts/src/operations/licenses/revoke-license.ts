import { z } from 'zod';
import { licenseIdSchema, licenseSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { noteSchema } from '../../tickets';
import { moment, paidLicense } from '../samples';

export const revokeLicense = defineOperation({
  method: 'post',
  path: '/admin/licenses/{id}/revoke',
  access: { kind: 'admin' },
  summary: 'Revokes a licence at once. Repeating the call changes nothing',
  input: z.strictObject({
    id: licenseIdSchema,
    reason: z
      .string()
      .trim()
      .min(1, 'Enter a reason')
      .max(200, 'Use at most 200 characters')
      // A database neither stores nor finds half a surrogate pair.
      .regex(/^[^\p{Cs}\0]*$/u, 'Use printable characters')
      .meta({ description: 'For the customer: in their e-mail and their account' }),
    note: noteSchema.optional().meta({ description: 'For admins only' }),
  }),
  output: licenseSchema,
  errors: ['not-found'],
  stepUp: () => true,
  example: {
    input: { id: paidLicense.id, reason: 'Sent back' },
    output: { ...paidLicense, deletedAt: moment, revokedReason: 'Sent back' },
  },
});
