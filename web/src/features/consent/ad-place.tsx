import { env } from '@/lib/env';
import { useHydrated } from '@/ui/use-hydrated';
import { useConsent } from './consent';

/**
 * Renders a labelled place for one ad. It takes no space without consent or without the ids of a publisher and a unit.
 * Otherwise its height is fixed, so that nothing moves when the ad loads or fails.
 */
export function AdPlace({ className }: { className: string }) {
  const isAccepted = useConsent(({ choice }) => choice === 'accepted');
  // Pages are prerendered for visitors who have not chosen yet.
  const isHydrated = useHydrated();
  if (!isHydrated || !isAccepted || !env.adsId || !env.adsUnit) return null;
  return (
    <aside aria-label="Advertisement" className={`no-print overflow-hidden ${className}`}>
      <p aria-hidden="true" className="text-12 text-muted">
        Advertisement
      </p>
      <ins
        ref={requestAd}
        className="adsbygoogle mt-2 block h-70 w-full overflow-hidden"
        data-ad-client={env.adsId}
        data-ad-slot={env.adsUnit}
      />
    </aside>
  );
}

/** Asks the ads script (ads.ts) to fill the next empty place, once for each place. */
function requestAd(place: HTMLElement | null): void {
  if (!place || place.dataset['isRequested']) return;
  place.dataset['isRequested'] = 'true';
  (window.adsbygoogle ??= []).push({});
}
