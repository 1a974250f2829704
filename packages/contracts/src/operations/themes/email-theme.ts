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
    'Mails the theme file someone made; without its words where the address is not that of `session`',
  input: z.strictObject({
    email: emailSchema,
    theme: themeContentSchema,
    /** The same theme as in its file, attached as it is to the address of `session`. */
    text: z.string().max(THEME_TEXT_MAX).optional(),
    session: sessionSchema.optional(),
  }),
  output: z.object({ sent: z.literal(true) }),
  errors: [],
  limit: { points: 10, seconds: 3600, by: 'address', lasting: true },
  afterTimeout: MAIL_AFTER_TIMEOUT,
  example: { input: { email, theme }, output: { sent: true } },
});
