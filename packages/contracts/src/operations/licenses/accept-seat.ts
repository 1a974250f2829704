import { z } from 'zod';
import { licenseIdSchema, licenseSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { paidLicense } from '../samples';

export const acceptSeat = defineOperation({
  method: 'post',
  path: '/licenses/{id}/seats/accept',
  access: { kind: 'signed-in' },
  summary: 'Accepts the seat that the caller was invited to, or a free seat through a team link',
  input: z.strictObject({ id: licenseIdSchema, link: z.string().max(64).optional() }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'license-not-active', 'not-invited', 'seats-full', 'moved-too-often'],
  callable: 'licenses',
  verified: true,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: paidLicense.id },
    output: {
      ...paidLicense,
      id: `${paidLicense.id}.1`,
      quantity: 1,
      seatOf: paidLicense.id,
      seat: 1,
    },
  },
});
