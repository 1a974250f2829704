import { z } from 'zod';
import { uidSchema } from '../../fields';
import { mailPreferencesSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { uid } from '../samples';

export const getMailPreferences = defineOperation({
  method: 'get',
  path: '/users/{uid}/mail-preferences',
  access: { kind: 'self', owner: 'uid' },
  summary:
    'Which e-mails the person gets besides those about purchases and the safety of the account',
  input: z.strictObject({ uid: uidSchema }),
  output: mailPreferencesSchema,
  errors: ['not-found'],
  example: { input: { uid }, output: { reminders: true } },
});
