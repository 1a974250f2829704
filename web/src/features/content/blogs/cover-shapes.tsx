/** Covers drawn with plain shapes; cover.tsx has the others. */
import { PRESETS } from '@/features/theme-studio';
import { drawSmoothPath } from '@/ui/smooth-path';

const PURPLES = PRESETS.Purples.dataTheme.data;
const ROSES = PRESETS.PuRd.dataTheme.data;
const GREENS = PRESETS.BuGn.dataTheme.data;

/** Shares of a whole, in every second shade. */
const SHARES = [34, 24, 17, 13, 8, 4];

export function Ring() {
  const starts = SHARES.map((_, i) => SHARES.slice(0, i).reduce((sum, share) => sum + share, 0));
  return (
    <g transform="translate(240 150)">
      {SHARES.map((share, i) => (
        <circle
          key={share}
          r="92"
          fill="none"
          pathLength="100"
          transform="rotate(-90)"
          stroke={PURPLES[i + 1]}
          strokeWidth="48"
          strokeDasharray={`${share - 1} ${101 - share}`}
          strokeDashoffset={-(starts[i] ?? 0) - 0.5}
        />
      ))}
      <circle r="20" className="fill-highlight" />
    </g>
  );
}

const LINES = [
  [60, 52, 56, 40, 44, 30],
  [40, 46, 38, 48, 42, 50],
  [58, 50, 44, 46, 34, 26],
  [34, 40, 52, 58, 62, 66],
  [50, 44, 48, 38, 40, 32],
  [46, 52, 44, 50, 46, 42],
];

export function Multiples() {
  return (
    <>
      {LINES.map((values, i) => (
        <g key={i} transform={`translate(${42 + (i % 3) * 136} ${42 + Math.floor(i / 3) * 114})`}>
          <rect width="124" height="102" rx="8" className="fill-report-card stroke-line-2" />
          <path d="M14 84h96" className="stroke-line-2" />
          <path
            d={drawSmoothPath(values, 19, 14)}
            fill="none"
            strokeWidth="4"
            strokeLinecap="round"
            transform="translate(0 12)"
            className={i === 3 ? 'stroke-d1' : 'stroke-d4'}
          />
          {i === 3 && <circle cx="109" cy="78" r="7" className="fill-highlight" />}
        </g>
      ))}
    </>
  );
}

/** Draws a page on twelve columns. */
export function Grid() {
  const column = 33;
  const x = (at: number) => 44 + at * column;
  const boxes = [
    [0, 3, 40, 42, 5],
    [3, 3, 40, 42, 5],
    [6, 3, 40, 42, 5],
    [9, 3, 40, 42, 5],
    [0, 8, 92, 108, 1],
    [8, 4, 92, 168, 3],
    [0, 4, 210, 50, 4],
    [4, 4, 210, 50, 4],
  ] as const;
  return (
    <>
      {Array.from({ length: 12 }, (_, at) => (
        <rect key={at} x={x(at)} width={column - 8} height="300" className="fill-line" />
      ))}
      {boxes.map(([at, span, y, height, shade]) => (
        <rect
          key={`${at}-${y}`}
          x={x(at)}
          y={y}
          width={span * column - 8}
          height={height}
          rx="5"
          fill={GREENS[shade]}
        />
      ))}
      <circle cx="272" cy="124" r="10" className="fill-highlight" />
    </>
  );
}

/** Draws the steps from one colour to eight. */
export function Steps() {
  return (
    <>
      {ROSES.map((shade, i) => (
        <rect
          key={shade}
          x={40 + i * 50}
          y={222 - i * 22}
          width="50"
          height={78 + i * 22}
          fill={ROSES[7 - i]}
        />
      ))}
      <circle cx="90" cy="100" r="34" fill={ROSES[0]} />
      <circle cx="146" cy="100" r="14" className="fill-highlight" />
    </>
  );
}

const WAITING = [90, 150, 120, 210, 180, 250];

/** Draws work that waits for its turn: a pale bar for the wait, then the work. */
export function Queue() {
  return (
    <>
      {WAITING.map((width, i) => (
        <g key={width} transform={`translate(48 ${42 + i * 38})`}>
          <rect width={i * 26 + 8} height="22" rx="4" className="fill-line" />
          <rect
            x={i * 26 + 14}
            width={width * 0.86}
            height="22"
            rx="4"
            className={i === 5 ? 'fill-d1' : i % 2 ? 'fill-d3' : 'fill-d5'}
          />
        </g>
      ))}
      <path d="M412 30v240" className="stroke-line-2" strokeWidth="2" strokeDasharray="3 6" />
      <circle cx="412" cy="243" r="9" className="fill-highlight" />
    </>
  );
}
