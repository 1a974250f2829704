import type { ComponentType } from 'react';

/** When this tab last reloaded for a missing file, so that it does so once and not for ever. */
let reloading = false;

/** The address of the navigation that is on its way; the router says it once it is there. */
let addressAhead: () => string | undefined = () => undefined;

export function followNavigations(ahead: () => string | undefined): void {
  addressAhead = ahead;
}

/**
 * A page's files are gone after a new release: the open tab reloads to get the new ones. Where the
 * reload was for nothing, the error page says so instead of reloading again. Without a network the
 * page one is on stays, with what was typed there, and the way goes on with the connection.
 */
export function reloadingOnce(load: () => Promise<{ Component: ComponentType }>) {
  return async () => {
    try {
      return { Component: (await load()).Component };
    } catch (error) {
      // While pages are prerendered there is no tab to reload.
      if (import.meta.env.SSR) throw error;
      if (!navigator.onLine) {
        await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
        const address = addressAhead();
        // Meanwhile somebody may have turned back. A file that failed is had by a new page only.
        if (address === undefined) throw error;
        window.location.assign(address);
        return new Promise<never>(() => undefined);
      }
      const state = history.state as { reloadedForFiles?: true } | null;
      const hasReloaded = state?.reloadedForFiles === true;
      if (!hasReloaded && !reloading) {
        reloading = true;
        history.replaceState({ ...state, reloadedForFiles: true }, '');
        window.location.reload();
        return new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
}
