import { z } from 'zod';
import { instantSchema } from './fields';
import { orderSchema } from './orders';

/** Of a quote at Stripe. */
export const quoteIdSchema = z
  .string()
  .max(200)
  .regex(/^qt_[A-Za-z0-9_]+$/, 'Not a quote');

/** A price in writing, for a company that decides before it orders. Amounts in cents. */
export const writtenQuoteSchema = orderSchema
  .pick({
    planId: true,
    visualType: true,
    month: true,
    quantity: true,
    amount: true,
    currency: true,
    tax: true,
    createdAt: true,
  })
  .extend({
    id: quoteIdSchema,
    number: z.string(),
    company: z.string(),
    poNumber: z.string().optional(),
    /** Until when it can be ordered at its price. */
    expiresAt: instantSchema,
  });
export type WrittenQuote = z.infer<typeof writtenQuoteSchema>;

/** The document of a quote. */
export const quotePdfSchema = z.object({ name: z.string(), pdf: z.base64() });
