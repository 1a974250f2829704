import { MESSAGES, type ErrorBody, type FieldError } from '@contracts/errors';

/** A call that the API refused or that never reached it; `code` is 'network' for the latter. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'] | 'network',
    message: string,
    readonly details: FieldError[] = [],
  ) {
    super(message);
  }

  static of(status: number, body: unknown): ApiError {
    const { code, message, details } = (body ?? {}) as Partial<ErrorBody>;
    return new ApiError(status, code ?? 'internal', message ?? MESSAGES.fallback, details);
  }
}
