import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement;

function isChanged(field: Field) {
  const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
  return isRadio ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
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
  const reportEarlyInput = useEffectEvent(tell);
  // Read before the next render, which writes what React knows into the fields.
  useLayoutEffect(() => {
    const inputs = fields.current?.querySelectorAll<Field>('input, textarea') ?? [];
    early.current = [...inputs].find(isChanged)?.value;
  }, [fields]);
  useEffect(() => {
    if (!isHydrated || early.current === undefined) return;
    reportEarlyInput(early.current);
    early.current = undefined;
  }, [isHydrated]);
}
