/** Million dollars and, for each month, how far actual lies from plan. */
const MONTHS = [
  { name: 'Jan', actual: 59, variance: -4 },
  { name: 'Feb', actual: 68, variance: 2 },
  { name: 'Mar', actual: 65, variance: -4 },
  { name: 'Apr', actual: 81, variance: 5 },
  { name: 'May', actual: 91, variance: 8 },
  { name: 'Jun', actual: 84, variance: -2 },
  { name: 'Jul', actual: 78, variance: -10 },
  { name: 'Aug', actual: 100, variance: 8 },
  { name: 'Sep', actual: 109, variance: 10 },
  { name: 'Oct', actual: 96, variance: -6 },
  { name: 'Nov', actual: 104, variance: 3 },
  { name: 'Dec', actual: 118, variance: 10 },
] as const;

const ZERO = 58;
const PIN = 3.2;

/** Actual against plan: pins for the variance over bars. Six months where there is little room. */
export function ChartsPicture() {
  return (
    <div className="px-5 lg:px-7">
      <div className="flex items-start justify-between gap-4 text-12">
        <div>
          <p className="text-[13px] font-semibold">Net sales, actual against plan</p>
          <p className="text-muted">Million dollars, 2025</p>
        </div>
        <p className="hidden items-center gap-5 text-muted @lg:flex">
          <Key className="bg-d1">Actual</Key>
          <Key className="border border-muted">Plan</Key>
          <Key className="bg-success">Variance</Key>
        </p>
      </div>
      <Months months={MONTHS} floor={254} bar={1.15} className="hidden @lg:block" />
      <Months months={MONTHS.slice(6)} floor={232} bar={1.05} className="@lg:hidden" />
    </div>
  );
}

interface MonthsProps {
  months: readonly (typeof MONTHS)[number][];
  /** Where the bars stand, and how high a million dollars is, in pixels. */
  floor: number;
  bar: number;
  className: string;
}

/** Columns in percent of the width, heights in pixels: words stay 12 px at every width. */
function Months({ months, floor, bar, className }: MonthsProps) {
  const column = 100 / months.length;
  return (
    <svg height={floor + 26} className={`mt-1 w-full text-12 ${className}`} textAnchor="middle">
      <line x2="100%" y1={ZERO} y2={ZERO} className="stroke-line-2" strokeWidth="1.5" />
      {months.map(({ name, actual, variance }, i) => {
        const left = i * column;
        const middle = `${left + column * 0.42}%`;
        const tip = ZERO - variance * PIN;
        const good = variance > 0;
        return (
          <g key={name}>
            <line
              x1={middle}
              x2={middle}
              y1={ZERO}
              y2={tip}
              strokeWidth="4"
              className={good ? 'stroke-success' : 'stroke-danger'}
            />
            <circle cx={middle} cy={tip} r="5" className={good ? 'fill-success' : 'fill-danger'} />
            <text x={middle} y={good ? tip - 10 : tip + 18} className="fill-text font-semibold">
              {good ? `+${variance}` : `−${-variance}`}
            </text>
            <rect
              x={`${left + column * 0.26}%`}
              width={`${column * 0.52}%`}
              y={floor - (actual - variance) * bar}
              height={(actual - variance) * bar}
              rx="2"
              className="fill-surface stroke-line-2"
            />
            <rect
              x={`${left + column * 0.1}%`}
              width={`${column * 0.5}%`}
              y={floor - actual * bar}
              height={actual * bar}
              rx="2"
              className="fill-d1"
            />
            <text x={middle} y={floor + 20} className="fill-muted">
              {name}
            </text>
          </g>
        );
      })}
      <line x2="100%" y1={floor} y2={floor} className="stroke-text" strokeWidth="1.5" />
    </svg>
  );
}

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-1.5">
      <span className={`size-2.5 rounded-[3px] ${className}`} />
      {children}
    </span>
  );
}
