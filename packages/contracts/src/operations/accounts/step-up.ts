import { z } from 'zod';
import { defineOperation } from '../../operation';
import { assertionResponseSchema, stepUpTokenSchema } from '../../passkeys';
import { PASSKEY_LIMIT_BY_CALLER } from './passkey-limits';
import { passkeyAnswer, stepUpToken } from './passkey-samples';

export const stepUp = defineOperation({
  method: 'post',
  path: '/auth/step-up',
  access: { kind: 'signed-in' },
  summary:
    'Exchanges the answer of a passkey, or a recovery code, for a token for the header X-Step-Up',
  input: z.strictObject({
    response: assertionResponseSchema.optional(),
    recoveryCode: z.string().min(1).max(50).optional(),
  }),
  check: ({ response, recoveryCode }) =>
    (response === undefined) === (recoveryCode === undefined)
      ? { field: 'response', message: 'Either this or recoveryCode' }
      : undefined,
  output: stepUpTokenSchema,
  errors: ['passkey-refused', 'code-refused'],
  limit: PASSKEY_LIMIT_BY_CALLER,
  example: { input: { response: passkeyAnswer }, output: stepUpToken },
});
