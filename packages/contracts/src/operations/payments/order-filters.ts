import { z } from 'zod';
import { fileMonthSchema } from '../../admin';
import { searchSchema } from '../../fields';
import { ORDER_STATES } from '../../orders';
import { VISUAL_TYPES } from '../../plans';

/** Filters of the orders in the admin area; a call uses one at a time. */
export const orderFilters = {
  unowned: z.literal('true').optional(),
  refundFailed: z.literal('true').optional(),
  state: z.enum(ORDER_STATES).optional(),
  visualType: z.enum(VISUAL_TYPES).optional(),
  promotionCode: z
    .string()
    .trim()
    .min(1)
    .max(50)
    .regex(/^[A-Za-z0-9-]*$/, 'Use letters, digits and dashes')
    .optional(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'Enter two capital letters')
    .optional(),
  month: fileMonthSchema.optional(),
  search: searchSchema.min(1).optional(),
};
