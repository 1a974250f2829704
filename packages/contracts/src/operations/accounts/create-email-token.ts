import { z } from 'zod';
import { defineOperation } from '../../operation';
import { payload } from '../samples';

export const createEmailToken = defineOperation({
  method: 'post',
  path: '/auth/token',
  access: { kind: 'public' },
  summary: 'Exchanges an encrypted, short-lived payload for a token bound to its e-mail',
  input: z.strictObject({ payload: z.string().min(1).max(4096) }),
  output: z.object({ token: z.string() }),
  errors: ['payload-refused'],
  callable: 'verification',
  limit: { points: 120, seconds: 60, by: 'address' },
  example: {
    input: { payload },
    output: { token: 'eyJ0eXAiOiJlbWFpbCtqd3QifQ.e30.c2ln' },
  },
});
