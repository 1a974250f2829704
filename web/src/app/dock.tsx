import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { WifiOff } from 'lucide-react';
import { useNavigation } from 'react-router-dom';
import { asksForConsent } from '@/features/consent';
import { createLazyPart } from '@/lib/lazy';
import { useNewerBuild } from './latest-build';

const ConsentBar = createLazyPart(
  async () => (await import('@/features/consent/consent-bar')).default,
);
const NewVersionBar = createLazyPart(async () => (await import('./new-version-bar')).default);

/**
 * Shows the strips at the bottom of every page: no network, a newer version, the question about cookies.
 * Their height is a custom property, so that toasts and the end of the page stay above them.
 */
export function Dock() {
  const hasNewer = useNewerBuild();
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const dock = place.current;
    if (!dock) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = dock.offsetHeight;
      // Usually there is no strip. Setting the property then would recompute all styles of the page.
      if (height > 0) style.setProperty('--dock', `${height}px`);
      else style.removeProperty('--dock');
    });
    observer.observe(dock);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div aria-hidden="true" className="h-(--dock,0px)" />
      <div ref={place} className="fixed inset-x-0 bottom-0 z-40 print:hidden">
        <OfflineBar />
        {hasNewer && <NewVersionBar />}
        {asksForConsent && <ConsentBar />}
      </div>
    </>
  );
}

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Part of the first bytes, unlike the other strips: without a network it could not load. */
function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const isLeaving = useNavigation().state !== 'idle';
  const [wasOffline, setWasOffline] = useState(!online);
  if (!online && !wasOffline) setWasOffline(true);

  return (
    <div aria-live="polite">
      {!online ? (
        <div className="border-t border-line bg-warning-soft text-14">
          <p className="page-width flex items-center gap-3 py-2.5">
            <WifiOff
              aria-hidden="true"
              strokeWidth={1.75}
              className="size-5 shrink-0 text-warning"
            />
            <span>
              <span className="font-semibold">You are offline.</span>{' '}
              {isLeaving
                ? 'The page opens once you’re back online.'
                : 'What you typed stays here until you’re back online.'}
            </span>
          </p>
        </div>
      ) : (
        wasOffline && <p className="sr-only">You’re back online.</p>
      )}
    </div>
  );
}
