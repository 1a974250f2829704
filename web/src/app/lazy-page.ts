import type { ComponentType } from 'react';

/** When this tab last reloaded for a missing file, so that it does so once and not for ever. */
let reloading = false;

/**
 * A page's files are gone after a new release: the open tab reloads to get the new ones. Where the
 * reload was for nothing (no network), the error page says so instead of reloading again.
 */
export function reloadingOnce(load: () => Promise<{ Component: ComponentType }>) {
  return async () => {
    try {
      return { Component: (await load()).Component };
    } catch (error) {
      // While pages are prerendered there is no tab to reload.
      if (import.meta.env.SSR) throw error;
      const state = history.state as { reloadedForFiles?: true } | null;
      const hasReloaded = state?.reloadedForFiles === true;
      if (!hasReloaded && !reloading && navigator.onLine) {
        reloading = true;
        history.replaceState({ ...state, reloadedForFiles: true }, '');
        window.location.reload();
        return new Promise<never>(() => undefined);
      }
      throw error;
    }
  };
}
