import { z } from 'zod';
import { emailSchema, uidSchema } from '../fields';
import { mailCaps } from '../mail-caps';
import { askStaff, defineOperation } from '../operation';
import { newPasswordSchema } from '../passwords';
import { routes } from '../routes';
import { sessionSchema } from '../verification';

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
  summary: 'Returns the account a reset link belongs to, without consuming the link',
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
  errors: ['link-refused', 'account-disabled', 'account-changing'],
  callable: false,
  limit: { points: 60, seconds: 600, by: 'address' },
});

export const requestVerification = defineOperation({
  name: 'requestVerification',
  ...routes.requestVerification,
  access: { kind: 'signed-in' },
  summary: 'Mails a link that proves the address of the sign-in',
  tag: 'Identity',
  input: z.strictObject({ email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['permission-denied'],
  callable: false,
  limit: mailCaps('link'),
});

export const changeAddress = defineOperation({
  name: 'changeAddress',
  ...routes.changeAddress,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Mails a link to the address that the sign-in is to move to',
  tag: 'Identity',
  input: z.strictObject({ uid: uidSchema, email: emailSchema }),
  output: z.object({ sent: z.literal(true) }),
  errors: ['recent-sign-in-required'],
  callable: false,
  stepUp: askStaff,
  limit: [{ points: 10, seconds: 3600, by: 'caller', lasting: true }, ...mailCaps('link')],
});

export const confirmAddress = defineOperation({
  name: 'confirmAddress',
  ...routes.confirmAddress,
  access: { kind: 'public' },
  summary:
    'Does what a mailed link about an address says. Without a session it also sets a new password: the link proves the mailbox, not who made the account. Once an address is proved, the account moves only with its own session',
  tag: 'Identity',
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
  callable: false,
  limit: { points: 60, seconds: 600, by: 'address' },
});
