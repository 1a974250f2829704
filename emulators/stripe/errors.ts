interface Details {
  message: string;
  param?: string;
  code?: string;
}

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'api_error';

/** An answer in Stripe's error shape, from which its client makes its own error classes. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly details: Details,
    readonly type: ErrorType = 'invalid_request_error',
    /** True if an idempotency key stores it; false if the request was refused before it began. */
    readonly remembered = true,
  ) {
    super(details.message);
  }

  get body() {
    const { code } = this.details;
    const doc = code
      ? { doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}` }
      : {};
    return { error: { type: this.type, ...this.details, ...doc } };
  }
}

/** Creates the error of an invalid request, which had no effect. */
export function createBadRequestError(details: Details): ApiError {
  return new ApiError(400, details, 'invalid_request_error', false);
}

/** Creates the error of a valid request that can't be carried out. */
export function createRefusal(details: Details): ApiError {
  return new ApiError(400, details);
}

/** Creates the error of an unknown id: 404 for one in the address, 400 for one in the parameters. */
export function createMissingError(
  object: string,
  id: string,
  param: string,
  status: 400 | 404 = 400,
): ApiError {
  const details = { message: `No such ${object}: '${id}'`, param, code: 'resource_missing' };
  return new ApiError(status, details, 'invalid_request_error', false);
}

export function createUnknownUrlError(method: string, path: string): ApiError {
  const message = `Unrecognized request URL (${method}: ${path}). The local Stripe does not have it.`;
  return new ApiError(404, { message }, 'invalid_request_error', false);
}

export function createUnauthorizedError(key: string): ApiError {
  const message = key
    ? `Invalid API Key provided: ${maskKey(key)}. The local Stripe takes keys that begin with sk_test_ or rk_test_.`
    : 'You did not provide an API key. You need to provide your API key in the Authorization ' +
      "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  return new ApiError(401, { message }, 'invalid_request_error', false);
}

function maskKey(key: string): string {
  return key.length > 12 ? `${key.slice(0, 8)}${'*'.repeat(8)}${key.slice(-4)}` : '*'.repeat(12);
}
