import { useEffect, useRef, useState } from 'react';

/** Turns a row into a question and back. Its button, if it still exists, then gets the focus again. */
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
