import { z } from 'zod';
import { defineOperation } from '../../operation';
import {
  PASSKEY_NAME_MAX,
  passkeySchema,
  recoveryCodesSchema,
  registrationResponseSchema,
  stepUpTokenSchema,
} from '../../passkeys';
import { PASSKEY_LIMIT_BY_CALLER } from './passkey-limits';
import { newPasskeyAnswer, passkey, stepUpToken } from './passkey-samples';

export const addPasskey = defineOperation({
  method: 'post',
  path: '/auth/passkeys',
  access: { kind: 'signed-in' },
  verified: true,
  summary:
    'Saves a new passkey, which counts as just used. An admin’s first passkey comes with recovery codes',
  input: z.strictObject({
    response: registrationResponseSchema,
    name: z.string().trim().min(1).max(PASSKEY_NAME_MAX),
  }),
  output: z.object({
    passkey: passkeySchema,
    stepUp: stepUpTokenSchema,
    recoveryCodes: recoveryCodesSchema.nullable(),
  }),
  created: true,
  errors: ['passkey-refused', 'step-up-required', 'too-many-passkeys'],
  limit: PASSKEY_LIMIT_BY_CALLER,
  afterTimeout: 'It may be saved already: reload the page before you add it again',
  example: {
    input: { response: newPasskeyAnswer, name: passkey.name },
    output: { passkey, stepUp: stepUpToken, recoveryCodes: null },
  },
});
