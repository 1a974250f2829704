import { z } from 'zod';
import { keySetSchema } from '../../keys';
import { defineOperation } from '../../operation';
import { signingKey } from '../samples';

export const getLicenseKeySet = defineOperation({
  method: 'get',
  path: '/licenses/jwks.json',
  access: { kind: 'public' },
  summary: 'The public keys (JWKS) with which a licence key is checked offline',
  input: z.strictObject({}),
  output: keySetSchema,
  errors: [],
  callable: 'licenses',
  limit: 'none',
  example: { input: {}, output: { keys: [signingKey] } },
});
