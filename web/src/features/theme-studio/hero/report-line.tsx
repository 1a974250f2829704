import { cn } from '@/ui/cn';
import { smoothPath } from '@/ui/smooth-path';
import { ACTUAL, AXIS, MARKED, MONTHS, PLAN } from './report-data';

const STEP = 10;
const HEIGHT = AXIS.to - AXIS.from;
const heights = (values: readonly number[]) => values.map((value) => AXIS.to - value);
const actual = smoothPath(heights(ACTUAL), STEP, STEP / 2);
const plan = smoothPath(heights(PLAN), STEP, STEP / 2);

/** Revenue by month: twelve equal columns, so that names, points and lines share one scale. */
export function ReportLine({ className }: { className?: string }) {
  const value = ACTUAL[MARKED];
  return (
    <div
      className={cn(
        'flex flex-col rounded-[7px] border border-report-line bg-report-card px-3 pt-3 pb-2.5 @lg:px-4',
        className,
      )}
    >
      <div className="flex items-baseline justify-between">
        <p className="text-14 font-semibold">Revenue by month</p>
        <p className="hidden items-center gap-5 text-12 text-muted @lg:flex">
          <span className="flex items-center gap-1.5">
            <span className="size-2.5 rounded-[3px] bg-d1" />
            Actual
          </span>
          <span className="flex items-center gap-1.5">
            <span className="w-4 border-t-2 border-dotted border-muted" />
            Plan
          </span>
        </p>
      </div>
      <p className="text-12 text-muted @max-lg:hidden">Thousand dollars</p>

      <div className="relative mt-4 h-[94px] @lg:ml-9 @lg:h-[125px]">
        {AXIS.lines.map((line, i) => (
          <div
            key={line}
            className={cn('absolute inset-x-0', ROWS[i], i % 2 ? '@max-lg:hidden' : '')}
          >
            <div className="h-px bg-report-line" />
            <span className="absolute -top-2 -left-9 hidden text-12 text-muted @lg:block">
              {line}
            </span>
          </div>
        ))}
        <svg
          viewBox={`0 0 ${STEP * MONTHS.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <defs>
            <linearGradient id="report-area" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--d1)" stopOpacity="0.3" />
              <stop offset="1" stopColor="var(--d1)" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path d={`${actual}V${HEIGHT}H${STEP / 2}z`} fill="url(#report-area)" />
          <g className="fill-none" vectorEffect="non-scaling-stroke">
            <path
              d={`M${MARKED * STEP + STEP / 2} ${AXIS.to - value}V${HEIGHT}`}
              className="stroke-d1 @max-lg:hidden"
              strokeWidth="1.5"
              strokeDasharray="2 3"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={plan}
              className="stroke-muted"
              strokeWidth="1.5"
              strokeDasharray="3 4"
              vectorEffect="non-scaling-stroke"
            />
            <path
              d={actual}
              className="stroke-d1"
              strokeWidth="2.5"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        </svg>
        {/* September: 8.5 of 12 columns, 468 between 500 and 300. */}
        <span className="absolute top-[16%] left-[70.833%] size-3.5 -translate-1/2 rounded-full border-2 border-report-card bg-highlight" />
        <p className="absolute -top-1 right-[calc(29.167%+16px)] hidden rounded-[5px] bg-text px-3 py-1.5 text-12 whitespace-nowrap text-bg @lg:block">
          <span className="block opacity-75">September</span>
          <span className="font-semibold">468</span> +43 on plan
        </p>
      </div>
      <div className="mt-2 grid grid-cols-12 text-12 text-muted @lg:ml-9">
        {MONTHS.map((month, i) => (
          <span
            key={month}
            className={cn(
              'text-center',
              i === MARKED && '@lg:font-semibold @lg:text-text',
              i % 2 ? '@max-lg:hidden' : '@max-lg:col-span-2 @max-lg:-ml-[50%]',
            )}
          >
            {month}
          </span>
        ))}
      </div>
    </div>
  );
}

const ROWS = ['top-0', 'top-1/4', 'top-1/2', 'top-3/4', 'top-full'] as const;
