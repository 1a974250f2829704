import { z } from 'zod';
import { licenseIdSchema, licenseLabelSchema } from '../../licenses';
import { askStaff, defineOperation } from '../../operation';
import { paidLicense } from '../samples';

export const nameLicense = defineOperation({
  method: 'put',
  path: '/licenses/{id}/label',
  // The handler refuses everyone but the owner and the managers of their team.
  access: { kind: 'signed-in' },
  summary: 'Labels a licence, such as with the department it is for; an empty label removes it',
  input: z.strictObject({ id: licenseIdSchema, label: licenseLabelSchema.or(z.literal('')) }),
  output: z.object({ label: licenseLabelSchema.nullable() }),
  errors: ['permission-denied'],
  verified: true,
  stepUp: askStaff,
  limit: { points: 60, seconds: 3600, by: 'caller' },
  example: { input: { id: paidLicense.id, label: 'Finance' }, output: { label: 'Finance' } },
});
