import { z } from 'zod';
import { keySetSchema } from '../../keys';
import { defineOperation } from '../../operation';
import { encryptionKey } from '../samples';

export const getPayloadKeySet = defineOperation({
  method: 'get',
  path: '/auth/jwks.json',
  access: { kind: 'public' },
  summary: 'Returns the public key that encrypts the payload of POST /auth/token',
  input: z.strictObject({}),
  output: keySetSchema,
  errors: [],
  callable: 'verification',
  limit: 'none',
  example: { input: {}, output: { keys: [encryptionKey] } },
});
