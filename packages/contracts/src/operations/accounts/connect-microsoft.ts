import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { uid } from '../samples';

export const connectMicrosoft = defineOperation({
  method: 'put',
  path: '/users/{uid}/microsoft',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Announces the connection of a Microsoft account, then allows it to sign in',
  input: z.strictObject({
    uid: uidSchema,
    /** Id of the account at the identity service; null before it is connected. */
    identity: z.string().min(1).max(256).nullable(),
  }),
  output: z.object({ connected: z.boolean() }),
  errors: [],
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { uid, identity: 'AAAAAAAAAAAAAAAAAAAAANVb3Fs' },
    output: { connected: true },
  },
});
