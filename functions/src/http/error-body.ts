import { ERROR_CATALOGUE, type ErrorBody } from '@flexa/contracts/errors';
import { AppError } from '../platform/errors';
import type { Platform } from '../platform/platform';

/**
 * Returns the body for an error. An unexpected error is logged, and the body carries only its log
 * id.
 */
export function buildErrorBody(
  error: unknown,
  { log, newId }: Pick<Platform, 'log' | 'newId'>,
  operation: string,
): ErrorBody {
  if (error instanceof AppError) {
    const { code, message, details } = error;
    return { code, message, ...(details && { details }) };
  }
  const id = newId();
  log.error('operation failed', error, { operation, id });
  return { code: 'internal', message: ERROR_CATALOGUE.internal.message, id };
}
