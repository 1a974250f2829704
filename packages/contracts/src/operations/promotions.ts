import { z } from 'zod';
import { ADMIN_PAGE_MAX } from '../admin';
import { instantSchema } from '../fields';
import { defineOperation } from '../operation';
import { VISUAL_TYPES } from '../plans';
import {
  DISCOUNT_MAX,
  promotionCodeSchema,
  promotionDetailsSchema,
  promotionIdSchema,
  USES_MAX,
} from '../promotions';
import { routes } from '../routes';

const access = { kind: 'admin' } as const;
const tag = 'Admin';

export const listPromotions = defineOperation({
  name: 'listPromotions',
  ...routes.listPromotions,
  access,
  summary:
    'Promotion codes, newest first, each with the orders it brought; sums are of one currency each. ' +
    '`next` is the `after` of the following page',
  tag,
  input: z.strictObject({
    after: promotionIdSchema.optional(),
    limit: z.int().min(1).max(ADMIN_PAGE_MAX).default(25),
  }),
  output: z.object({
    data: z.array(promotionDetailsSchema),
    next: promotionIdSchema.nullable(),
  }),
  errors: ['payments-busy'],
  callable: false,
});

export const createPromotion = defineOperation({
  name: 'createPromotion',
  ...routes.createPromotion,
  access,
  summary:
    'Makes a promotion code: a percentage or an amount in cents off, for some packs or all, until a day, so ' +
    'many times, for a first purchase only. `requestId` belongs to one press of a button: sent again it ' +
    'changes nothing',
  tag,
  input: z.strictObject({
    code: promotionCodeSchema,
    percentOff: z.int().min(1).max(100, 'At most 100 percent').optional(),
    amountOff: z.int().min(1).max(DISCOUNT_MAX).optional(),
    visualTypes: z.array(z.enum(VISUAL_TYPES)).min(1).max(VISUAL_TYPES.length).optional(),
    endsAt: instantSchema.optional(),
    maxUses: z.int().min(1).max(USES_MAX).optional(),
    firstPurchaseOnly: z.boolean().default(false),
    requestId: z.uuid(),
  }),
  check: ({ percentOff, amountOff }) =>
    (percentOff === undefined) === (amountOff === undefined)
      ? { field: 'percentOff', message: 'Use either a percentage or an amount' }
      : undefined,
  output: promotionDetailsSchema,
  created: true,
  errors: ['payments-busy'],
  callable: false,
  stepUp: () => true,
  limit: { points: 30, seconds: 3600, by: 'caller', lasting: true },
});

export const endPromotion = defineOperation({
  name: 'endPromotion',
  ...routes.endPromotion,
  access,
  summary: 'Switches a promotion code off for good; repeating it changes nothing',
  tag,
  input: z.strictObject({ id: promotionIdSchema }),
  output: promotionDetailsSchema,
  errors: ['not-found', 'payments-busy'],
  callable: false,
  stepUp: () => true,
});
