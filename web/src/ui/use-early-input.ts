import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

function isChanged({ type, checked, defaultChecked, value, defaultValue }: HTMLInputElement) {
  return type === 'radio' ? checked && !defaultChecked : value !== defaultValue;
}

/**
 * Tells of what was typed or chosen before React took the page over: it leaves the fields as they are,
 * but anyone who holds their values does not know of it.
 */
export function useEarlyInput(
  fields: RefObject<HTMLElement | null>,
  tell: (value: string) => void,
): void {
  const isHydrated = useHydrated();
  const early = useRef<string>(undefined);
  const told = useEffectEvent(tell);
  // Read before the next render, which writes what React knows into the fields.
  useLayoutEffect(() => {
    const inputs = fields.current?.querySelectorAll('input') ?? [];
    early.current = [...inputs].find(isChanged)?.value;
  }, [fields]);
  useEffect(() => {
    if (!isHydrated || early.current === undefined) return;
    told(early.current);
    early.current = undefined;
  }, [isHydrated]);
}
