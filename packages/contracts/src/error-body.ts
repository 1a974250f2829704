import { z } from 'zod';
import { ERROR_CATALOGUE, type ErrorBody, type ErrorCode } from './errors';

const errorCodes = Object.keys(ERROR_CATALOGUE) as [ErrorCode, ...ErrorCode[]];

/** Schema of ErrorBody, for the OpenAPI document. */
export const errorBodySchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  id: z.string().optional(),
}) satisfies z.ZodType<ErrorBody>;
