import { z } from 'zod';
import { uidSchema } from '../fields';
import { askStaff, defineOperation } from '../operation';
import { newPasswordSchema } from '../passwords';
import { routes } from '../routes';
import { sessionSchema } from '../sessions';

export const listSessions = defineOperation({
  name: 'listSessions',
  ...routes.listSessions,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Browsers in which the account is signed in, latest first',
  tag: 'Sessions',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(sessionSchema) }),
  errors: [],
  callable: false,
});

export const endSessions = defineOperation({
  name: 'endSessions',
  ...routes.endSessions,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Signs out everywhere, including here',
  tag: 'Sessions',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ ended: z.literal(true) }),
  errors: [],
  callable: false,
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true },
});

export const changePassword = defineOperation({
  name: 'changePassword',
  ...routes.changePassword,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Sets a new password after a recent sign-in, and signs out everywhere',
  tag: 'Sessions',
  input: z.strictObject({ uid: uidSchema, password: newPasswordSchema }),
  output: z.object({ changed: z.literal(true) }),
  errors: ['recent-sign-in-required'],
  callable: false,
  stepUp: askStaff,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
});

export const connectMicrosoft = defineOperation({
  name: 'connectMicrosoft',
  ...routes.connectMicrosoft,
  access: { kind: 'self', owner: 'uid' },
  summary: 'Announces that a Microsoft account is being connected, then allows it to sign in',
  tag: 'Sessions',
  input: z.strictObject({
    uid: uidSchema,
    /** Id of the account at the identity service; null before it is connected. */
    identity: z.string().min(1).max(256).nullable(),
  }),
  output: z.object({ connected: z.boolean() }),
  errors: [],
  callable: false,
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true },
});
