import { z } from 'zod';
import { emailSchema } from '../../fields';
import { createMailCaps } from '../../mail-caps';
import { defineOperation } from '../../operation';
import { email } from '../samples';
import { MAIL_AFTER_TIMEOUT } from '../after-timeout';

export const sendVerificationCode = defineOperation({
  method: 'post',
  path: '/verification/send-verification-code',
  botCheck: true,
  access: { kind: 'email-token' },
  summary:
    'Mails a code of six digits. The answer doesn’t reveal whether the address has an account',
  input: z.strictObject({ email: emailSchema }),
  output: z.object({ verifyToken: z.string() }),
  errors: ['permission-denied'],
  callable: 'verification',
  limit: createMailCaps('code'),
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { email }, output: { verifyToken: 'q8rX2…' } },
});
