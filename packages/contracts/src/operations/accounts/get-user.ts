import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { userSchema } from '../../users';
import { profile, uid } from '../samples';

export const getUser = defineOperation({
  method: 'get',
  path: '/users/{uid}',
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'Returns a user with the active licences, newest first',
  input: z.strictObject({ uid: uidSchema }),
  output: userSchema,
  errors: ['not-found'],
  callable: 'users',
  example: { input: { uid }, output: profile },
});
