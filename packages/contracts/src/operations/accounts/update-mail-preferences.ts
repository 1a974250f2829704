import { z } from 'zod';
import { uidSchema } from '../../fields';
import { mailPreferencesSchema } from '../../mails';
import { defineOperation } from '../../operation';
import { uid } from '../samples';

export const updateMailPreferences = defineOperation({
  method: 'put',
  path: '/users/{uid}/mail-preferences',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Switches optional e-mails on or off',
  input: z.strictObject({ uid: uidSchema, ...mailPreferencesSchema.shape }),
  output: mailPreferencesSchema,
  errors: ['not-found'],
  example: { input: { uid, reminders: false }, output: { reminders: false } },
});
