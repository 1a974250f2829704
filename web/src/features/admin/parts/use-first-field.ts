import { useEffect, useRef } from 'react';

/**
 * A question that was just asked for: its first field has the focus, or the question itself. When it
 * goes, the focus is back at what asked, unless that is gone or someone went elsewhere.
 */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const asked = document.activeElement;
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? form.current)?.focus();
    return () => {
      const isFree = document.activeElement?.matches('body, [role="dialog"]') ?? true;
      if (isFree && asked instanceof HTMLElement) asked.focus();
    };
  }, []);
  return form;
}
