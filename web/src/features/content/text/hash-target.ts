import { useEffect } from 'react';

/** Scrolls to the hash of the address once its text has loaded. */
export function useHashTarget(): void {
  useEffect(() => {
    const id = decodeURIComponent(window.location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}
