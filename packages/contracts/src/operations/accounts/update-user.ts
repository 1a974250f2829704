import { z } from 'zod';
import { nameSchema, uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { userSchema } from '../../users';
import { name, profile, uid } from '../samples';

export const updateUser = defineOperation({
  method: 'put',
  path: '/users/{id}',
  access: { kind: 'self-or-admin', owner: 'id' },
  summary:
    'Changes a user’s name; admins can also disable the account and set its role, admin or support',
  input: z.strictObject({
    id: uidSchema,
    name: nameSchema.optional(),
    isAdmin: z.boolean().optional(),
    isSupport: z.boolean().optional(),
    disabled: z.boolean().optional(),
  }),
  check: ({ isAdmin, isSupport }) =>
    isAdmin && isSupport ? { field: 'isSupport', message: 'Give one role' } : undefined,
  output: userSchema,
  errors: ['not-found', 'last-admin'],
  callable: 'users',
  stepUp: ({ isAdmin, isSupport, disabled }) =>
    [isAdmin, isSupport, disabled].some((right) => right !== undefined),
  // A new name is written into the search index and the licences. An admin at work makes many changes.
  limit: { points: 60, seconds: 3600, by: 'caller', lasting: true },
  example: { input: { id: uid, name }, output: profile },
});
