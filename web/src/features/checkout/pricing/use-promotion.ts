import { useEffect, useState } from 'react';
import type { PromotionState } from './promotion-state';

/** Asks what the code of a link takes off. Whatever the answer, the page sells. */
export function usePromotion(code: string | undefined) {
  const [state, setState] = useState<PromotionState>();
  if (state?.code !== code) setState(code === undefined ? undefined : { status: 'asking', code });

  useEffect(() => {
    if (code === undefined) return undefined;
    let isHere = true;
    const set = (next: PromotionState) => {
      if (isHere) setState(next);
    };
    // Few come with a code, so the others do without what asks for it.
    import('./ask-promotion').then(
      async ({ askPromotion }) => set(await askPromotion(code)),
      () => set({ status: 'unknown', code }),
    );
    return () => {
      isHere = false;
    };
  }, [code]);

  return {
    promotion: state,
    /** It was good, and takes nothing off this order. */
    refuse() {
      if (code !== undefined) setState({ status: 'refused', code });
    },
  };
}
