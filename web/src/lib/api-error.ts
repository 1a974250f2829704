import { MESSAGES, type ErrorBody, type FieldError } from '@flexa/contracts/errors';

/**
 * A call that the API refused or did not answer. `code` is 'network' for one that was cut off, and 'timeout' for
 * a write that took too long for the client: the server may go on with it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'] | 'network' | 'timeout',
    message: string,
    readonly details: FieldError[] = [],
    /** How many seconds to wait before the next try, where the server says so. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  static of(status: number, body: unknown, retryAfter?: string | null): ApiError {
    const { code, message, details } = (body ?? {}) as Partial<ErrorBody>;
    const seconds = Number(retryAfter ?? NaN);
    return new ApiError(
      status,
      code ?? 'internal',
      message ?? MESSAGES.fallback,
      details,
      Number.isFinite(seconds) ? seconds : undefined,
    );
  }
}
