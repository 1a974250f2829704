import Stripe from 'stripe';

/**
 * A request under a key, by which Stripe carries it out once. Also a 500 is its answer then, and every
 * repetition gets the same one for a day, whether the work was done or not. There the request is made under one more
 * key, unless what it makes is found.
 *
 * @param made what the request has made, if it did.
 */
export async function requestIdempotently<T>(
  idempotencyKey: string,
  request: (options: { idempotencyKey: string }) => Promise<T>,
  made: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  try {
    return await request({ idempotencyKey });
  } catch (error) {
    if (!isRepeated(error)) throw error;
    return (await made()) ?? request({ idempotencyKey: `${idempotencyKey}-again` });
  }
}

/**
 * True for an answer that Stripe had stored: the client retries a 500 automatically, and throws the
 * stored answer.
 */
function isRepeated(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    error.headers?.['idempotent-replayed'] === 'true'
  );
}
