import { z } from 'zod';
import { instantSchema } from './fields';

/** A browser in which a person is, or was recently, signed in. */
export const sessionSchema = z.object({
  id: z.string(),
  /** Browser and system, such as Chrome on Windows. */
  device: z.string(),
  firstSeenAt: instantSchema,
  lastSignInAt: instantSchema,
  /** True for the session of this request. */
  current: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;
