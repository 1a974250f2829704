import { useEffect, useRef, useState } from 'react';
import { debounce } from '@/lib/debounce';

/**
 * A value as it was when it last rested for `rest` milliseconds, or after `longest` where it never
 * does: for what may come a moment after something that moves.
 */
export function useDebounced<T>(value: T, rest: number, longest?: number): T {
  const [rested, setRested] = useState(value);
  const latest = useRef(value);
  const [follow] = useState(() => debounce(() => setRested(() => latest.current), rest, longest));
  useEffect(() => {
    latest.current = value;
    if (!Object.is(value, rested)) follow();
  }, [value, rested, follow]);
  useEffect(() => follow.cancel, [follow]);
  return rested;
}
