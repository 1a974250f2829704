import { useEffect, useState } from 'react';
import { COUNTDOWN_MS } from '@flexa/contracts/constants';
import { chooseForm } from '@flexa/contracts/format';
import { now } from '@/lib/clock';
import { computeTimeLeft } from './time-left';

const WORDS = { days: 'day', hours: 'hour', minutes: 'minute', seconds: 'second' } as const;
const UNITS = Object.keys(WORDS) as (keyof typeof WORDS)[];

/** Shows the time left, updated each second. Hidden from screen readers, which read the date above it. */
export function Countdown({ end, onEnd }: { end: Date; onEnd: () => void }) {
  const [left, setLeft] = useState(() => computeTimeLeft(now(), end));

  useEffect(() => {
    const timer = setInterval(() => setLeft(computeTimeLeft(now(), end)), COUNTDOWN_MS);
    return () => clearInterval(timer);
  }, [end]);

  const isOver = left === null;
  useEffect(() => {
    if (isOver) onEnd();
    // Runs once at the end; `onEnd` changes with each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isOver]);

  return (
    <div
      aria-hidden="true"
      data-testid="countdown"
      className="mx-auto mt-4 grid max-w-88 grid-cols-4 tabular-nums sm:mt-6 [@media(height<40rem)]:mt-3"
    >
      {UNITS.map((unit) => {
        const value = left?.[unit] ?? 0;
        return (
          <div key={unit} className="border-line-2 py-1 text-center not-first:border-l">
            <span
              data-unit={unit}
              className="block text-30 font-semibold sm:text-36 [@media(height<40rem)]:text-30"
            >
              {String(value).padStart(2, '0')}
            </span>
            <span className="block text-12 text-muted">{chooseForm(value, WORDS[unit])}</span>
          </div>
        );
      })}
    </div>
  );
}
