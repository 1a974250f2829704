import { z } from 'zod';
import { uidSchema } from '../fields';
import { mailCodeSchema, mailPreferencesSchema } from '../mails';
import { defineOperation } from '../operation';
import { routes } from '../routes';

const access = { kind: 'self', owner: 'uid' } as const;
const tag = 'Users';

export const getMailPreferences = defineOperation({
  name: 'getMailPreferences',
  ...routes.getMailPreferences,
  access,
  summary:
    'Which e-mails the person gets besides those about purchases and the safety of the account',
  tag,
  input: z.strictObject({ uid: uidSchema }),
  output: mailPreferencesSchema,
  errors: ['not-found'],
  callable: false,
});

export const updateMailPreferences = defineOperation({
  name: 'updateMailPreferences',
  ...routes.updateMailPreferences,
  access,
  summary: 'Switches such e-mails on or off',
  tag,
  input: z.strictObject({ uid: uidSchema, ...mailPreferencesSchema.shape }),
  output: mailPreferencesSchema,
  errors: ['not-found'],
  callable: false,
});

export const stopMails = defineOperation({
  name: 'stopMails',
  ...routes.stopMails,
  access: { kind: 'public' },
  summary:
    'Switches reminders off; the code is that of the unsubscribe link in a reminder. ' +
    'A mail program’s own button posts here (RFC 8058), so the body is ignored',
  tag,
  input: z.strictObject({ person: uidSchema, code: mailCodeSchema }),
  output: z.object({ stopped: z.literal(true) }),
  errors: ['link-refused'],
  callable: false,
  ignoresBody: true,
  // A large mail provider calls from few addresses for all of its users, and a refused call would lose an objection.
  // Nobody guesses a code of 122 random bits, so this guards only the cost.
  limit: { points: 400, seconds: 60, by: 'address' },
});
