/**
 * Makes the theme studio work offline. It answers requests for the studio's page and the cached files. It never
 * answers other requests of a page it controls, such as calls of the API.
 */
import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Inserted by scripts/service-worker.mjs. */
declare const OFFLINE_FILES: Exclude<PrecacheEntry, string>[];

const STUDIO = '/flexa-theme';
/** Longest wait for the network before the cache answers. */
const TIMEOUT_MS = 4000;

precache(OFFLINE_FILES);
cleanupOutdatedCaches();

/** Asks the network first, so that the next visit shows a new release. */
async function fetchOrReadCache(request: Request, address: string): Promise<Response> {
  const response = fetch(request);
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
  try {
    return await Promise.race([response, timeout]);
  } catch {
    // The browser may have deleted the cache.
    return (await matchPrecache(address)) ?? response;
  }
}

// Both routes come before that of the cached files, which would answer without the network.
registerRoute(
  new NavigationRoute(({ request }) => fetchOrReadCache(request, STUDIO), {
    allowlist: [/^\/flexa-theme\/?(\?|$)/],
  }),
);

// Fonts and the icon keep their addresses when their contents change.
const sameAddress = new Set(OFFLINE_FILES.flatMap((file) => (file.revision ? [file.url] : [])));
sameAddress.delete(STUDIO);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && sameAddress.has(url.pathname),
  ({ request, url }) => fetchOrReadCache(request, url.pathname),
);

// All other addresses contain a hash of the contents, so that a cached file is never outdated.
addRoute({ cleanURLs: false, ignoreURLParametersMatching: [] });
