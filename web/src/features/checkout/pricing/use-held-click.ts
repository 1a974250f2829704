import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { loadUser } from '@/features/auth';

interface HeldClick {
  /** True once the buyer's licences have loaded; they decide what a click buys. */
  isKnown: boolean;
  /** Called once the licences are known. */
  onKnown: () => void;
  onSignedOut: () => void;
  onError: (error: unknown) => void;
}

/**
 * Holds a click until the profile has loaded: otherwise a renewal would become a second licence.
 */
export function useHeldClick({ isKnown, onKnown, onSignedOut, onError }: HeldClick) {
  const [click, setClick] = useState<symbol>();
  const answeredClick = useRef<symbol>(undefined);
  const continueClick = useEffectEvent(onKnown);
  useEffect(() => {
    if (!click || click === answeredClick.current || !isKnown) return;
    answeredClick.current = click;
    continueClick();
  }, [click, isKnown]);

  async function hold(): Promise<void> {
    setClick(Symbol('click'));
    try {
      if (await loadUser()) return;
      onSignedOut();
    } catch (error) {
      onError(error);
    }
    setClick(undefined);
  }
  return { isWaiting: click !== undefined && !isKnown, hold };
}
