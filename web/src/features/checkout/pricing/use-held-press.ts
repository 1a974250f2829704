import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadUser } from '@/features/auth';

interface HeldPress {
  /** True once the buyer's licences have loaded; they decide what a click buys. */
  isKnown: boolean;
  /** Once it is. */
  onKnown: () => void;
  onSignedOut: () => void;
  onError: (error: unknown) => void;
}

/**
 * Holds a click until the profile has loaded: otherwise a renewal would become a second licence.
 */
export function useHeldPress({ isKnown, onKnown, onSignedOut, onError }: HeldPress) {
  const [press, setPress] = useState<symbol>();
  const answered = useRef<symbol>(undefined);
  const goOn = useEffectEvent(onKnown);
  useEffect(() => {
    if (!press || press === answered.current || !isKnown) return;
    answered.current = press;
    goOn();
  }, [press, isKnown]);

  async function hold(): Promise<void> {
    setPress(Symbol('press'));
    try {
      if (await loadUser()) return;
      onSignedOut();
    } catch (error) {
      onError(error);
    }
    setPress(undefined);
  }
  return { isHeld: press !== undefined && !isKnown, hold };
}
