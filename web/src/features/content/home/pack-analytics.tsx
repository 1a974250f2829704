import { smoothPath } from '@/ui/smooth-path';

/** Heights in a box of 430 × 180: weeks 1 to 29, then the middle of the forecast to week 43. */
const STEP = 10;
const WEEKS = [
  132, 122, 124, 123, 111, 103, 112, 128, 136, 132, 150, 134, 141, 138, 118, 100, 96, 98, 92, 78,
  72, 84, 100, 103, 97, 98, 110, 112, 96, 81,
];
const FORECAST = [81, 79, 72, 65, 60, 56, 54, 55, 58, 62, 67, 71, 72, 70, 64];
const TODAY = (WEEKS.length - 1) * STEP;
const END = TODAY + (FORECAST.length - 1) * STEP;
const HEIGHT = 180;

const line = smoothPath(WEEKS, STEP);
const middle = smoothPath(FORECAST, STEP, TODAY);

/** A band around the forecast that opens with the distance. */
function band(reach: number): string {
  const open = (i: number) => reach * (1 - Math.exp(-i / 3.2)) * (0.55 + i / 18);
  const upper = smoothPath(
    FORECAST.map((y, i) => y - open(i)),
    STEP,
    TODAY,
  );
  const lower = smoothPath(FORECAST.map((y, i) => y + open(i)).toReversed(), -STEP, END);
  return `${upper}${lower.replace('M', 'L')}z`;
}
const BANDS = [band(48), band(30), band(14)];
const LINES = [0, 45, 90, 135, 180];
/** How far a week is from the middle of those beside it. */
const strayOf = (i: number) =>
  Math.abs((WEEKS[i] ?? 0) - ((WEEKS[i - 1] ?? 0) + (WEEKS[i + 1] ?? 0)) / 2);
/** The week that strays most, and where it stands in the box. */
const OUTLIER = WEEKS.slice(1, -1).reduce(
  (most, _, i) => (strayOf(i + 1) > strayOf(most) ? i + 1 : most),
  1,
);
const OUTLIER_AT = {
  x: `${((OUTLIER * STEP) / END) * 100}%`,
  y: `${((WEEKS[OUTLIER] ?? 0) / HEIGHT) * 100}%`,
};

/** A line with its forecast: bands for the range, the day it starts, one point below the range. */
export function AnalyticsPicture() {
  return (
    <div className="px-5 text-12 lg:px-7">
      <p className="text-[13px] font-semibold">Demand, with forecast range</p>
      <p className="text-muted">Units per week</p>
      <div className="relative mt-7 h-50 lg:h-56">
        {LINES.map((y) => (
          <svg key={y} className="absolute inset-0 size-full overflow-visible">
            <line
              x2="100%"
              y1={`${(y / HEIGHT) * 100}%`}
              y2={`${(y / HEIGHT) * 100}%`}
              className="stroke-line"
            />
          </svg>
        ))}
        <svg
          viewBox={`0 0 ${END} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full overflow-visible"
        >
          <defs>
            <linearGradient id="pack-analytics-area" x1="0" y1="0" x2="0" y2="1">
              <stop offset="0" stopColor="var(--d1)" stopOpacity="0.2" />
              <stop offset="1" stopColor="var(--d1)" stopOpacity="0.02" />
            </linearGradient>
          </defs>
          <path d={`${line}V${HEIGHT}H0z`} fill="url(#pack-analytics-area)" />
          {BANDS.map((path) => (
            <path key={path} d={path} className="fill-d1" fillOpacity="0.13" />
          ))}
          <g className="fill-none stroke-d1" strokeWidth="2.25">
            <path d={line} vectorEffect="non-scaling-stroke" />
            <path
              d={middle}
              strokeWidth="3"
              strokeDasharray="0 6"
              strokeLinecap="round"
              vectorEffect="non-scaling-stroke"
            />
          </g>
          <path
            d={`M${TODAY} 0V${HEIGHT}`}
            className="stroke-muted"
            strokeWidth="1.5"
            strokeDasharray="3 4"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <svg className="absolute inset-0 size-full overflow-visible">
          <g className="font-semibold">
            <text
              x={`${(TODAY / END) * 100}%`}
              dx="-8"
              y="14"
              textAnchor="end"
              className="fill-text"
            >
              Today
            </text>
          </g>
          <text x={`${(TODAY / END) * 100}%`} dx="8" y="14" className="hidden fill-muted @lg:block">
            Forecast, 80% range
          </text>
          <text x={`${(TODAY / END) * 100}%`} dx="8" y="14" className="fill-muted @lg:hidden">
            80% range
          </text>
          <circle
            cx={`${(TODAY / END) * 100}%`}
            cy={`${(81 / HEIGHT) * 100}%`}
            r="6"
            className="fill-highlight stroke-surface"
            strokeWidth="2"
          />
          <circle
            cx={OUTLIER_AT.x}
            cy={OUTLIER_AT.y}
            r="5"
            className="fill-surface stroke-danger"
            strokeWidth="2"
          />
        </svg>
        <span
          style={{ left: OUTLIER_AT.x, top: `calc(${OUTLIER_AT.y} + 9px)` }}
          className="absolute -translate-x-1/2 rounded-[4px] bg-text px-2 py-1 font-medium whitespace-nowrap text-bg"
        >
          Below range
        </span>
      </div>
      <div className="mt-2 flex justify-between text-muted">
        {['W1', 'W8', 'W15', 'W22', 'W29', 'W36', 'W43'].map((week, i) => (
          <span key={week} className={i % 2 ? '@max-lg:hidden' : undefined}>
            {week}
          </span>
        ))}
      </div>
    </div>
  );
}
