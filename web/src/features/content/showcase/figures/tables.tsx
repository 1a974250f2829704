import { ChevronDown, ChevronRight } from 'lucide-react';
import { cn } from '@/ui/cn';
import { smoothPath } from '@/ui/smooth-path';

const LINES = [
  { name: 'Oslo', sales: '702', trend: [17, 14, 15, 9, 13, 10, 12, 6, 10, 8, 5, 2] },
  { name: 'Berlin', sales: '640', trend: [3, 6, 2, 9, 6, 12, 8, 14, 10, 15, 13, 18] },
  { name: 'Vienna', sales: '476', trend: [12, 16, 8, 4, 9, 14, 17, 11, 5, 8, 12, 7] },
  { name: 'Lyon', sales: '522', trend: [18, 15, 17, 11, 14, 16, 9, 12, 6, 9, 4, 3] },
] as const;
const STEP = 20;
const COLUMNS = { gridTemplateColumns: '64px 1fr 40px' };

/** Sparklines in the height of a row, the last point marked. */
export function Sparklines() {
  return (
    <ul className="divide-y divide-line text-12">
      {LINES.map(({ name, sales, trend }) => (
        <li key={name} className="grid h-10 items-center gap-3" style={COLUMNS}>
          {name}
          <span className="relative h-5">
            <svg
              viewBox={`0 0 ${STEP * (trend.length - 1)} 20`}
              preserveAspectRatio="none"
              className="size-full overflow-visible"
            >
              <path
                d={smoothPath(trend, STEP)}
                fill="none"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-d1"
              />
            </svg>
            <span
              className="absolute -right-1 size-2 -translate-y-1/2 rounded-full bg-d1"
              style={{ top: `${((trend.at(-1) ?? 0) / 20) * 100}%` }}
            />
          </span>
          <span className="text-right font-semibold tabular-nums">{sales}</span>
        </li>
      ))}
    </ul>
  );
}

const PLANS = [
  { name: 'North', off: 42 },
  { name: 'Central', off: -28 },
  { name: 'South', off: 34 },
  { name: 'West', off: -9 },
] as const;

/** Bars to the left and to the right of one zero line through all rows. */
export function ZeroLine() {
  return (
    <ul className="divide-y divide-line text-12">
      {PLANS.map(({ name, off }) => (
        <li key={name} className="grid h-10 items-center gap-3" style={COLUMNS}>
          {name}
          <span className="relative h-10">
            <span className="absolute inset-y-0 left-1/2 w-px bg-line-2" />
            <span
              className={cn(
                'absolute inset-y-3 rounded-[2px]',
                off > 0 ? 'left-1/2 bg-success' : 'right-1/2 bg-danger',
              )}
              style={{ width: `${Math.abs(off)}%` }}
            />
          </span>
          <span className="text-right font-semibold tabular-nums">
            {off > 0 ? `+${off}` : `−${-off}`}
          </span>
        </li>
      ))}
    </ul>
  );
}

const GROUPS = [
  { name: 'North', sales: '1,284', kind: 'folded' },
  { name: 'Central', sales: '1,116', kind: 'open' },
  { name: 'Berlin', sales: '640', kind: 'row' },
  { name: 'Vienna', sales: '476', kind: 'row' },
] as const;

/** One group folded to its sum, one open. */
export function Groups() {
  return (
    <ul className="divide-y divide-line text-12">
      {GROUPS.map(({ name, sales, kind }) => {
        const Chevron = kind === 'folded' ? ChevronRight : ChevronDown;
        return (
          <li
            key={name}
            className={cn(
              'flex h-10 items-center gap-2 px-2 tabular-nums',
              kind === 'row' ? 'pl-8' : 'bg-surface-2 font-semibold',
            )}
          >
            {kind !== 'row' && <Chevron strokeWidth={1.75} className="size-4 text-muted" />}
            {name}
            <span className="ml-auto">{sales}</span>
          </li>
        );
      })}
    </ul>
  );
}

const QUIET = [
  ['Product', 'Units', 'Sales'],
  ['Desk lamps', '724', '18,100'],
  ['Shelving', '618', '43,260'],
  ['Office chairs', '590', '70,800'],
] as const;

/** Words left, figures right, hairlines between rows and nothing else. */
export function Quiet() {
  return (
    <div className="divide-y divide-line text-12 tabular-nums">
      {QUIET.map(([product, units, sales], i) => (
        <p
          key={product}
          className={cn(
            'grid h-10 grid-cols-[1fr_56px_72px] items-center gap-3',
            i === 0 && 'text-muted',
          )}
        >
          {product}
          <span className="text-right">{units}</span>
          <span className={cn('text-right', i > 0 && 'font-semibold')}>{sales}</span>
        </p>
      ))}
    </div>
  );
}
