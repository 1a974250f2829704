import type { License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { formatDayOfMonth, formatMoment, formatMonth } from '@/lib/format';
import { cn } from '@/ui/cn';
import { yearOf } from './year';

/** A year, with what ends when; nothing for who has no licence that ends within it. */
export function YearCalendar({ licenses }: { licenses: readonly License[] }) {
  const year = yearOf(licenses, now());
  if (year.every(({ ending }) => ending.length === 0)) return null;
  return (
    <section aria-labelledby="year-title">
      <h2 id="year-title" className="mb-3 text-14">
        End dates
      </h2>
      <ol className="grid grid-cols-2 overflow-hidden rounded-10 border border-line sm:grid-cols-4 lg:grid-cols-6">
        {year.map(({ start, ending }) => (
          <li
            key={start.getTime()}
            className={cn('p-3 text-12', ending.length === 0 && 'max-sm:hidden')}
          >
            <p className={cn('font-medium', ending.length === 0 && 'text-muted')}>
              {formatMonth(start)}
            </p>
            {ending.map(({ id, visualType, expiresAt }) => (
              <p key={id} className="mt-1" title={formatMoment(expiresAt)}>
                <time dateTime={expiresAt} className="text-muted tabular-nums">
                  {formatDayOfMonth(expiresAt)}
                </time>{' '}
                <span className="font-medium">{VISUAL_NAMES[visualType]}</span>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  );
}
