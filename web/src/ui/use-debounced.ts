import { useEffect, useRef, useState } from 'react';
import { debounce } from '@/lib/debounce';

/**
 * Returns a value as it was when it last stayed unchanged for `rest` milliseconds, or after `longest` if it keeps
 * changing. For work that may lag behind something that moves.
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
