import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { THEME_TEXT_MAX, themeContentSchema } from '../../themes';
import { sessionSchema } from '../../verification';
import { email, theme } from '../samples';
import { MAIL_AFTER_TIMEOUT } from '../after-timeout';

export const emailTheme = defineOperation({
  method: 'post',
  path: '/theme/email',
  botCheck: true,
  access: { kind: 'public' },
  summary:
    'Mails a theme file. The mail contains no text of the sender unless `session` proves the address',
  input: z.strictObject({
    email: emailSchema,
    theme: themeContentSchema,
    /** Text of the theme's file, which is attached unchanged if `session` proves the address. */
    text: z.string().max(THEME_TEXT_MAX).optional(),
    session: sessionSchema.optional(),
  }),
  output: z.object({ sent: z.literal(true) }),
  errors: [],
  limit: { points: 10, seconds: 3600, by: 'address', lasting: true },
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { email, theme }, output: { sent: true } },
});
