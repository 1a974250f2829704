import { z } from 'zod';
import { instantSchema } from './fields';

/** What the portal is made of, as people see it. */
export const PARTS = ['api', 'sign-in', 'payments', 'mail'] as const;
export type Part = (typeof PARTS)[number];

/** How often each part is looked at. */
export const CHECK_MS = 5 * 60 * 1000;
/** What was seen longer ago says nothing about now. */
export const CHECK_STALE_MS = 3 * CHECK_MS;
/** Days an outage is told of. */
export const OUTAGE_DAYS = 30;

/** A time in which a part did not work; `until` is null while it lasts. */
export const outageSchema = z.object({
  part: z.enum(PARTS),
  from: instantSchema,
  until: instantSchema.nullable(),
});
export type Outage = z.infer<typeof outageSchema>;

export const statusSchema = z.object({
  /** When the parts were last looked at; null where they never were. */
  checkedAt: instantSchema.nullable(),
  parts: z.array(
    z.object({ part: z.enum(PARTS), state: z.enum(['working', 'failing', 'unknown']) }),
  ),
  /** Newest first. */
  outages: z.array(outageSchema),
});
export type Status = z.infer<typeof statusSchema>;
