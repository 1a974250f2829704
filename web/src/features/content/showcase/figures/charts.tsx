import { cn } from '@/ui/cn';

const MONTHS = [
  { name: 'Apr', actual: 58, variance: 5 },
  { name: 'May', actual: 66, variance: 8 },
  { name: 'Jun', actual: 60, variance: -3 },
  { name: 'Jul', actual: 52, variance: -9 },
  { name: 'Aug', actual: 70, variance: 7 },
] as const;

/** Pins over columns, near enough to read how they share one axis. */
export function Variance() {
  return (
    <svg height="160" className="w-full text-12" textAnchor="middle">
      <line x2="100%" y1="40" y2="40" className="stroke-line-2" strokeWidth="1.5" />
      {MONTHS.map(({ name, actual, variance }, i) => {
        const middle = `${i * 20 + 10}%`;
        const tip = 40 - variance * 2.6;
        const good = variance > 0;
        return (
          <g key={name}>
            <line
              x1={middle}
              x2={middle}
              y1="40"
              y2={tip}
              strokeWidth="4"
              className={good ? 'stroke-success' : 'stroke-danger'}
            />
            <circle cx={middle} cy={tip} r="5" className={good ? 'fill-success' : 'fill-danger'} />
            <text x={middle} y={good ? tip - 9 : tip + 17} className="fill-text font-semibold">
              {signed(variance)}
            </text>
            <rect
              x={`${i * 20 + 3}%`}
              width="14%"
              y={138 - actual}
              height={actual}
              rx="2"
              className="fill-d1"
            />
            <text x={middle} y="156" className="fill-muted">
              {name}
            </text>
          </g>
        );
      })}
      <line x2="100%" y1="138" y2="138" className="stroke-text" strokeWidth="1.5" />
    </svg>
  );
}

const TEAMS = [
  { name: 'North', actual: 88, plan: 80 },
  { name: 'Central', actual: 61, plan: 74 },
  { name: 'South', actual: 70, plan: 66 },
  { name: 'West', actual: 46, plan: 46 },
] as const;

/** A bar for the actual and a mark for the plan in each line of a list. */
export function Bullets() {
  return (
    <ul className="grid gap-4 pt-2 text-12">
      {TEAMS.map(({ name, actual, plan }) => (
        <li
          key={name}
          className="grid items-center gap-3"
          style={{ gridTemplateColumns: '56px 1fr 32px' }}
        >
          {name}
          <span className="relative h-5 rounded-[3px] bg-surface-2">
            <span
              className="absolute inset-y-1 left-0 rounded-[2px] bg-d1"
              style={{ width: `${actual}%` }}
            />
            <span className="absolute -inset-y-0.5 w-[3px] bg-text" style={{ left: `${plan}%` }} />
          </span>
          <span className="text-right font-semibold tabular-nums">{actual}</span>
        </li>
      ))}
    </ul>
  );
}

const BRIDGE = [
  { name: 'Plan', from: 0, to: 84, tone: 'fill-d1', label: '84' },
  { name: 'Price', from: 84, to: 106, tone: 'fill-success', label: '+22' },
  { name: 'Volume', from: 106, to: 72, tone: 'fill-danger', label: '−34' },
  { name: 'Mix', from: 72, to: 91, tone: 'fill-success', label: '+19' },
  { name: 'Actual', from: 0, to: 91, tone: 'fill-d1', label: '91' },
] as const;

/** Two totals and the steps between them. */
export function Bridge() {
  return (
    <svg height="160" className="w-full text-12" textAnchor="middle">
      {BRIDGE.map(({ name, from, to, tone, label }, i) => {
        const top = Math.max(from, to);
        return (
          <g key={name}>
            {i > 0 && (
              <line
                x1={`${i * 20 - 3}%`}
                x2={`${i * 20 + 3}%`}
                y1={138 - (BRIDGE[i - 1]?.to ?? 0)}
                y2={138 - (BRIDGE[i - 1]?.to ?? 0)}
                className="stroke-muted"
              />
            )}
            <rect
              x={`${i * 20 + 3}%`}
              width="14%"
              y={138 - top}
              height={Math.abs(to - from)}
              rx="2"
              className={tone}
            />
            <text x={`${i * 20 + 10}%`} y={131 - top} className="fill-text font-semibold">
              {label}
            </text>
            <text x={`${i * 20 + 10}%`} y="156" className="fill-muted">
              {name}
            </text>
          </g>
        );
      })}
      <line x2="100%" y1="138" y2="138" className="stroke-text" strokeWidth="1.5" />
    </svg>
  );
}

const MARKETS = [
  { name: 'Germany', change: 8 },
  { name: 'France', change: -3 },
  { name: 'Spain', change: 5 },
] as const;

/** The same list in colour and as a printer without colour has it. */
export function Signs() {
  return (
    <div className="grid grid-cols-2 gap-4 text-12">
      {[
        { title: 'On the screen', colored: true },
        { title: 'Printed in grey', colored: false },
      ].map(({ title, colored }) => (
        <div key={title} className="rounded-10 border border-line bg-bg px-4 py-3">
          <p className="text-muted">{title}</p>
          <ul className="mt-2 divide-y divide-line">
            {MARKETS.map(({ name, change }) => (
              <li key={name} className="flex items-center gap-2 py-2">
                {name}
                <span
                  className={cn(
                    'ml-auto font-semibold tabular-nums',
                    colored ? (change > 0 ? 'text-success' : 'text-danger') : 'text-muted',
                  )}
                >
                  {signed(change)} %
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
