import { z } from 'zod';
import { emailSchema } from '../../fields';
import { createMailCaps } from '../../mail-caps';
import { defineOperation } from '../../operation';
import { email } from '../samples';
import { MAIL_AFTER_TIMEOUT } from '../after-timeout';

export const requestPasswordReset = defineOperation({
  method: 'post',
  path: '/auth/password-reset',
  botCheck: true,
  access: { kind: 'public' },
  summary:
    'Mails a link to set a password. The answer doesn’t reveal whether the address has an account',
  input: z.strictObject({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: [],
  limit: createMailCaps('link'),
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { email }, output: { sent: true } },
});
