import { z } from 'zod';
import { licenseIdSchema } from '../../licenses';
import { askStaff, defineOperation } from '../../operation';
import { SEAT_ADDRESSES_MAX, seatLineSchema } from '../../seats';
import { email, paidLicense } from '../samples';

export const giveSeats = defineOperation({
  method: 'post',
  path: '/licenses/{id}/seats',
  // The handler refuses everyone but the owner, the managers of their team and admins.
  access: { kind: 'signed-in' },
  summary: 'Assigns seats of a licence to addresses and mails each an invitation, once',
  input: z.strictObject({
    id: licenseIdSchema,
    // A line without a valid address gets its own result, so that it doesn't block the other lines.
    emails: z.array(z.string().max(1000)).min(1).max(SEAT_ADDRESSES_MAX),
  }),
  output: z.object({ data: z.array(seatLineSchema) }),
  errors: ['permission-denied', 'not-found', 'license-not-active'],
  callable: 'licenses',
  verified: true,
  stepUp: askStaff,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: paidLicense.id, emails: [email, 'no address'] },
    output: {
      data: [
        { email, seat: 1, outcome: 'invited' },
        { email: 'no address', seat: null, outcome: 'invalid' },
      ],
    },
  },
});
