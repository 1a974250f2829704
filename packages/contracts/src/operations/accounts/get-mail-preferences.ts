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
    'Returns which optional e-mails the person receives; e-mails about purchases and account safety are ' +
    'always sent',
  input: z.strictObject({ uid: uidSchema }),
  output: mailPreferencesSchema,
  errors: ['not-found'],
  example: { input: { uid }, output: { reminders: true } },
});
