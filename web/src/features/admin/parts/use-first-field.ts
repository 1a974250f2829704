import { useEffect, useRef } from 'react';

/** A question that was just asked for: its first field has the focus, or the question itself. */
export function useFirstField() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input, select, textarea');
    (field ?? form.current)?.focus();
  }, []);
  return form;
}
