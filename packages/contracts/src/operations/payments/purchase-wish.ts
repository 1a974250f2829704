import { z } from 'zod';
import { licenseIdSchema, monthSchema } from '../../licenses';
import { quantitySchema } from '../../orders';
import { LICENSE_TYPES, planFault, VISUAL_TYPES } from '../../plans';

export function purchaseFault(
  wish: Parameters<typeof planFault>[0] & { renews?: string; addsTo?: string; upgrades?: string },
) {
  if (wish.renews !== undefined && wish.addsTo !== undefined) {
    return { field: 'addsTo', message: 'Renew the licence or add seats to it, one at a time' };
  }
  if (wish.upgrades !== undefined && (wish.renews ?? wish.addsTo) !== undefined) {
    return { field: 'upgrades', message: 'Upgrade a licence or continue one, not both' };
  }
  if (wish.upgrades !== undefined && wish.visualType !== 'suite') {
    return { field: 'upgrades', message: 'Licences are upgraded to the membership' };
  }
  return planFault(wish);
}

/** The purchase, and how it joins a licence of the buyer. */
export const wishFields = {
  month: monthSchema,
  licenseType: z.enum(LICENSE_TYPES),
  visualType: z.enum(VISUAL_TYPES),
  quantity: quantitySchema,
  /** At whose end this one begins. */
  renews: licenseIdSchema.optional(),
  /** With which these seats end. */
  addsTo: licenseIdSchema.optional(),
  /** The licence whose rest is credited; it ends when the membership begins. */
  upgrades: licenseIdSchema.optional(),
};
