import { startTransition, useEffect, useRef, useState } from 'react';

/**
 * A value as it was when it last rested for `rest` milliseconds, or after `longest` where it never
 * does: for what may come a moment after something that moves, and must not slow it down.
 */
export function useAtRest<T>(value: T, rest = 80, longest = 400): T {
  const [rested, setRested] = useState(value);
  const since = useRef<number>(undefined);
  useEffect(() => {
    if (Object.is(value, rested)) {
      since.current = undefined;
      return;
    }
    since.current ??= Date.now();
    const wait = Math.min(rest, Math.max(0, since.current + longest - Date.now()));
    const timer = setTimeout(() => {
      // Whoever moves on meanwhile waits anew.
      since.current = undefined;
      startTransition(() => setRested(() => value));
    }, wait);
    return () => clearTimeout(timer);
  }, [value, rested, rest, longest]);
  return rested;
}
