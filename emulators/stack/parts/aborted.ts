import { Failure } from '../failure';

/** Rejects when the signal comes; until then it waits. */
export function aborted(signal: AbortSignal | undefined, onAbort: () => void): Promise<never> {
  return new Promise((_, reject) => {
    const giveUp = () => {
      onAbort();
      reject(new Failure('Interrupted.'));
    };
    if (signal?.aborted) giveUp();
    signal?.addEventListener('abort', giveUp, { once: true });
  });
}
