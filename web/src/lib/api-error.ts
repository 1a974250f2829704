import { MESSAGES, type ErrorBody, type FieldError } from '@flexa/contracts/errors';

/**
 * Error of a call that the API refused or did not answer. `code` is 'network' for a lost connection, and
 * 'timeout' for a write that exceeded the client's timeout, which the server may still finish.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'] | 'network' | 'timeout',
    message: string,
    readonly details: FieldError[] = [],
    /** Seconds to wait before the next attempt, if the server names them. */
    readonly retryAfter?: number,
    /** Body of the server's answer; undefined without one. */
    readonly body?: unknown,
  ) {
    super(message);
  }

  /** Id of the failure in the server's log. */
  get id(): string | undefined {
    return readBody(this.body).id;
  }

  static fromResponse(status: number, body: unknown, retryAfter?: string | null): ApiError {
    const { code, message, details } = readBody(body);
    const seconds = Number(retryAfter ?? NaN);
    return new ApiError(
      status,
      code ?? 'internal',
      message ?? MESSAGES.fallback,
      details,
      Number.isFinite(seconds) ? seconds : undefined,
      body,
    );
  }
}

const readBody = (body: unknown): Partial<ErrorBody> => body ?? {};
