import { z } from 'zod';
import { uidSchema } from '../../fields';
import { LICENSES_LISTED_MAX, licenseSchema } from '../../licenses';
import { defineOperation } from '../../operation';
import { freeLicense, paidLicense, uid } from '../samples';

export const listLicenses = defineOperation({
  method: 'get',
  path: '/users/{uid}/licenses',
  access: { kind: 'self-or-admin', owner: 'uid' },
  summary: 'Lists the newest 200 licences of a user, including revoked ones with the reason',
  input: z.strictObject({ uid: uidSchema }),
  output: z.object({ data: z.array(licenseSchema).max(LICENSES_LISTED_MAX) }),
  errors: [],
  callable: 'licenses',
  example: {
    input: { uid },
    output: {
      data: [
        paidLicense,
        { ...freeLicense, deletedAt: '2026-12-01T10:00:00.000Z', revokedReason: 'Sent back' },
      ],
    },
  },
});
