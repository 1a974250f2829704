import { z } from 'zod';
import { keySetSchema } from '../../keys';
import { defineOperation } from '../../operation';
import { signingKey } from '../samples';

export const getLicenseKeySet = defineOperation({
  method: 'get',
  path: '/licenses/jwks.json',
  access: { kind: 'public' },
  summary: 'Returns the public keys (JWKS) for checking licence keys offline',
  input: z.strictObject({}),
  output: keySetSchema,
  errors: [],
  callable: 'licenses',
  limit: 'none',
  example: { input: {}, output: { keys: [signingKey] } },
});
