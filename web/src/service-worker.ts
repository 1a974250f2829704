/**
 * Keeps the theme studio for when there is no network. It is registered for the studio's address alone
 * (lib/offline.ts), so no other page, and no call of the API, ever passes through it.
 */
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Put in by scripts/service-worker.mjs. */
declare const OFFLINE_FILES: PrecacheEntry[];

const STUDIO = '/flexa-theme';

precache(OFFLINE_FILES);
cleanupOutdatedCaches();

const kept = createHandlerBoundToURL(STUDIO);

// The network comes first, so that a deploy is seen at the next visit. It stands before the kept files,
// whose route would answer with the kept page.
registerRoute(
  new NavigationRoute(
    async (options) => {
      try {
        return await fetch(options.request);
      } catch {
        return kept(options);
      }
    },
    { allowlist: [/^\/flexa-theme\/?(\?|$)/] },
  ),
);

// Names of these files carry the hashes of their contents: what is kept is never another version.
addRoute({ cleanURLs: false, ignoreURLParametersMatching: [] });
