import { z } from 'zod';
import { instantSchema } from '../../fields';
import { licenseIdSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { licenseKey, paidLicense } from '../samples';

export const buildForCompany = defineOperation({
  method: 'post',
  path: '/licenses/{id}/company-build',
  // The handler refuses everyone but the owner and the managers of their team.
  access: { kind: 'signed-in' },
  summary:
    'Returns the key of an active licence with seats, and the visuals to embed it in for a company',
  input: z.strictObject({ id: licenseIdSchema }),
  output: z.object({
    key: z.string(),
    /** End of the licence. Its key works for GRACE_DAYS longer. */
    endsAt: instantSchema,
    /** Number of the build, higher than that of every earlier build of the team. */
    build: z.int().min(1),
    /** Names of the visuals that the licence unlocks. */
    visuals: z.array(z.string()),
  }),
  errors: ['permission-denied', 'license-not-active'],
  verified: true,
  limit: { points: 10, seconds: 3600, by: 'caller', lasting: true },
  example: {
    input: { id: paidLicense.id },
    output: { key: licenseKey, endsAt: paidLicense.expiresAt, build: 1, visuals: ['table'] },
  },
});
