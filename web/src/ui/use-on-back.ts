import { useEffect, useEffectEvent } from 'react';

/** Runs something at once on Back or Forward, long before that page is shown. */
export function useOnBack(run: () => void): void {
  const back = useEffectEvent(run);
  useEffect(() => {
    const follow = () => back();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
}
