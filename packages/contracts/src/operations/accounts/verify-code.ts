import { z } from 'zod';
import { emailSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { codeSchema, sessionSchema } from '../../verification';
import { email } from '../samples';

export const verifyCode = defineOperation({
  method: 'post',
  path: '/verification/verify-code',
  access: { kind: 'email-token' },
  summary: 'Exchanges the right code for a sign-in token',
  input: z.strictObject({
    email: emailSchema,
    code: codeSchema,
    verifyToken: z.string().min(1).max(200),
    session: sessionSchema.optional(),
  }),
  output: z.object({ customToken: z.string() }),
  errors: ['permission-denied', 'code-refused', 'account-disabled', 'account-changing'],
  callable: 'verification',
  limit: { points: 60, seconds: 600, by: 'address' },
  afterTimeout: 'If this code is refused now, ask for a new one',
  example: {
    input: { email, code: '204816', verifyToken: 'q8rX2…' },
    output: { customToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  },
});
