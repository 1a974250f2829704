import { z } from 'zod';
import { accountEmailSchema, nameSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { userSchema } from '../../users';
import { email, name, profile } from '../samples';

export const createUser = defineOperation({
  method: 'post',
  path: '/users',
  botCheck: true,
  access: { kind: 'signed-in' },
  summary: 'Creates the profile of the token’s user. Repeating the call returns the stored profile',
  input: z.strictObject({
    name: nameSchema,
    email: accountEmailSchema
      .optional()
      .meta({ description: 'If given, it must be that of the token' }),
  }),
  output: userSchema,
  created: true,
  errors: [],
  callable: 'users',
  example: { input: { name, email }, output: { ...profile, props: { licenses: [] } } },
});
