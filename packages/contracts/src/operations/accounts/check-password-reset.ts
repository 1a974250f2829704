import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { email, linkCode } from '../samples';
import { linkCodeSchema } from './link-code';

export const checkPasswordReset = defineOperation({
  method: 'post',
  path: '/auth/password-reset/check',
  access: { kind: 'public' },
  summary: 'Returns the account a reset link belongs to, without consuming the link',
  input: z.strictObject({ code: linkCodeSchema }),
  output: z.object({ email: emailSchema }),
  errors: ['link-refused'],
  limit: { points: 60, seconds: 600, by: 'address' },
  example: { input: { code: linkCode }, output: { email } },
});
