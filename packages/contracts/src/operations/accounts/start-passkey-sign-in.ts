import { z } from 'zod';
import { defineOperation } from '../../operation';
import { requestOptionsSchema } from '../../passkeys';
import { PASSKEY_LIMIT_BY_ADDRESS } from './passkey-limits';
import { passkeyRequest } from './passkey-samples';

export const startPasskeySignIn = defineOperation({
  method: 'post',
  path: '/auth/passkeys/sign-in/options',
  access: { kind: 'public' },
  summary: 'Returns a sign-in challenge that any passkey of this site may answer',
  input: z.strictObject({}),
  output: requestOptionsSchema,
  errors: [],
  limit: PASSKEY_LIMIT_BY_ADDRESS,
  example: { input: {}, output: { ...passkeyRequest, allowCredentials: [] } },
});
