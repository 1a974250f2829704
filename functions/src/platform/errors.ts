import { ERROR_CATALOGUE, type ErrorCode, type FieldError } from '@flexa/contracts/errors';

/** Error that handlers throw on purpose. Its code determines the status and the default message. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;

  /** @param retryAfter seconds after which the same call may succeed (too-many-requests). */
  constructor(
    readonly code: ErrorCode,
    message: string = ERROR_CATALOGUE[code].message,
    readonly details?: FieldError[],
    readonly retryAfter?: number,
  ) {
    super(message);
    this.status = ERROR_CATALOGUE[code].status;
  }
}

/** Creates a 400 error that names one field. */
export function createInvalidField(field: string, message: string): AppError {
  return new AppError('invalid-argument', `${field}: ${message}`, [{ field, message }]);
}
