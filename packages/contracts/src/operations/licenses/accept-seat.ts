import { z } from 'zod';
import { licenseIdSchema, licenseSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { paid } from '../samples';

export const acceptSeat = defineOperation({
  method: 'post',
  path: '/licenses/{id}/seats/accept',
  access: { kind: 'signed-in' },
  summary: 'Accepts the seat the caller was invited to, or a free one by a team link',
  input: z.strictObject({ id: licenseIdSchema, link: z.string().max(64).optional() }),
  output: licenseSchema,
  created: true,
  errors: ['not-found', 'license-not-active', 'not-invited', 'seats-full', 'moved-too-often'],
  callable: 'licenses',
  verified: true,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: paid.id },
    output: { ...paid, id: `${paid.id}.1`, quantity: 1, seatOf: paid.id, seat: 1 },
  },
});
