import { z } from 'zod';
import { defineOperation } from '../../operation';
import { assertionResponseSchema } from '../../passkeys';
import { PASSKEY_LIMIT_BY_ADDRESS } from './passkey-limits';
import { passkeyAnswer } from './passkey-samples';

export const signInWithPasskey = defineOperation({
  method: 'post',
  path: '/auth/passkeys/sign-in',
  access: { kind: 'public' },
  summary: 'Exchanges the answer of a passkey for a sign-in token',
  input: z.strictObject({ response: assertionResponseSchema }),
  output: z.object({ customToken: z.string() }),
  errors: ['passkey-refused', 'account-disabled'],
  limit: PASSKEY_LIMIT_BY_ADDRESS,
  example: {
    input: { response: passkeyAnswer },
    output: { customToken: 'eyJhbGciOiJSUzI1NiJ9.e30.c2ln' },
  },
});
