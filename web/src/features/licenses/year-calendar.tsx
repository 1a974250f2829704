import type { License } from '@flexa/contracts/licenses';
import { VISUAL_NAMES } from '@flexa/contracts/plans';
import { now } from '@/lib/clock';
import { formatDate, formatDayOfMonth, formatMoment, formatMonth } from '@/lib/format';
import { formatTimeZone } from '@/lib/time-zone-name';
import { cn } from '@/ui/cn';
import { groupByMonth } from './year';

/** Shows end dates by month. It needs at least two: the list of licences already names a single one. */
export function YearCalendar({ licenses }: { licenses: readonly License[] }) {
  const { months, later } = groupByMonth(licenses, now());
  if (months.flatMap(({ ending }) => ending).length + later.length < 2) return null;
  return (
    <section aria-labelledby="year-title">
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-0.5">
        <h2 id="year-title" className="text-14">
          End dates
        </h2>
        <p className="text-12 text-muted">{formatTimeZone()}</p>
      </div>
      <div className="overflow-hidden rounded-10 border border-line">
        <ol className="grid grid-cols-2 sm:grid-cols-4 lg:grid-cols-6">
          {months.map(({ start, ending }) => (
            <li
              key={start.getTime()}
              className={cn('p-3 text-12', ending.length === 0 && 'max-sm:hidden')}
            >
              <p className={cn('font-medium', ending.length === 0 && 'text-muted')}>
                {formatMonth(start)}
              </p>
              {ending.map((license) => (
                <End key={license.id} license={license} format={formatDayOfMonth} />
              ))}
            </li>
          ))}
        </ol>
        {later.length > 0 && (
          <div className="border-line p-3 text-12 not-first:border-t">
            <p className="font-medium">Later</p>
            {later.map((license) => (
              <End key={license.id} license={license} format={formatDate} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function End({ license, format }: { license: License; format: (date: string) => string }) {
  const { visualType, expiresAt } = license;
  return (
    <p className="mt-1" title={formatMoment(expiresAt)}>
      <time dateTime={expiresAt} className="text-muted tabular-nums">
        {format(expiresAt)}
      </time>{' '}
      <span className="font-medium">{VISUAL_NAMES[visualType]}</span>
    </p>
  );
}
