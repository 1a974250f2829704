import { ApiError } from './errors';

/** Errors that other requests cause. */
const TROUBLES = {
  rate_limit: (): ApiError => {
    const message =
      'Request rate limit exceeded. You can learn more about rate limits here ' +
      'https://stripe.com/docs/rate-limits.';
    const details = { message, code: 'rate_limit' };
    return new ApiError(429, details, 'invalid_request_error', false);
  },
  idempotency_key_in_use: (key: string): ApiError => {
    const message =
      'There is currently another in-progress request using this Idempotent Key (that probably ' +
      `means you submitted twice, and the other request is still going through): ${key}. ` +
      'Please try again later.';
    const details = { message, code: 'idempotency_key_in_use' };
    return new ApiError(409, details, 'idempotency_error', false);
  },
} as const;
/** Error after the work is done. Stripe repeats it for the same key. */
const STORED_500 = 'stored_500';
export type Trouble = keyof typeof TROUBLES | typeof STORED_500;

export function isTrouble(kind: string | undefined): kind is Trouble {
  return kind !== undefined && (kind === STORED_500 || Object.hasOwn(TROUBLES, kind));
}

/**
 * Faults that a test sets for the next requests. A key in use affects only requests with an
 * idempotency key.
 */
export class Troubles {
  #left = new Map<keyof typeof TROUBLES, number>();
  #lost = { times: 0, path: '' };

  /** @param path path of the requests whose answers are lost; if empty, all requests with a key. */
  add(kind: Trouble, times: number, path: string): void {
    if (kind === STORED_500) this.#lost = { times, path };
    else this.#left.set(kind, times);
  }

  throwPending(key: string | undefined): void {
    for (const [kind, times] of this.#left) {
      if (times <= 0 || (kind === 'idempotency_key_in_use' && key === undefined)) continue;
      this.#left.set(kind, times - 1);
      throw TROUBLES[kind](key ?? '');
    }
  }

  /** Throws after the work is done, so that the answer is lost. */
  loseAnswer(path: string): void {
    const { times, path: pathPrefix } = this.#lost;
    if (times <= 0 || !path.startsWith(pathPrefix)) return;
    this.#lost.times = times - 1;
    const message = 'An error occurred while processing your request.';
    throw new ApiError(500, { message }, 'api_error');
  }

  reset(): void {
    this.#left.clear();
    this.#lost = { times: 0, path: '' };
  }
}
