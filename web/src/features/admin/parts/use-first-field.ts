import { useEffect, useRef } from 'react';

/**
 * Focuses the first field of a question that opens, or the question itself. When it closes, the focus returns
 * to the element that opened it, unless that is gone or the person moved on.
 */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? form.current)?.focus();
    return () => {
      const isFree = document.activeElement?.matches('body, [role="dialog"]') ?? true;
      if (isFree && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return form;
}
