import { z } from 'zod';
import { emailSchema, uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { email, uid } from '../samples';

export const transferTeam = defineOperation({
  method: 'post',
  path: '/teams/{id}/owner',
  access: { kind: 'signed-in' },
  summary: 'Makes a manager or a seat holder the owner of a team, with its licences and seats',
  input: z.strictObject({ id: uidSchema, email: emailSchema }),
  output: z.object({ transferred: z.literal(true) }),
  errors: ['permission-denied', 'not-found', 'cannot-own-team', 'too-many-managers'],
  callable: 'licenses',
  verified: true,
  stepUp: () => true,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
  afterTimeout: 'The team may have its new owner already: look at it before you try again',
  example: { input: { id: uid, email }, output: { transferred: true } },
});
