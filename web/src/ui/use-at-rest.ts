import { useEffect, useRef, useState } from 'react';
import { whenIdle } from '@/lib/when-idle';

const SLOW_MS = 1000;

/**
 * A value as it was when it last rested for `rest` milliseconds, or after `longest` where it never
 * does: for what may come a moment after something that moves, and must not slow it down. It comes
 * between two frames; a slow machine that has no time between them gets it a second later.
 */
export function useAtRest<T>(value: T, rest = 80, longest = 400): T {
  const [rested, setRested] = useState(value);
  const latest = useRef(value);
  const since = useRef<number>(undefined);
  const isComing = useRef(false);
  const cancel = useRef<() => void>(undefined);
  useEffect(() => {
    latest.current = value;
    if (Object.is(value, rested)) {
      since.current = undefined;
      return;
    }
    // It takes what is the value by then.
    if (isComing.current) return;
    since.current ??= Date.now();
    const wait = Math.min(rest, Math.max(0, since.current + longest - Date.now()));
    const timer = setTimeout(() => {
      isComing.current = true;
      cancel.current = whenIdle(() => {
        isComing.current = false;
        // Whoever moves on meanwhile waits anew.
        since.current = undefined;
        setRested(() => latest.current);
      }, SLOW_MS);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, rested, rest, longest]);
  useEffect(() => () => cancel.current?.(), []);
  return rested;
}
