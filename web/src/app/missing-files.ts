import { createPath, type DataRouter } from 'react-router-dom';

/**
 * After a release the files of an old page are gone, so the tab loads the page as a new document.
 * If that fails, the error page appears. Without a network the current page stays, with its input,
 * and navigation continues once online. A missing part of a shown page affects only that part
 * (lib/lazy.tsx).
 */
export function reloadForMissingFiles(router: DataRouter): void {
  let isLeaving = false;
  const findNextAddress = () => {
    const { navigation, initialized, location } = router.state;
    const ahead = navigation.location ?? (initialized ? undefined : location);
    return ahead && createPath(ahead);
  };
  // Browsers request a failed module again only in a new document.
  const openDocument = (address: string) => {
    const { pathname, search, hash } = window.location;
    if (address === pathname + search + hash) window.location.reload();
    else window.location.assign(address);
  };

  window.addEventListener('vite:preloadError', (event) => {
    const address = findNextAddress();
    if (address === undefined) return;
    const state = history.state as { reloadedForFiles?: true } | null;
    if (!isLeaving && navigator.onLine && state?.reloadedForFiles) return;
    event.preventDefault();
    if (isLeaving) return;
    if (navigator.onLine) {
      isLeaving = true;
      history.replaceState({ ...state, reloadedForFiles: true }, '');
      return openDocument(address);
    }
    const goOn = () => {
      // Unless the person has turned back meanwhile.
      if (findNextAddress() === address) openDocument(address);
    };
    window.addEventListener('online', goOn, { once: true });
  });
}

/** Never resolves if the page's files are missing, since a new document replaces the page. */
export function stallIfMissing<T>(load: () => Promise<T | undefined>): () => Promise<T> {
  return async () => (await load()) ?? new Promise<never>(() => undefined);
}
