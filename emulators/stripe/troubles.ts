import { ApiError } from './errors';

/** Refusals that come of other requests and not of this one. */
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
export type Trouble = keyof typeof TROUBLES;

export function isTrouble(kind: string | undefined): kind is Trouble {
  return kind !== undefined && Object.hasOwn(TROUBLES, kind);
}

/** What a test wants the next requests to meet with; a key in use concerns only those that have one. */
export class Troubles {
  #left = new Map<Trouble, number>();

  expect(kind: Trouble, times: number): void {
    this.#left.set(kind, times);
  }

  meet(key: string | undefined): void {
    for (const [kind, times] of this.#left) {
      if (times <= 0 || (kind === 'idempotency_key_in_use' && key === undefined)) continue;
      this.#left.set(kind, times - 1);
      throw TROUBLES[kind](key ?? '');
    }
  }

  reset(): void {
    this.#left.clear();
  }
}
