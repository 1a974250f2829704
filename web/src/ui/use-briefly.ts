import { useEffect, useState } from 'react';

/** How long a word such as "Copied" stands, in milliseconds. */
const SAID_FOR_MS = 2000;

/** True for two seconds after each call of the second element. */
export function useBriefly(): [boolean, () => void] {
  const [times, setTimes] = useState(0);

  useEffect(() => {
    if (times === 0) return;
    const timer = setTimeout(() => setTimes(0), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [times]);

  return [times > 0, () => setTimes((count) => count + 1)];
}
