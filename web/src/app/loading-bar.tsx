import { useEffect, useState } from 'react';
import { LOADING_BAR } from '@flexa/contracts/constants';
import { cn } from '@/ui/cn';

type Phase = 'idle' | 'starting' | 'running' | 'full' | 'fading';

/** Next phase, and the milliseconds until it. */
const NEXT: Partial<Record<Phase, [Phase, number]>> = {
  full: ['fading', LOADING_BAR.hideDelay],
  fading: ['idle', LOADING_BAR.resetDelay],
};

/**
 * Renders the bar at the top during a navigation. Navigations shorter than the throttle show nothing;
 * otherwise the bar grows for `duration`, fills when the page arrives, and disappears.
 */
export function LoadingBar({ active }: { active: boolean }) {
  const [phase, setPhase] = useState<Phase>('idle');

  // Depends on the phase alone: the throttle may end between the arrival and the effect that stops
  // it, and then the bar would never disappear.
  if (!active && phase === 'starting') setPhase('idle');
  if (!active && phase === 'running') setPhase('full');

  useEffect(() => {
    if (!active) return;
    const start = setTimeout(() => {
      setPhase('starting');
      requestAnimationFrame(() => setPhase((now) => (now === 'starting' ? 'running' : now)));
    }, LOADING_BAR.throttle);
    return () => clearTimeout(start);
  }, [active]);

  useEffect(() => {
    const next = NEXT[phase];
    if (!next) return;
    const timer = setTimeout(() => setPhase(next[0]), next[1]);
    return () => clearTimeout(timer);
  }, [phase]);

  if (phase === 'idle') return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      data-phase={phase}
      className={cn(
        'fixed inset-x-0 top-0 z-50 h-[3px] origin-left bg-brand',
        phase === 'starting' ? 'scale-x-0' : phase === 'running' ? 'scale-x-90' : 'scale-x-100',
        phase === 'fading' ? 'opacity-0' : 'opacity-100',
      )}
      style={{
        transition:
          phase === 'running'
            ? `transform ${LOADING_BAR.duration}ms cubic-bezier(0.1, 0.7, 0.3, 1)`
            : `transform 200ms, opacity ${LOADING_BAR.resetDelay}ms`,
      }}
    />
  );
}
