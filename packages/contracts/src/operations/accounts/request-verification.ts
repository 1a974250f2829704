import { z } from 'zod';
import { emailSchema } from '../../fields';
import { createMailCaps } from '../../mail-caps';
import { defineOperation } from '../../operation';
import { seatTargetSchema } from '../../seats';
import { email, paidLicense } from '../samples';
import { MAIL_AFTER_TIMEOUT } from '../after-timeout';

export const requestVerification = defineOperation({
  method: 'post',
  path: '/auth/email-verification',
  botCheck: true,
  access: { kind: 'signed-in' },
  summary: 'Mails a link that confirms the address of the sign-in',
  input: z.strictObject({
    email: emailSchema,
    seat: seatTargetSchema
      .optional()
      .meta({ description: 'The seat that the person returns to once the address is confirmed' }),
  }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['permission-denied'],
  limit: createMailCaps('link'),
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { email, seat: { id: paidLicense.id } }, output: { sent: true } },
});
