import { ChevronDown } from 'lucide-react';
import { cn } from '@/ui/cn';
import { smoothPath } from '@/ui/smooth-path';

/** Groups and their cities; twelve months between 0 and 20, and how far from plan. */
const ROWS = [
  {
    name: 'North',
    group: true,
    sales: '1,284',
    plan: 42,
    trend: [9, 10, 6, 3, 10, 11, 14, 16, 13, 9, 12, 14],
  },
  {
    name: 'Oslo',
    group: false,
    sales: '702',
    plan: 28,
    trend: [4, 5, 10, 11, 11, 13, 9, 8, 11, 12, 17, 18],
  },
  {
    name: 'Malmö',
    group: false,
    sales: '582',
    plan: 14,
    trend: [10, 9, 11, 8, 2, 6, 9, 11, 17, 17, 9, 10],
  },
  {
    name: 'Central',
    group: true,
    sales: '1,116',
    plan: -28,
    trend: [18, 11, 5, 11, 12, 12, 17, 10, 3, 5, 3, 4],
  },
  {
    name: 'Berlin',
    group: false,
    sales: '640',
    plan: -40,
    trend: [8, 15, 12, 17, 16, 4, 3, 6, 3, 8, 14, 4],
  },
  {
    name: 'Vienna',
    group: false,
    sales: '476',
    plan: 10,
    trend: [9, 12, 8, 3, 8, 8, 15, 16, 10, 11, 9, 12],
  },
  {
    name: 'South',
    group: true,
    sales: '968',
    plan: 34,
    trend: [3, 2, 5, 5, 10, 14, 10, 8, 10, 8, 12, 18],
  },
  {
    name: 'Lyon',
    group: false,
    sales: '522',
    plan: 24,
    trend: [3, 4, 10, 8, 5, 4, 5, 4, 12, 17, 13, 13],
  },
] as const;

const GRID =
  'grid grid-cols-[minmax(66px,1.2fr)_minmax(54px,1.1fr)_42px_minmax(60px,1.1fr)] items-center ' +
  'gap-x-2.5 px-3 @md:gap-x-5 @md:px-3.5';

/** A table with lines and bars in its cells; it runs out of the bottom edge. */
export function TablesPicture() {
  return (
    <div className="px-5 text-12 lg:px-7">
      <div className="overflow-hidden rounded-t-10 border border-b-0 border-report-line bg-report-card">
        <div className={cn(GRID, 'h-10 bg-surface font-medium text-muted')}>
          <span>Region</span>
          <span className="whitespace-nowrap">12 months</span>
          <span className="text-right">Sales</span>
          <span className="text-center whitespace-nowrap">
            <span className="@max-md:hidden">Against plan</span>
            <span className="@md:hidden">Plan</span>
          </span>
        </div>
        {ROWS.map(({ name, group, sales, plan, trend }) => (
          <div
            key={name}
            className={cn(
              GRID,
              'h-9 border-t border-report-line',
              group && 'bg-surface font-semibold',
            )}
          >
            <span className={cn('flex items-center gap-1.5', !group && 'pl-7')}>
              {group && <ChevronDown strokeWidth={2} className="size-3.5 text-muted" />}
              {name}
            </span>
            <svg
              viewBox="0 0 92 22"
              preserveAspectRatio="none"
              className={cn(
                'h-[22px] w-full max-w-23 overflow-visible fill-none',
                group ? 'stroke-d1' : 'stroke-d3',
              )}
            >
              <path
                d={smoothPath(
                  trend.map((value) => 21 - value),
                  8,
                  1,
                )}
                strokeWidth="1.6"
                vectorEffect="non-scaling-stroke"
              />
              {/* A line without length and with round ends: a dot that no stretching makes oval. */}
              <path
                d={`M89 ${21 - trend[11]}h0`}
                strokeWidth="5"
                strokeLinecap="round"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <span className="text-right tabular-nums">{sales}</span>
            <svg className="h-9 w-full">
              <line x1="50%" x2="50%" y2="36" className="stroke-line-2" />
              <rect
                x={plan > 0 ? '50%' : `${50 + plan}%`}
                width={`${Math.abs(plan)}%`}
                y="12"
                height="12"
                rx="2"
                className={plan > 0 ? 'fill-success' : 'fill-danger'}
              />
            </svg>
          </div>
        ))}
      </div>
    </div>
  );
}
