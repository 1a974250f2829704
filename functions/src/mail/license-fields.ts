import { z } from 'zod';
import { instantSchema } from '@flexa/contracts/fields';
import { licenseIdSchema } from '@flexa/contracts/licenses';
import { VISUAL_TYPES } from '@flexa/contracts/plans';

/** The fields of mails about a licence. */
export const licenseFields = {
  licenseId: licenseIdSchema,
  visualType: z.enum(VISUAL_TYPES),
  quantity: z.int().min(1),
  expiresAt: instantSchema,
};
