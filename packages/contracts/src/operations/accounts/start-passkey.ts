import { z } from 'zod';
import { defineOperation } from '../../operation';
import { creationOptionsSchema } from '../../passkeys';
import { PASSKEY_LIMIT_BY_CALLER } from './passkey-limits';
import { passkeyCreation } from './passkey-samples';

export const startPasskey = defineOperation({
  method: 'post',
  path: '/auth/passkeys/options',
  access: { kind: 'signed-in' },
  verified: true,
  summary:
    'Returns a challenge for a new passkey. An admin who already has a passkey must use it first',
  input: z.strictObject({}),
  output: creationOptionsSchema,
  errors: ['step-up-required', 'too-many-passkeys'],
  limit: PASSKEY_LIMIT_BY_CALLER,
  example: { input: {}, output: passkeyCreation },
});
