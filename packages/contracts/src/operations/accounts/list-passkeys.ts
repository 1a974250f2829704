import { z } from 'zod';
import { uidSchema } from '../../fields';
import { defineOperation } from '../../operation';
import { passkeySchema } from '../../passkeys';
import { uid } from '../samples';
import { passkey } from './passkey-samples';

export const listPasskeys = defineOperation({
  method: 'get',
  path: '/users/{uid}/passkeys',
  access: { kind: 'self', owner: 'uid' },
  summary: 'Lists the passkeys of the account, newest first',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({
    data: z.array(passkeySchema),
    recoveryCodesLeft: z.int().min(0),
  }),
  errors: [],
  example: { input: { uid }, output: { data: [passkey], recoveryCodesLeft: 10 } },
});
