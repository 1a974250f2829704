import { z } from 'zod';
import { SEATS_MAX } from '../../constants';
import { licenseIdSchema } from '../../licenses';
import { askStaff, defineOperation } from '../../operation';
import { seatSchema } from '../../seats';
import { freeSeat, paidLicense, seat } from '../samples';

export const takeSeatBack = defineOperation({
  method: 'delete',
  path: '/licenses/{id}/seats/{seat}',
  // The handler refuses everyone but the owner, the managers of their team, the holder and admins.
  access: { kind: 'signed-in' },
  summary:
    'Takes a seat back at once from the person who was invited or holds it. The holder can also call it',
  input: z.strictObject({ id: licenseIdSchema, seat: z.int().min(0).max(SEATS_MAX) }),
  output: seatSchema,
  errors: ['permission-denied', 'not-found'],
  callable: 'licenses',
  verified: true,
  stepUp: askStaff,
  limit: { points: 1200, seconds: 3600, by: 'caller' },
  example: { input: { id: paidLicense.id, seat: 1 }, output: { ...seat, ...freeSeat } },
});
