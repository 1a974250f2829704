import { z } from 'zod';
import { licenseIdSchema, monthSchema } from '../../licenses';
import { quantitySchema } from '../../orders';
import { LICENSE_TYPES, findPlanFault, VISUAL_TYPES } from '../../plans';

export function findPurchaseFault(
  request: Parameters<typeof findPlanFault>[0] & {
    renews?: string;
    addsTo?: string;
    upgrades?: string;
  },
) {
  if (request.renews !== undefined && request.addsTo !== undefined) {
    return { field: 'addsTo', message: 'Renew the licence or add seats to it, not both' };
  }
  if (request.upgrades !== undefined && (request.renews ?? request.addsTo) !== undefined) {
    return { field: 'upgrades', message: 'Upgrade a licence or continue one, not both' };
  }
  if (request.upgrades !== undefined && request.visualType !== 'suite') {
    return { field: 'upgrades', message: 'Licences are upgraded to the membership' };
  }
  return findPlanFault(request);
}

/** The purchase, and how it joins a licence of the buyer. */
export const purchaseFields = {
  month: monthSchema,
  licenseType: z.enum(LICENSE_TYPES),
  visualType: z.enum(VISUAL_TYPES),
  quantity: quantitySchema,
  /** The licence to renew. The new one begins when it ends. */
  renews: licenseIdSchema.optional(),
  /** The licence to add seats to. They end together with it. */
  addsTo: licenseIdSchema.optional(),
  /** The licence to upgrade. Its unused days are credited, and it ends when the membership begins. */
  upgrades: licenseIdSchema.optional(),
};

/** Agreement to pay again for rights that the buyer has, or has an unpaid invoice for. Without it, the answer is `already-owned`. */
export const acceptsOverlapField = { acceptsOverlap: z.boolean().optional() };
