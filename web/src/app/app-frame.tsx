import { lazy, Suspense, useEffect } from 'react';
import { Outlet, useNavigation } from 'react-router-dom';
import { useSession, watchAuth } from '@/features/auth/session';
import { useLicenses } from '@/features/licenses/license-store';
import { usePopup } from '@/features/offers';
import { useToastsWanted } from '@/lib/toast';
import { whenIdle } from '@/lib/when-idle';
import { Announcer } from './announcer';
import { Aside } from './aside';
import { Dock } from './dock';
import { watchLatestBuild } from './latest-build';
import { LoadingBar } from './loading-bar';
import { useScrolling } from './scrolling';

// Offline it may not be had: the words are on the page too, which must not go for their sake.
const ToastFrame = lazy(() => import('./toast-frame').catch(() => ({ default: () => <></> })));
const LiveLicenses = lazy(() => import('@/features/licenses/live-licenses'));
const ComboPopup = lazy(() => import('@/features/offers/popup/combo-popup'));

/** What stands around every page, whatever its layout. */
export function AppFrame() {
  const wantsToasts = useToastsWanted();
  const session = useSession();
  const wantsPopup = usePopup(({ due, open }) => due || open);
  const isNavigating = useNavigation().state !== 'idle';
  useScrolling();
  useFollowingAuth(session.status);
  useToastsAhead(session.status);
  useEffect(watchLatestBuild, []);

  return (
    <>
      <LoadingBar active={isNavigating} />
      <Outlet />
      <Dock />
      <Announcer />
      <Suspense>
        {wantsToasts && (
          <Aside>
            <ToastFrame />
          </Aside>
        )}
        {wantsPopup && (
          <Aside>
            <ComboPopup />
          </Aside>
        )}
        {session.status === 'signed-in' && session.identity && (
          <Aside key={session.signIns} onError={licensesUnavailable}>
            <LiveLicenses uid={session.identity.uid} signIns={session.signIns} />
          </Aside>
        )}
      </Suspense>
    </>
  );
}

/** Its files could not be loaded or it broke: the list says so, and trying again is a new page. */
function licensesUnavailable(): void {
  useLicenses.setState({ failure: { retryAt: null }, retry: () => window.location.reload() });
}

/** Somebody signed in is told something sooner or later, and the network may be gone by then. */
function useToastsAhead(status: string): void {
  useEffect(() => {
    if (status !== 'signed-in') return;
    return whenIdle(() => useToastsWanted.setState(true), 5000, 2000);
  }, [status]);
}

/** A stored token was enough for the first paint; who is signed in is followed after it. */
function useFollowingAuth(status: string): void {
  useEffect(() => {
    if (status === 'signed-out') return;
    return whenIdle(() => void watchAuth().catch(() => undefined), 1000, 200);
  }, [status]);
}
