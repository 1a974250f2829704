import { z } from 'zod';
import { licenseIdSchema, monthSchema } from '../../licenses';
import { quantitySchema } from '../../orders';
import { LICENSE_TYPES, planFault, VISUAL_TYPES } from '../../plans';

export function purchaseFault(
  wish: Parameters<typeof planFault>[0] & { renews?: string; addsTo?: string; upgrades?: string },
) {
  if (wish.renews !== undefined && wish.addsTo !== undefined) {
    return { field: 'addsTo', message: 'Renew the licence or add seats to it, not both' };
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
  /** The licence to renew: the new one begins when it ends. */
  renews: licenseIdSchema.optional(),
  /** The licence to add seats to: they end when it ends. */
  addsTo: licenseIdSchema.optional(),
  /** The licence to upgrade: its unused days are credited, and it ends when the membership begins. */
  upgrades: licenseIdSchema.optional(),
};
