import { z } from 'zod';
import { SEATS_MAX } from '../../constants';
import { licenseIdSchema } from '../../licenses';
import { askStaff, defineOperation } from '../../operation';
import { seatSchema } from '../../seats';
import { paidLicense, seat } from '../samples';

export const resendInvitation = defineOperation({
  method: 'post',
  path: '/licenses/{id}/seats/{seat}/invitation',
  // The handler refuses everyone but the owner, the managers of their team and admins.
  access: { kind: 'signed-in' },
  summary:
    'Mails the invitation to a seat again with a new link, at most once in 60 minutes and not while the ' +
    'previous mail is still being sent',
  input: z.strictObject({ id: licenseIdSchema, seat: z.int().min(0).max(SEATS_MAX) }),
  output: seatSchema,
  errors: ['permission-denied', 'not-found', 'license-not-active'],
  verified: true,
  stepUp: askStaff,
  // Each call mails another person.
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: paidLicense.id, seat: 1 },
    output: seat,
  },
});
