import { z } from 'zod';
import { emailSchema, uidSchema } from '../../fields';
import { askStaff, defineOperation } from '../../operation';
import { MEMBER_ROLES, teamViewSchema } from '../../teams';
import { email, teamView, uid } from '../samples';

export const setTeamMember = defineOperation({
  method: 'post',
  path: '/teams/{id}/members',
  access: { kind: 'signed-in' },
  summary: 'Makes a seat holder a manager, makes a manager a member again, or removes an address',
  input: z.strictObject({ id: uidSchema, email: emailSchema, role: z.enum(MEMBER_ROLES) }),
  output: teamViewSchema,
  errors: ['permission-denied', 'not-found', 'not-a-member', 'too-many-managers'],
  callable: 'licenses',
  verified: true,
  stepUp: askStaff,
  limit: { points: 120, seconds: 3600, by: 'caller', lasting: true },
  example: { input: { id: uid, email, role: 'manager' }, output: teamView },
});
