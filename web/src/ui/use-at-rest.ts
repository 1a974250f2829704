import { startTransition, useEffect, useState } from 'react';

/**
 * A value as it was when it last rested for `rest` milliseconds: for what may come a moment after
 * something that moves, and must not slow it down.
 */
export function useAtRest<T>(value: T, rest = 80): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(() => value)), rest);
    return () => clearTimeout(timer);
  }, [value, rest]);
  return rested;
}
