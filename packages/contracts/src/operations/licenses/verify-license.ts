import { z } from 'zod';
import { LICENSE_KEY_MAX, licenseVerdictSchema } from '../../keys';
import { defineOperation } from '../../operation';
import { licenseKey, paidLicense } from '../samples';

export const verifyLicense = defineOperation({
  method: 'post',
  path: '/licenses/verify',
  access: { kind: 'public' },
  summary: 'Checks that a key is genuine and that its licence is valid and not revoked',
  input: z.strictObject({ key: z.string().min(1).max(LICENSE_KEY_MAX) }),
  output: licenseVerdictSchema,
  errors: [],
  callable: 'licenses',
  limit: { points: 400, seconds: 60, by: 'address' },
  example: {
    input: { key: licenseKey },
    output: {
      valid: true,
      reason: null,
      license: {
        id: paidLicense.id,
        product: 'tables',
        quantity: 5,
        expiresAt: paidLicense.expiresAt,
      },
    },
  },
});
