import { addMonths } from '@flexa/contracts/calendar';
import { formatCount } from '@flexa/contracts/format';
import { now } from '@/lib/clock';
import { formatLongDate } from '@/lib/format';
import { PackTile } from '@/ui/pack-tile';
import { StatusDot } from '@/ui/status-dot';
import { Stream } from '@/ui/stream';
import { Tag } from '@/ui/tag';

const ROWS = [
  { pack: 'charts', name: 'Charts', months: 12, tone: 'success' },
  { pack: 'tables', name: 'Tables', months: 3, tone: 'success' },
  { pack: 'analytics', name: 'Analytics', months: 1, tone: 'brand' },
] as const;

/** Renders the decorative right half of the sign-in pages. */
export function LoginPanel() {
  return (
    <div className="relative h-full animate-fade">
      <Stream className="absolute inset-x-0 bottom-0 h-[39%] w-full" viewBox="84 8 942 337" />
      <div className="relative px-14 pt-14">
        <p className="max-w-[20ch] text-36 font-semibold text-balance text-on-deep">
          Licences, themes and receipts in one place
        </p>
        <div className="mt-14 max-w-140 rounded-16 border-line-2 bg-raised shadow-float dark:border">
          <div className="flex h-13 items-center justify-between px-5">
            <span className="text-14 font-semibold">Your licences</span>
            <span className="text-14 text-muted">3 active</span>
          </div>
          {ROWS.map(({ pack, name, months, tone }) => (
            <div key={pack} className="flex h-18 items-center gap-3.5 border-t border-line px-5">
              <PackTile pack={pack} />
              <div className="min-w-0 flex-1">
                <p className="truncate text-16 leading-6 font-medium">{name}</p>
                <p className="truncate text-14 text-muted">
                  {formatCount(months, 'month')}, until {formatLongDate(addMonths(now(), months))}
                </p>
              </div>
              <Tag tone={tone}>
                <StatusDot tone={tone} small />
                {tone === 'brand' ? 'Free' : 'Active'}
              </Tag>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
