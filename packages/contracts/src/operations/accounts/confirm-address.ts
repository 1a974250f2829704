import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { newPasswordSchema } from '../../passwords';
import { sessionSchema } from '../../verification';
import { email, linkCode } from '../samples';
import { linkCodeSchema } from './link-code';

export const confirmAddress = defineOperation({
  method: 'put',
  path: '/auth/email',
  access: { kind: 'public' },
  summary:
    'Carries out the address change or confirmation of a mailed link. Without a session it also sets a ' +
    'new password: the link proves access to the mailbox, not who created the account. Once an address is ' +
    'proved, changing it needs a session of the account',
  input: z.strictObject({
    code: linkCodeSchema,
    session: sessionSchema.optional(),
    password: newPasswordSchema.optional(),
  }),
  output: z.object({
    email: emailSchema,
    confirmed: z.boolean().meta({
      description: 'False where a session or a password is still needed; the link is not used up',
    }),
    canSetPassword: z.boolean().meta({
      description: 'True if a new password is enough instead of a session',
    }),
  }),
  errors: ['link-refused', 'address-taken', 'account-disabled'],
  limit: { points: 60, seconds: 600, by: 'address' },
  example: {
    input: { code: linkCode, password: 'Harbour-4-lights' },
    output: { email, confirmed: true, canSetPassword: false },
  },
});
