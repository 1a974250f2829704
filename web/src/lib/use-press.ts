import { useState } from 'react';
import { ApiError } from './api-error';

/** The server may have carried it out all the same. */
const isDoubtful = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Creates a function that sends a button's call with a request id. If no answer arrived, the next
 * click with the same input sends the same id, so that nothing is given, saved or sent twice.
 */
export function makePress() {
  let last: { asked: string; id: string } | undefined;

  return async function press<T>(asked: object, send: (requestId: string) => Promise<T>) {
    const words = JSON.stringify(asked);
    if (last?.asked !== words) last = { asked: words, id: crypto.randomUUID() };
    try {
      const answer = await send(last.id);
      last = undefined;
      return answer;
    } catch (error) {
      if (!isDoubtful(error)) last = undefined;
      throw error;
    }
  };
}

/** The same for one component. */
export function usePress() {
  return useState(makePress)[0];
}
