import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startSession } from '@/features/auth/session';
import { schedulePopup } from '@/features/offers';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import '@/ui/tokens.css';
import { startRouter } from './router';

// zod would probe for `eval`, which our CSP forbids and the browser would log.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
startSession();
schedulePopup();
const router = startRouter();
forgetWhenLeft(router.state.location.pathname);
// Keeps the prerendered page, or shows outlines without one, until the page's files have loaded.
if (root.hasChildNodes()) runWhenInitialized(() => showPage(root));
else showPage(root);

/** Runs something once the first page has passed its guard and its files have loaded. */
function runWhenInitialized(then: () => void): void {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}

function App() {
  // The page now responds. public/first-paint.js has stored the clicks before this event.
  useEffect(() => void document.dispatchEvent(new Event('taken-over')), []);
  return <RouterProvider router={router} />;
}

/**
 * Removes the prerendered page's metadata for search engines, which doesn't apply to the next page.
 */
function forgetWhenLeft(path: string): void {
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    stop();
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
  });
}

/**
 * Returns true if the prerendered page is the one to show and its membership offer is still valid.
 */
function isThisPage({ path, at = '' }: DOMStringMap): boolean {
  const [made, today] = [new Date(at), now()];
  return (
    // If the page's files are missing, the router shows the error page instead.
    router.state.errors === null &&
    path === router.state.location.pathname &&
    made.getUTCFullYear() === today.getUTCFullYear() &&
    made <= env.comboOfferEnd === today <= env.comboOfferEnd
  );
}

/** Hydrates the prerendered page, or replaces it with a newly rendered one. */
function showPage(place: HTMLElement): void {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // In a transition React works in short pieces, so that phones stay responsive.
  if (isThisPage(place.dataset)) return startTransition(() => void hydrateRoot(place, app));
  // The app adds its own head tags, so the prerendered ones would be duplicates.
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  createRoot(place).render(app);
}
