import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';

function countSecondsLeft(moment: number | undefined): number {
  if (moment === undefined) return 0;
  return Math.max(0, Math.ceil((moment - now().getTime()) / 1000));
}

/** Counts down the whole seconds until a moment; 0 afterwards. */
export function useCountdown(moment: number | undefined): number {
  const [, tick] = useState(0);
  const seconds = countSecondsLeft(moment);

  useEffect(() => {
    if (countSecondsLeft(moment) === 0) return;
    const timer = setInterval(() => {
      tick((count) => count + 1);
      if (countSecondsLeft(moment) === 0) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [moment]);

  return seconds;
}
