import { lazy, Suspense, useEffect, useRef } from 'react';
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigation,
  useNavigationType,
} from 'react-router-dom';
import { useSession, watchAuth } from '@/features/auth/session';
import { useLicenses } from '@/features/licenses/license-store';
import { useToastsWanted } from '@/lib/toast';
import { Aside } from './aside';
import { LoadingBar } from './loading-bar';

// Offline it may not be had: the words are on the page too, which must not go for their sake.
const ToastFrame = lazy(() => import('./toast-frame').catch(() => ({ default: () => <></> })));
const LiveLicenses = lazy(() => import('@/features/licenses/live-licenses'));

/** What stands around every page, whatever its layout. */
export function AppFrame() {
  const wantsToasts = useToastsWanted();
  const session = useSession();
  const isNavigating = useNavigation().state !== 'idle';
  useScrolling();
  useFollowingAuth(session.status);

  return (
    <>
      <LoadingBar active={isNavigating} />
      <Outlet />
      <Suspense>
        {wantsToasts && <ToastFrame />}
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

/** A stored token was enough for the first paint; who is signed in is followed after it. */
function useFollowingAuth(status: string): void {
  useEffect(() => {
    if (status === 'signed-out') return;
    const follow = () => void watchAuth().catch(() => undefined);
    // Safari has no requestIdleCallback.
    if (!('requestIdleCallback' in window)) return void setTimeout(follow, 200);
    const id = requestIdleCallback(follow, { timeout: 1000 });
    return () => cancelIdleCallback(id);
  }, [status]);
}

/** To the top after a navigation to another path, to a hash target where there is one. */
function useScrolling(): void {
  const { pathname, hash, key } = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    if (!hash) return;
    // scroll-margin-top of every target keeps it clear of the header.
    const target = document.getElementById(decodeURIComponent(hash.slice(1)));
    target?.scrollIntoView();
  }, [pathname, hash, key]);

  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    // Back and forward restore the place by themselves.
    if (type !== NavigationType.Pop && !hash) window.scrollTo(0, 0);
  }, [pathname, hash, type]);
}
