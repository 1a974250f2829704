import { z } from 'zod';
import { licenseIdSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { seatedLicenseSchema, seatSchema } from '../../seats';
import { paidLicense, seat, seated } from '../samples';

export const listSeats = defineOperation({
  method: 'get',
  path: '/licenses/{id}/seats',
  // The handler refuses everyone but the owner, the managers of their team and admins.
  access: { kind: 'signed-in' },
  summary: 'Lists all seats of a licence that were ever assigned, with their holders',
  input: z.strictObject({ id: licenseIdSchema }),
  output: z.object({ license: seatedLicenseSchema, data: z.array(seatSchema) }),
  errors: ['permission-denied', 'not-found'],
  callable: 'licenses',
  verified: true,
  limit: { points: 600, seconds: 3600, by: 'caller' },
  example: { input: { id: paidLicense.id }, output: { license: seated, data: [seat] } },
});
