import { z } from 'zod';
import type { Limit } from '../operation';

/** What every file of the admin area has in common: it carries people and money out of the portal. */
export const csvFile = {
  output: z.string(),
  contentType: 'text/csv',
  errors: [],
  callable: false,
  stepUp: () => true,
  limit: { points: 20, seconds: 3600, by: 'caller', lasting: true } satisfies Limit,
} as const;
