import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { useHydrated } from './use-hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement;

function isChanged(field: Field) {
  const isRadio = field instanceof HTMLInputElement && field.type === 'radio';
  return isRadio ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Reports input from before hydration. React leaves such fields as they are, but the state that holds their values
 * doesn't know it.
 */
export function useEarlyInput(
  fields: RefObject<HTMLElement | null>,
  tell: (value: string) => void,
): void {
  const isHydrated = useHydrated();
  const early = useRef<string>(undefined);
  const reportEarlyInput = useEffectEvent(tell);
  // Reads the fields before the next render, which writes React's values into them.
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
