import { useState } from 'react';
import { ApiError } from './api-error';

/** Returns true if the server may have executed the call despite the error. */
const isOutcomeUnknown = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/**
 * Creates a function that sends a button's call with a request id. If no answer arrived, the next
 * click with the same input sends the same id, so that nothing is granted, saved or sent twice.
 */
export function createIdempotentCall() {
  let last: { input: string; id: string } | undefined;

  return async function runOnce<T>(input: object, send: (requestId: string) => Promise<T>) {
    const serialized = JSON.stringify(input);
    if (last?.input !== serialized) last = { input: serialized, id: crypto.randomUUID() };
    try {
      const answer = await send(last.id);
      last = undefined;
      return answer;
    } catch (error) {
      if (!isOutcomeUnknown(error)) last = undefined;
      throw error;
    }
  };
}

/** Creates such a function for a component. */
export function useIdempotentCall() {
  return useState(createIdempotentCall)[0];
}
