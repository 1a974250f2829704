import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { newPasswordSchema } from '../../passwords';
import { email, linkCode } from '../samples';
import { linkCodeSchema } from './link-code';
import { PASSWORD_AFTER_TIMEOUT } from '../after-timeout';

export const confirmPasswordReset = defineOperation({
  method: 'put',
  path: '/auth/password-reset',
  access: { kind: 'public' },
  summary:
    'Sets a new password through a mailed link, and ends all sessions and other sign-in methods',
  input: z.strictObject({ code: linkCodeSchema, password: newPasswordSchema }),
  output: z.object({ email: emailSchema }),
  errors: ['link-refused', 'account-disabled', 'account-changing'],
  limit: { points: 60, seconds: 600, by: 'address' },
  afterTimeout: PASSWORD_AFTER_TIMEOUT,
  example: {
    input: { code: linkCode, password: 'Harbour-4-lights' },
    output: { email },
  },
});
