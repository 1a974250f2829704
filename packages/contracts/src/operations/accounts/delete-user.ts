import { z } from 'zod';
import { uidSchema } from '../../fields';
import { askStaff, defineOperation } from '../../operation';
import { uid } from '../samples';

export const deleteUser = defineOperation({
  method: 'delete',
  path: '/users/{id}',
  access: { kind: 'self-or-admin', owner: 'id' },
  summary:
    'Deletes the caller’s account after a recent sign-in; with `team=end` also the team, whose ' +
    'members lose their seats. Admins can delete any account by sending its id as uid, too',
  input: z.strictObject({
    id: uidSchema,
    uid: uidSchema.optional(),
    /** Agreement that other people lose the seats of the caller's licences. */
    team: z.literal('end').optional(),
  }),
  check: ({ id, uid }) =>
    uid !== undefined && uid !== id ? { field: 'uid', message: 'Must equal the id' } : undefined,
  output: z.object({ deleted: z.literal(true) }),
  errors: ['not-found', 'recent-sign-in-required', 'team-in-use', 'last-admin'],
  callable: 'users',
  // People who delete their own account need a recent sign-in, which the service checks.
  stepUp: askStaff,
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  afterTimeout:
    'The account may be deleted already: then its owner gets an e-mail. You can safely try again',
  example: { input: { id: uid, uid }, output: { deleted: true } },
});
