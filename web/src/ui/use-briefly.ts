import { useEffect, useState } from 'react';

/** Duration of a message such as "Copied", in milliseconds. */
const DURATION_MS = 2000;

/** Returns a flag that is true for two seconds after each call of the second element. */
export function useBriefly(): [boolean, () => void] {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), DURATION_MS);
    return () => clearTimeout(timer);
  }, [times]);

  return [times > 0, () => setTimes((count) => count + 1)];
}
