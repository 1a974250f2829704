import { z } from 'zod';
import { REVOCATIONS_KEPT_SECONDS, revocationsSchema } from '../../keys';
import { defineOperation } from '../../operation';
import { licenseKey } from '../samples';

export const getRevocations = defineOperation({
  method: 'get',
  path: '/licenses/revocations',
  access: { kind: 'public' },
  summary:
    'Returns the signed list of revoked keys that have not expired, for offline checks. A job builds it ' +
    'every hour, and caches may hold it for another hour',
  input: z.strictObject({}),
  output: revocationsSchema,
  errors: ['not-found'],
  keptFor: REVOCATIONS_KEPT_SECONDS,
  limit: { points: 60, seconds: 60, by: 'address' },
  example: { input: {}, output: { list: `${licenseKey}.AAAA` } },
});
