import { MARKETS } from './report-data';
import { ReportCard } from './report-card';
import { cn } from '@/ui/cn';

/** Ranked bars: the one visual that shows all eight shades. A phone shows the first five. */
export function ReportBars() {
  return (
    <ReportCard title="Revenue by market">
      <div className="mt-2 grid flex-1 grid-cols-[auto_1fr_auto] content-between items-center gap-x-3 gap-y-1.5 @lg:gap-y-1">
        {MARKETS.map(({ name, sales }, i) => (
          <div
            key={name}
            className={cn(
              'col-span-3 grid grid-cols-subgrid items-center',
              i > 4 && '@max-lg:hidden',
            )}
          >
            <span className="text-12 text-muted">{name}</span>
            <svg className="h-3.5 w-full" aria-hidden="true">
              <rect
                width={`${(sales / 1030) * 100}%`}
                height="14"
                rx="2"
                fill={`var(--d${i + 1})`}
              />
            </svg>
            <span className="text-right text-12 font-semibold tabular-nums">{sales}</span>
          </div>
        ))}
      </div>
    </ReportCard>
  );
}
