import type { ReactNode } from 'react';
import { smoothPath } from '@/ui/smooth-path';

/** Heights in a box of 300 × 130: what was measured up to 180, then what is expected. */
const STEP = 20;
const MEASURED = [92, 84, 88, 70, 74, 58, 66, 52, 60, 50];
const EXPECTED = [50, 45, 42, 44, 40, 38, 34];
const TODAY = (MEASURED.length - 1) * STEP;
const END = TODAY + (EXPECTED.length - 1) * STEP;

/** A band of this reach about heights, opening from the first on when `opens`. */
function band(heights: readonly number[], reach: number, start = 0, opens = false): string {
  const far = (i: number) => (opens ? (reach * i) / (heights.length - 1) : reach);
  const upper = smoothPath(
    heights.map((y, i) => y - far(i)),
    STEP,
    start,
  );
  const end = start + (heights.length - 1) * STEP;
  const lower = smoothPath(heights.map((y, i) => y + far(i)).toReversed(), -STEP, end);
  return `${upper}${lower.replace('M', 'L')}z`;
}

function Chart({ children, words }: { children: ReactNode; words?: ReactNode }) {
  return (
    <div className="relative h-40 text-12">
      <svg
        viewBox={`0 0 ${END} 130`}
        preserveAspectRatio="none"
        fill="none"
        className="size-full overflow-visible"
      >
        <path
          d={`M0 130H${END}M0 88H${END}M0 46H${END}`}
          className="stroke-line"
          vectorEffect="non-scaling-stroke"
        />
        {children}
      </svg>
      {words}
    </div>
  );
}

function Line({
  heights,
  start = 0,
  dotted = false,
}: {
  heights: readonly number[];
  start?: number;
  dotted?: boolean;
}) {
  return (
    <path
      d={smoothPath(heights, STEP, start)}
      className="stroke-d1"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray={dotted ? '0.1 6' : undefined}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** A forecast whose bands widen. */
export function Range() {
  return (
    <Chart>
      {[44, 28, 13].map((reach) => (
        <path key={reach} d={band(EXPECTED, reach, TODAY, true)} className="fill-d1 opacity-20" />
      ))}
      <Line heights={MEASURED} />
      <Line heights={EXPECTED} start={TODAY} dotted />
    </Chart>
  );
}

const USUAL = [80, 74, 70, 72, 66, 62, 60, 64, 58, 54, 56, 50, 46, 50, 44, 42];
const LOW = 9;

/** A point outside of the usual range, with the word for it. */
export function Outlier() {
  return (
    <Chart
      words={
        <>
          <span
            className="absolute size-3 -translate-1/2 rounded-full border-2 border-danger bg-bg"
            style={{ left: `${(LOW * STEP * 100) / END}%`, top: `${(112 / 130) * 100}%` }}
          />
          <span
            className="absolute -translate-y-1/2 rounded-[4px] bg-text px-2 py-1 font-medium whitespace-nowrap text-bg"
            style={{ left: `${(LOW * STEP * 100) / END + 4}%`, top: `${(112 / 130) * 100}%` }}
          >
            Below range
          </span>
        </>
      }
    >
      <path d={band(USUAL, 22)} className="fill-d1 opacity-15" />
      <Line heights={USUAL.map((y, i) => (i === LOW ? 112 : y))} />
    </Chart>
  );
}

/** One mark between what was measured and what is expected. */
export function Today() {
  return (
    <Chart
      words={
        <>
          <span
            className="absolute inset-y-0 border-l border-dashed border-text"
            style={{ left: `${(TODAY * 100) / END}%` }}
          />
          <span
            className="absolute top-0 right-0 pl-2 font-semibold"
            style={{ left: `${(TODAY * 100) / END}%` }}
          >
            Today
          </span>
          <span className="absolute bottom-2 left-0 text-muted">Measured</span>
          <span
            className="absolute bottom-2 pl-2 text-muted"
            style={{ left: `${(TODAY * 100) / END}%` }}
          >
            Expected
          </span>
        </>
      }
    >
      <Line heights={MEASURED} />
      <Line heights={EXPECTED} start={TODAY} dotted />
    </Chart>
  );
}

const STRENGTHS = [
  { name: 'Line', opacity: 1 },
  { name: 'Range', opacity: 0.35 },
  { name: 'Area', opacity: 0.15 },
] as const;

/** The first data shade in the three strengths that the chart is made of. */
export function Strengths() {
  return (
    <div className="grid h-40 grid-cols-3 gap-4 text-12">
      {STRENGTHS.map(({ name, opacity }) => (
        <p key={name} className="flex flex-col gap-2">
          <span className="flex-1 rounded-10 bg-d1" style={{ opacity }} />
          <span className="flex justify-between">
            {name} <span className="text-muted tabular-nums">{opacity * 100} %</span>
          </span>
        </p>
      ))}
    </div>
  );
}
