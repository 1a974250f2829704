import { SEGMENTS } from './report-data';

const shade = (segment: number) => `var(--d${segment * 2 + 1})`;
/** Of a hundred, left open between two segments. */
const GAP = 1.4;

/** Where each segment begins on a circle of a hundred. */
const starts = SEGMENTS.map((_, i) =>
  SEGMENTS.slice(0, i).reduce((sum, { share }) => sum + share, 0),
);

export function ReportRing() {
  return (
    <div className="mt-1 flex min-h-0 flex-1 items-center gap-4">
      <div className="relative size-[clamp(84px,24cqw,112px)] shrink-0 @min-[46rem]:size-[clamp(92px,11.5cqw,112px)]">
        <svg viewBox="0 0 112 112" className="size-full -rotate-90 fill-none">
          {SEGMENTS.map(({ name, share }, i) => (
            <circle
              key={name}
              cx="56"
              cy="56"
              r="46"
              pathLength="100"
              stroke={shade(i)}
              strokeWidth="19"
              strokeDasharray={`${share - GAP} ${100 - share + GAP}`}
              strokeDashoffset={-(starts[i] ?? 0) - GAP / 2}
            />
          ))}
        </svg>
        <p className="absolute inset-0 grid place-content-center text-center">
          <span className="text-18 leading-5 font-semibold tracking-[-0.02em]">44%</span>
          <span className="text-12 text-muted">Retail</span>
        </p>
      </div>
      <ul className="grid min-w-0 flex-1 gap-1.5 text-12">
        {SEGMENTS.map(({ name, share }, i) => (
          <li key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-2.5 shrink-0">
              <rect width="10" height="10" rx="3" fill={shade(i)} />
            </svg>
            <span className="flex-1 truncate text-muted">{name}</span>
            <span className="font-semibold tabular-nums">{share}%</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
