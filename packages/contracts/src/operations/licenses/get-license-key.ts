import { z } from 'zod';
import { licenseKeySchema } from '../../keys';
import { licenseIdSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { licenseKey, paidLicense } from '../samples';

export const getLicenseKey = defineOperation({
  method: 'get',
  path: '/licenses/{id}/key',
  access: { kind: 'signed-in' },
  summary: 'Returns the report key of the caller’s active licence, to paste into Power BI once',
  input: z.strictObject({ id: licenseIdSchema }),
  output: licenseKeySchema,
  errors: ['permission-denied', 'not-found', 'license-not-active'],
  callable: 'licenses',
  limit: { points: 120, seconds: 3600, by: 'caller' },
  example: {
    input: { id: paidLicense.id },
    output: { key: licenseKey, expiresAt: '2027-03-06T12:00:00.000Z' },
  },
});
