import Stripe from 'stripe';

/**
 * Makes a request under an idempotency key, so that Stripe carries it out once. Even a 500 is stored: every
 * repetition gets the same one for a day, whether the work was done or not. In that case the request is repeated
 * under a second key, unless its result is found.
 *
 * @param findResult finds what the first request created.
 */
export async function requestIdempotently<T>(
  idempotencyKey: string,
  request: (options: { idempotencyKey: string }) => Promise<T>,
  findResult: () => Promise<T | undefined> = async () => undefined,
): Promise<T> {
  try {
    return await request({ idempotencyKey });
  } catch (error) {
    if (!isRepeated(error)) throw error;
    return (await findResult()) ?? request({ idempotencyKey: `${idempotencyKey}-again` });
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
