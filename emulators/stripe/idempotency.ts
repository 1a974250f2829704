import { ApiError } from './errors';

export interface Answer {
  status: number;
  body: string;
  requestId: string;
}

const RETENTION_S = 24 * 3600;

/**
 * Stores the first answer to each key. Nothing is awaited between the look-up and the storage, so only one of several
 * simultaneous requests takes effect, and the others get its answer.
 */
export class Idempotency {
  #answers = new Map<string, { fingerprint: string; answer: Answer; at: number }>();

  constructor(private readonly now: () => number) {}

  run(
    key: { account: string; value: string },
    fingerprint: string,
    carryOut: () => Answer & { remembered: boolean },
  ): Answer & { replayed: boolean } {
    if (key.value.length > 255) {
      const message = 'Idempotency keys can be at most 255 characters long.';
      throw new ApiError(400, { message }, 'idempotency_error', false);
    }
    const name = `${key.account} ${key.value}`;
    const earlier = this.#answers.get(name);
    if (earlier && this.now() - earlier.at < RETENTION_S) {
      if (earlier.fingerprint === fingerprint) return { ...earlier.answer, replayed: true };
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first ' +
        `used with. Try using a key other than '${key.value}' if you meant to execute a different request.`;
      throw new ApiError(400, { message }, 'idempotency_error', false);
    }
    const { remembered, ...answer } = carryOut();
    if (remembered) this.#answers.set(name, { fingerprint, answer, at: this.now() });
    return { ...answer, replayed: false };
  }

  reset(): void {
    this.#answers.clear();
  }
}
