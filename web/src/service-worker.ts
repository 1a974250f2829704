/**
 * Keeps the theme studio for when there is no network. It answers for the studio's page and the files it
 * keeps. Other requests of a page it controls, such as calls of the API, are never answered by it.
 */
import {
  addRoute,
  cleanupOutdatedCaches,
  matchPrecache,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

/** Put in by scripts/service-worker.mjs. */
declare const OFFLINE_FILES: Exclude<PrecacheEntry, string>[];

const STUDIO = '/flexa-theme';
/** A connection that has not answered by then may never do so. */
const PATIENCE_MS = 4000;

precache(OFFLINE_FILES);
cleanupOutdatedCaches();

/** Asks the network first, so that a deploy is seen at the next visit. */
async function fetchOrReadCache(request: Request, address: string): Promise<Response> {
  const answer = fetch(request);
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS));
  try {
    return await Promise.race([answer, late]);
  } catch {
    // The browser may have dropped what was kept.
    return (await matchPrecache(address)) ?? answer;
  }
}

// Both routes stand before the one of the kept files, which would answer without the network.
registerRoute(
  new NavigationRoute(({ request }) => fetchOrReadCache(request, STUDIO), {
    allowlist: [/^\/flexa-theme\/?(\?|$)/],
  }),
);

// The fonts and the icon have the same address after a deploy, whatever is in them.
const sameAddress = new Set(OFFLINE_FILES.flatMap((file) => (file.revision ? [file.url] : [])));
sameAddress.delete(STUDIO);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && sameAddress.has(url.pathname),
  ({ request, url }) => fetchOrReadCache(request, url.pathname),
);

// All others carry a hash of their contents in their addresses: what is kept is never another version.
addRoute({ cleanURLs: false, ignoreURLParametersMatching: [] });
