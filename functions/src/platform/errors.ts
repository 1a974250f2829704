import { ERROR_CATALOGUE, type ErrorCode, type FieldError } from '../contracts/errors';

/** The one error a handler throws on purpose: its code gives the status and the default message. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly status: number;

  constructor(
    readonly code: ErrorCode,
    message: string = ERROR_CATALOGUE[code].message,
    readonly details?: FieldError[],
  ) {
    super(message);
    this.status = ERROR_CATALOGUE[code].status;
  }
}

/** A 400 that names one field. */
export function invalidField(field: string, message: string): AppError {
  return new AppError('invalid-argument', `${field}: ${message}`, [{ field, message }]);
}
