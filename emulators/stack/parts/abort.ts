import { Failure } from '../failure';

/** Calls `onAbort` and rejects when the signal is aborted. Never resolves. */
export function rejectOnAbort(
  signal: AbortSignal | undefined,
  onAbort: () => void,
): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => {
      onAbort();
      reject(new Failure('Interrupted.'));
    };
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
}
