import { z } from 'zod';
import { emailSchema, uidSchema } from '../../fields';
import { createMailCaps } from '../../mail-caps';
import { askStaff, defineOperation } from '../../operation';
import { email, uid } from '../samples';
import { MAIL_AFTER_TIMEOUT } from '../after-timeout';

export const changeAddress = defineOperation({
  method: 'post',
  path: '/users/{uid}/email',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Mails a confirmation link to the new address of the sign-in',
  input: z.strictObject({ uid: uidSchema, email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['recent-sign-in-required'],
  stepUp: askStaff,
  limit: [{ points: 10, seconds: 3600, by: 'caller', lasting: true }, ...createMailCaps('link')],
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { uid, email }, output: { sent: true } },
});
