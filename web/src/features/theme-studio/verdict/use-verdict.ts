import { useEffect, useState } from 'react';
import { useDebounced } from '@/ui/use-debounced';
import type { Theme } from '@flexa/theme-engine/model';
import type { Verdict } from '@flexa/theme-engine/format';
import type { CheckAnswer, CheckRequest } from './worker';

/** Milliseconds without a change before the theme is checked. */
const REST_MS = 120;

type Listener = (verdict: Verdict) => void;

interface Checker {
  /** The verdict on a theme, and once more when Microsoft's schema has arrived; until stopped. */
  check: (theme: Theme, listener: Listener) => () => void;
}

let checker: Checker | undefined;

/** One worker for the page; it starts with the first theme that is checked. */
function startChecker(): Checker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const listeners = new Map<number, Listener>();
  let count = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CheckAnswer>) => {
    listeners.get(data.id)?.(data.verdict);
  });
  return {
    check: (theme, listener) => {
      const request: CheckRequest = { id: ++count, theme };
      listeners.set(request.id, listener);
      worker.postMessage(request);
      return () => void listeners.delete(request.id);
    },
  };
}

/**
 * Validates a theme in a worker. Returns the previous verdict while a newer theme is being checked,
 * and null before the first.
 */
export function useVerdict(theme: Theme): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const rested = useDebounced(theme, REST_MS);
  useEffect(() => {
    checker ??= startChecker();
    return checker.check(rested, setVerdict);
  }, [rested]);
  return verdict;
}
