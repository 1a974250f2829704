import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { uid } from '../samples';

export const endSessions = defineOperation({
  method: 'delete',
  path: '/users/{uid}/sessions',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Signs the person out everywhere, including here',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true },
  example: { input: { uid }, output: { ended: true } },
});
