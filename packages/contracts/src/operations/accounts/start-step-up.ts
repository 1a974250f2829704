import { z } from 'zod';
import { defineOperation } from '../../operation';
import { requestOptionsSchema } from '../../passkeys';
import { PASSKEY_LIMIT_BY_CALLER } from './passkey-limits';
import { passkeyRequest } from './passkey-samples';

export const startStepUp = defineOperation({
  method: 'post',
  path: '/auth/step-up/options',
  access: { kind: 'signed-in' },
  summary: 'Returns a challenge for the passkeys of the account, or null if it has none',
  input: z.strictObject({}),
  output: z.object({ passkey: requestOptionsSchema.nullable(), recoveryCodesLeft: z.int().min(0) }),
  errors: [],
  limit: PASSKEY_LIMIT_BY_CALLER,
  example: { input: {}, output: { passkey: passkeyRequest, recoveryCodesLeft: 10 } },
});
