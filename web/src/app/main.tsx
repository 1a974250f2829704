import { startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startSession, useSession } from '@/features/auth/session';
import { schedulePopup } from '@/features/offers';
import { now } from '@/lib/clock';
import { env } from '@/lib/env';
import '@/ui/tokens.css';
import { startRouter } from './router';

// zod tries whether it may make code out of text; the policy says no, and the browser would log that.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
let router: ReturnType<typeof startRouter>;
// What was prerendered stands already: the app starts in a task after the one that its code ran in, so
// that a phone answers in between.
if (root.hasChildNodes()) setTimeout(start, 0, root);
else start(root);

function start(place: HTMLElement): void {
  startSession();
  schedulePopup();
  router = startRouter();
  forgetWhenLeft(router.state.location.pathname);
  // Until the page's files are here, what was prerendered stands; where nothing was, its outlines do.
  if (place.hasChildNodes()) whenInitialized(() => show(place));
  else show(place);
}

/** Once the first page has passed its guard and has its files. */
function whenInitialized(then: () => void): void {
  if (router.state.initialized) return then();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    then();
  });
}

function App() {
  // From here on the page answers: public/first-paint.js has kept what was pressed before.
  useEffect(
    () =>
      whenInitialized(() => {
        delete document.documentElement.dataset.awaiting;
        // In a task of its own: within an effect React can not take over at once what was pressed.
        setTimeout(() => {
          document.documentElement.dataset.ready = '';
          document.dispatchEvent(new Event('app-ready'));
        });
      }),
    [],
  );
  return <RouterProvider router={router} />;
}

/** What the prerendered page says of itself to search engines is not true of the next one. */
function forgetWhenLeft(path: string): void {
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === path) return;
    stop();
    document.head.querySelector('script[type="application/ld+json"]')?.remove();
  });
}

/**
 * Whether a page made now shows what the prerendered one does: it was made for a visitor, for its own
 * address, and says what is true of its day (such as whether the combo offer holds).
 */
function isStillTrue({ path, at = '' }: DOMStringMap): boolean {
  const [made, today] = [new Date(at), now()];
  // A search or a hash may open, filter or choose something; the history's state keeps a form's step.
  const { pathname, search, hash } = router.state.location;
  const state = router.state.location.state as unknown;
  return (
    // In the place of a page whose files are gone stands the error page.
    router.state.errors === null &&
    useSession.getState().status === 'signed-out' &&
    (state ?? null) === null &&
    path === pathname + search + hash &&
    at.slice(0, 10) === today.toISOString().slice(0, 10) &&
    made <= env.comboOfferEnd === today <= env.comboOfferEnd
  );
}

/** Takes over the prerendered page, or puts one made now in its place. */
function show(place: HTMLElement): void {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  // In a transition the page is taken over, or made, in short pieces: a phone answers in between.
  if (isStillTrue(place.dataset)) return startTransition(() => void hydrateRoot(place, app));
  // What the prerendered page says of itself in the head would stand beside what this one says.
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
  startTransition(() => createRoot(place).render(app));
}
