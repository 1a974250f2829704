import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { uid } from '../samples';
import { PASSKEY_LIMIT_BY_CALLER } from './passkey-limits';
import { passkey } from './passkey-samples';

export const removePasskey = defineOperation({
  method: 'delete',
  path: '/users/{uid}/passkeys/{id}',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Removes a passkey; an admin must keep one',
  input: z.strictObject({ uid: uidSchema, id: z.string().regex(/^[0-9a-f]{64}$/) }),
  output: z.object({ removed: z.literal(true) }),
  errors: ['not-found', 'last-passkey'],
  stepUp: () => true,
  limit: PASSKEY_LIMIT_BY_CALLER,
  example: { input: { uid, id: passkey.id }, output: { removed: true } },
});
