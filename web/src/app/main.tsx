import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { startSession, useSession } from '@/features/auth/session';
import { schedulePopup } from '@/features/offers';
import '@/ui/tokens.css';
import { startRouter } from './router';

startSession();
schedulePopup();
const router = startRouter();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
// Until the page's files are here, what was prerendered stands.
if (router.state.initialized) show(root);
else {
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    show(root);
  });
}

function App() {
  // From here on the page answers: public/first-paint.js has kept what was pressed before.
  useEffect(() => {
    delete document.documentElement.dataset.awaiting;
    document.documentElement.dataset.ready = '';
    document.dispatchEvent(new Event('app-ready'));
  }, []);
  return <RouterProvider router={router} />;
}

/** Takes over the prerendered page where it shows the same: it was made for a visitor. */
function show(place: HTMLElement): void {
  const app = (
    <StrictMode>
      <App />
    </StrictMode>
  );
  const isVisitor = useSession.getState().status === 'signed-out';
  const isSamePage = place.dataset.path === router.state.location.pathname;
  if (isVisitor && isSamePage) hydrateRoot(place, app);
  else createRoot(place).render(app);
}
