import { useEffect, useRef, useState } from 'react';

/** A row that turns into its question and back: its button has the focus again, where it is still there. */
export function useAsking() {
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (wasAsking.current && !isAsking) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return { isAsking, button, ask: () => setAsking(true), onDone: () => setAsking(false) };
}
