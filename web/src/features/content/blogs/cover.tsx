import type { ReactNode } from 'react';
import { PRESETS } from '@/features/theme-studio';
import { cn } from '@/ui/cn';
import { drawSmoothPath } from '@/ui/smooth-path';
import type { CoverKind } from '../texts/blogs/posts';
import { Grid, Multiples, Queue, Ring, Steps } from './cover-shapes';

const GREENS = PRESETS.BuGn.dataTheme.data;
const BLUES = PRESETS.PuBu.dataTheme.data;

const DRAWINGS: Record<CoverKind, () => ReactNode> = {
  arcs: Arcs,
  code: Code,
  plan: Plan,
  table: Table,
  ring: Ring,
  'light-dark': LightDark,
  multiples: Multiples,
  grid: Grid,
  steps: Steps,
  queue: Queue,
};

/** Draws the cover of a post from data shades, with at most one yellow point. */
export function Cover({ kind, className }: { kind: CoverKind; className?: string }) {
  const Drawing = DRAWINGS[kind];
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 300"
      preserveAspectRatio="xMidYMid slice"
      className={cn(
        'block aspect-[16/10] w-full rounded-16 border border-line bg-surface-2',
        className,
      )}
    >
      <Drawing />
    </svg>
  );
}

function Arcs() {
  return (
    <>
      {[8, 7, 6, 5, 4, 3, 2, 1].map((shade) => (
        <circle key={shade} cx="324" cy="300" r={27 + shade * 31.5} fill={`var(--d${shade})`} />
      ))}
      <circle cx="324" cy="270" r="15" className="fill-highlight" />
    </>
  );
}

/** Indent, lengths and, in a list of colours, the shade. */
const LINES = [
  { x: 64, bars: [44], shades: [-1] },
  { x: 106, bars: [68, 112], shades: [-1, 1] },
  { x: 106, bars: [90], shades: [-1] },
  { x: 148, bars: [82, 82, 82], shades: [0, 1, 2] },
  { x: 148, bars: [82, 82, 82], shades: [3, 4, 5] },
  { x: 148, bars: [82, 82], shades: [6, 7] },
  { x: 106, bars: [30], shades: [-1] },
  { x: 106, bars: [104, 90], shades: [-1, 1] },
  { x: 64, bars: [44], shades: [-1] },
];

function Code() {
  return (
    <>
      {LINES.map(({ x, bars, shades }, row) =>
        bars.map((width, i) => (
          <rect
            key={`${row}-${i}`}
            x={x + bars.slice(0, i).reduce((sum, before) => sum + before + 11, 0)}
            y={44 + row * 25}
            width={width}
            height="13"
            rx="3"
            fill={GREENS[shades[i] ?? -1]}
            className={(shades[i] ?? -1) < 0 ? 'fill-line-2' : undefined}
          />
        )),
      )}
      <circle cx="418" cy="125" r="8" className="fill-highlight" />
    </>
  );
}

const ACTUAL = [112, 150, 130, 176, 200, 168, 224];
const PLANNED = [136, 134, 148, 170, 176, 186, 196];

function Plan() {
  return (
    <>
      {ACTUAL.map((height, i) => (
        <g key={i}>
          <rect
            x={66 + i * 55}
            y={262 - (PLANNED[i] ?? 0)}
            width="34"
            height={PLANNED[i]}
            rx="4"
            className="fill-transparent stroke-line-2"
            strokeWidth="2"
          />
          <rect
            x={54 + i * 55}
            y={262 - height}
            width="34"
            height={height}
            rx="4"
            className={i === 6 ? 'fill-highlight' : i % 2 ? 'fill-d2' : 'fill-d1'}
          />
        </g>
      ))}
      <path d="M44 262h398" className="stroke-text" strokeWidth="2" />
    </>
  );
}

const ROWS = [164, 126, 188, 90, 142, 106];

function Table() {
  return (
    <>
      <rect
        x="54"
        y="44"
        width="440"
        height="280"
        rx="10"
        className="fill-report-card stroke-line-2"
      />
      <path d="M54 88V54a10 10 0 0 1 10-10h430v44z" className="fill-line" />
      {[76, 182, 406].map((x, i) => (
        <rect
          key={x}
          x={x}
          y="61"
          width={[44, 68, 44][i]}
          height="10"
          rx="4"
          className="fill-line-2"
        />
      ))}
      {ROWS.map((width, i) => (
        <g key={i} transform={`translate(0 ${88 + i * 40})`}>
          <path d="M54 40h440" className="stroke-line" />
          <rect
            x="76"
            y="15"
            width={[44, 72, 60, 50, 80, 56][i]}
            height="10"
            rx="4"
            className="fill-line-2"
          />
          <rect x="182" y="13" width={width} height="14" rx="3" fill={BLUES[i]} />
          <circle cx="428" cy="20" r="7" className={i === 2 ? 'fill-highlight' : 'fill-line-2'} />
        </g>
      ))}
    </>
  );
}

const TREND = drawSmoothPath([232, 200, 206, 164, 180, 126, 136, 92, 104, 66], 40, 50);

/** Draws a light and a dark half, the same in either colour scheme. */
function LightDark() {
  return (
    <>
      <rect width="240" height="300" className="fill-on-deep" />
      <rect x="240" width="240" height="300" className="fill-deep" />
      {[60, 120, 180, 240].map((y) => (
        <g key={y} strokeOpacity=".2" className="stroke-muted">
          <path d={`M0 ${y}h480`} />
        </g>
      ))}
      <clipPath id="cover-light">
        <rect width="240" height="300" />
      </clipPath>
      <g fill="none" strokeWidth="6" strokeLinecap="round">
        <path d={TREND} stroke="var(--stream-8)" />
        <path d={TREND} stroke="var(--stream-1)" clipPath="url(#cover-light)" />
      </g>
      <circle cx="330" cy="92" r="11" className="fill-highlight stroke-deep" strokeWidth="4" />
    </>
  );
}
