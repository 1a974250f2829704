import { useEffect, useEffectEvent, useState } from 'react';
import { loadUser } from '@/features/auth';

interface HeldPress {
  /** Whether it is known what the person has: what a press buys depends on it. */
  isKnown: boolean;
  /** Once it is. */
  onKnown: () => void;
  onSignedOut: () => void;
  onError: (error: unknown) => void;
}

/** A press that comes before the profile waits for it: else a renewal would be a second licence beside the first. */
export function useHeldPress({ isKnown, onKnown, onSignedOut, onError }: HeldPress) {
  const [isHeld, setHeld] = useState(false);
  const goOn = useEffectEvent(() => {
    setHeld(false);
    onKnown();
  });
  useEffect(() => {
    if (isHeld && isKnown) goOn();
  }, [isHeld, isKnown]);

  async function hold(): Promise<void> {
    setHeld(true);
    try {
      if (await loadUser()) return;
      onSignedOut();
    } catch (error) {
      onError(error);
    }
    setHeld(false);
  }
  return { isHeld, hold };
}
