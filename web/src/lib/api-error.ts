import { MESSAGES, type ErrorBody, type FieldError } from '@flexa/contracts/errors';

/**
 * A call that the API refused or did not answer. `code` is 'network' for one that was cut off, and 'timeout' for
 * a write that took longer than the client waits: the server may still finish it.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly code: ErrorBody['code'] | 'network' | 'timeout',
    message: string,
    readonly details: FieldError[] = [],
    /** Seconds to wait before the next attempt, where the server names them. */
    readonly retryAfter?: number,
    /** The answer as the server sent it; undefined where there was none. */
    readonly body?: unknown,
  ) {
    super(message);
  }

  /** The server's id of this failure, under which its log has the cause. */
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
