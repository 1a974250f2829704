import { z } from 'zod';
import { emailSchema } from '../fields';
import { keySetSchema } from '../keys';
import { mailCaps } from '../mail-caps';
import { defineOperation } from '../operation';
import { routes } from '../routes';
import { codeSchema, sessionSchema } from '../verification';

export const getPayloadKeySet = defineOperation({
  name: 'getPayloadKeySet',
  ...routes.getPayloadKeySet,
  access: { kind: 'public' },
  summary: 'The public key for which the payload of POST /auth/token is encrypted',
  tag: 'Verification',
  input: z.strictObject({}),
  output: keySetSchema,
  errors: [],
  callable: true,
  limit: 'none',
});

export const createEmailToken = defineOperation({
  name: 'createEmailToken',
  ...routes.createEmailToken,
  access: { kind: 'public' },
  summary: 'Turns an encrypted, short-lived payload into a token that is bound to its e-mail',
  tag: 'Verification',
  input: z.strictObject({ payload: z.string().min(1).max(4096) }),
  output: z.object({ token: z.string() }),
  errors: ['payload-refused'],
  callable: true,
  limit: { points: 120, seconds: 60, by: 'address' },
});

export const sendVerificationCode = defineOperation({
  name: 'sendVerificationCode',
  ...routes.sendVerificationCode,
  access: { kind: 'email-token' },
  summary: 'Mails a code of six digits; the same answer whether the address has an account or not',
  tag: 'Verification',
  input: z.strictObject({ email: emailSchema }),
  output: z.object({ verifyToken: z.string() }),
  errors: ['permission-denied'],
  callable: true,
  limit: mailCaps('code'),
});

export const verifyCode = defineOperation({
  name: 'verifyCode',
  ...routes.verifyCode,
  access: { kind: 'email-token' },
  summary: 'Turns the right code into a token to sign in with',
  tag: 'Verification',
  input: z.strictObject({
    email: emailSchema,
    code: codeSchema,
    verifyToken: z.string().min(1).max(200),
    session: sessionSchema.optional(),
  }),
  output: z.object({ customToken: z.string() }),
  errors: ['permission-denied', 'code-refused', 'account-disabled', 'account-changing'],
  callable: true,
  limit: { points: 60, seconds: 600, by: 'address' },
});
