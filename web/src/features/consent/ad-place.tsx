import { useEffect, useRef, useSyncExternalStore } from 'react';
import { env } from '@/lib/env';
import { cn } from '@/ui/cn';
import { fillAdPlace } from './ads';
import { useConsent } from './consent';

const isAccepted = () => useConsent.getState().choice === 'accepted';
/** Pages are prerendered for visitors who have not answered yet. */
const isAcceptedAtFirst = () => false;

/**
 * A labelled place for one ad. It takes no room without consent or without the ids of a publisher and a unit;
 * otherwise its height is fixed, so that nothing moves when the ad arrives or none does.
 */
export function AdPlace({ className }: { className?: string }) {
  const isAllowed = useSyncExternalStore(useConsent.subscribe, isAccepted, isAcceptedAtFirst);
  if (!isAllowed || !env.adsId || !env.adsUnit) return null;
  return <Ad publisherId={env.adsId} unit={env.adsUnit} className={className} />;
}

interface AdProps {
  publisherId: string;
  unit: string;
  className: string | undefined;
}

function Ad({ publisherId, unit, className }: AdProps) {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current) fillAdPlace();
    isAsked.current = true;
  }, []);
  return (
    <aside aria-label="Advertisement" className={cn('no-print overflow-hidden', className)}>
      <p aria-hidden="true" className="text-12 text-muted">
        Advertisement
      </p>
      <ins
        className="adsbygoogle mt-2 block h-70 w-full overflow-hidden"
        data-ad-client={publisherId}
        data-ad-slot={unit}
      />
    </aside>
  );
}
