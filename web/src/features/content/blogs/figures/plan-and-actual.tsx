import { ChartsPicture } from '../../showcase/pictures/charts';
import { Drawing } from './parts';

const MONTHS = [
  { name: 'Jan', actual: 86, plan: 98 },
  { name: 'Feb', actual: 104, plan: 100 },
  { name: 'Mar', actual: 98, plan: 110 },
  { name: 'Apr', actual: 132, plan: 118 },
  { name: 'May', actual: 146, plan: 126 },
  { name: 'Jun', actual: 122, plan: 134 },
];

export function Bodies() {
  return (
    <div className="grid gap-2 p-4 sm:grid-cols-2 sm:p-6">
      <Columns title="Two filled columns" paired />
      <Columns title="A body and an outline" paired={false} />
    </div>
  );
}

function Columns({ title, paired }: { title: string; paired: boolean }) {
  return (
    <Drawing width={310} height={220}>
      <text x="4" y="16" className="fill-text font-semibold">
        {title}
      </text>
      {MONTHS.map(({ name, actual, plan }, i) => {
        const x = 6 + i * 50;
        return (
          <g key={name}>
            <rect
              x={paired ? x + 19 : x + 10}
              y={192 - plan}
              width={paired ? 18 : 30}
              height={plan}
              rx="2"
              strokeWidth="1.5"
              className={paired ? 'fill-d6' : 'fill-transparent stroke-muted'}
            />
            <rect
              x={paired ? x : x + 2}
              y={192 - actual}
              width={paired ? 18 : 30}
              height={actual}
              rx="2"
              className="fill-d1"
            />
            <text x={x + 20} y="212" textAnchor="middle" className="fill-muted">
              {name}
            </text>
          </g>
        );
      })}
      <path d="M2 192.5h304" className="stroke-line-2" />
    </Drawing>
  );
}

const REGIONS = [
  { name: 'North', actual: 88, plan: 78 },
  { name: 'Central', actual: 62, plan: 74 },
  { name: 'South', actual: 71, plan: 70 },
  { name: 'West', actual: 45, plan: 58 },
];

export function Bullet() {
  return (
    <div className="grid gap-4 p-4 text-12 sm:p-6">
      {REGIONS.map(({ name, actual, plan }) => (
        <div key={name} className="grid grid-cols-[56px_1fr_28px] items-center gap-3">
          <span className="text-muted">{name}</span>
          <svg className="h-6 w-full">
            <rect width="100%" height="24" rx="3" className="fill-line" />
            <rect width="75%" height="24" rx="3" className="fill-line-2" />
            <rect y="7" width={`${actual}%`} height="10" rx="2" className="fill-d1" />
            <rect x={`${plan}%`} y="2" width="3" height="20" className="fill-text" />
          </svg>
          <span className="text-right font-semibold tabular-nums">{actual}</span>
        </div>
      ))}
    </div>
  );
}

export function Variance() {
  return (
    <div className="@container py-6">
      <ChartsPicture />
    </div>
  );
}
