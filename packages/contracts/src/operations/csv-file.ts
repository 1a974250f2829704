import { z } from 'zod';
import type { Limit } from '../operation';

/**
 * Common fields of the admin area's file exports, which take personal and payment data out of the
 * portal.
 */
export const csvFile = {
  output: z.string(),
  contentType: 'text/csv',
  errors: [],
  stepUp: () => true,
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true } satisfies Limit,
} as const;
