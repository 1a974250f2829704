import { z } from 'zod';
import { emailSchema, uidSchema } from '../fields';
import { mailCaps } from '../mail-caps';
import { defineOperation } from '../operation';
import { newPasswordSchema } from '../passwords';
import { routes } from '../routes';

/** The part of a mailed link that proves whose mailbox it came to. */
const linkCodeSchema = z.string().min(1).max(200);

export const requestPasswordReset = defineOperation({
  name: 'requestPasswordReset',
  ...routes.requestPasswordReset,
  access: { kind: 'public' },
  summary: 'Mails a link to set a password; the same whether the address has an account or not',
  tag: 'Identity',
  input: z.strictObject({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: [],
  callable: false,
  limit: mailCaps('link'),
});

export const checkPasswordReset = defineOperation({
  name: 'checkPasswordReset',
  ...routes.checkPasswordReset,
  access: { kind: 'public' },
  summary: 'Whose password a mailed link may set; uses nothing up',
  tag: 'Identity',
  input: z.strictObject({ code: linkCodeSchema }),
  output: z.object({ email: emailSchema }),
  errors: ['link-refused'],
  callable: false,
  limit: { points: 60, seconds: 600, by: 'address' },
});

export const confirmPasswordReset = defineOperation({
  name: 'confirmPasswordReset',
  ...routes.confirmPasswordReset,
  access: { kind: 'public' },
  summary: 'Sets the password of a mailed link and ends every other way in',
  tag: 'Identity',
  input: z.strictObject({ code: linkCodeSchema, password: newPasswordSchema }),
  output: z.object({ email: emailSchema }),
  errors: ['link-refused', 'account-disabled'],
  callable: false,
  limit: { points: 60, seconds: 600, by: 'address' },
});

export const changeAddress = defineOperation({
  name: 'changeAddress',
  ...routes.changeAddress,
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Says to which address the sign-in is to move; a change nobody asked for here is put back',
  tag: 'Identity',
  input: z.strictObject({ uid: uidSchema, email: emailSchema }),
  output: z.object({ email: emailSchema }),
  errors: ['recent-sign-in-required'],
  callable: false,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
});
