import { useEffect } from 'react';

/** Goes to the hash of the address once the text it points into is there: texts load by themselves. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
