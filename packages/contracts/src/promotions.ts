import { z } from 'zod';
import { instantSchema } from './fields';
import { VISUAL_TYPES } from './plans';

/** What people type, in capitals or not. */
export const promotionCodeSchema = z
  .string()
  .trim()
  .min(1, 'Enter a code')
  .max(50, 'Use at most 50 characters')
  .regex(/^[A-Za-z0-9-]*$/, 'Use letters, digits and dashes');

/** What a code takes off, and of what. Either a percentage or an amount in the currency's smallest unit. */
export const promotionSchema = z.object({
  code: z.string(),
  percentOff: z.number().nullable(),
  amountOff: z.int().nullable(),
  currency: z.string().nullable(),
  /** Null where it is for all. */
  visualTypes: z.array(z.enum(VISUAL_TYPES)).nullable(),
  firstPurchaseOnly: z.boolean(),
  endsAt: instantSchema.nullable(),
});
export type Promotion = z.infer<typeof promotionSchema>;

export const promotionIdSchema = z
  .string()
  .max(200)
  .regex(/^promo_[A-Za-z0-9_]+$/, 'Not a promotion code');

/** The most that a code takes off, in cents, and the most often that it can be used. */
export const DISCOUNT_MAX = 1_000_000;
export const USES_MAX = 1_000_000;

/** What the paid orders of a code come to in one currency, in its smallest unit. */
export const promotionSumsSchema = z.object({
  currency: z.string(),
  orders: z.int().min(0),
  gross: z.int().min(0),
  discount: z.int().min(0),
  refunded: z.int().min(0),
  /** Gross less discount and refunds; Stripe's fees are still in it. */
  net: z.int(),
});
export type PromotionSums = z.infer<typeof promotionSumsSchema>;

/** A code as admins see it. */
export const promotionDetailsSchema = promotionSchema.extend({
  id: promotionIdSchema,
  /** False once it is off, has ended or was used as often as it may be. */
  active: z.boolean(),
  uses: z.int().min(0),
  /** Null where it can be used any number of times. */
  maxUses: z.int().nullable(),
  createdAt: instantSchema,
  brought: z.array(promotionSumsSchema),
});
export type PromotionDetails = z.infer<typeof promotionDetailsSchema>;
