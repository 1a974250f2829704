import { z } from 'zod';
import { uidSchema } from '../../fields';
import { askStaff, defineOperation } from '../../operation';
import { newPasswordSchema } from '../../passwords';
import { uid } from '../samples';
import { PASSWORD_AFTER_TIMEOUT } from '../after-timeout';

export const changePassword = defineOperation({
  method: 'put',
  path: '/users/{uid}/password',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Sets a new password after a recent sign-in, and signs the person out everywhere',
  input: z.strictObject({ uid: uidSchema, password: newPasswordSchema }),
  output: z.object({ changed: z.literal(true) }),
  errors: ['recent-sign-in-required'],
  stepUp: askStaff,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
  afterTimeout: PASSWORD_AFTER_TIMEOUT,
  example: {
    input: { uid, password: 'Harbour-4-lights' },
    output: { changed: true },
  },
});
