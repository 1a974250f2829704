import type { ReactNode } from 'react';
import { cn } from './cn';

export type MarkName = 'flexa' | 'charts' | 'designs' | 'tables' | 'analytics' | 'theme';

interface MarkProps {
  name: MarkName;
  size: number;
  /** brand: indigo with a yellow module; grey: inactive; on-deep: white with yellow; mono: one colour. */
  tone?: 'brand' | 'grey' | 'on-deep' | 'mono';
  className?: string;
}

const BARS = {
  brand: 'fill-brand',
  grey: 'fill-muted',
  'on-deep': 'fill-on-deep',
  mono: 'fill-current',
};

/** Draws a logo on 24 units: nine modules of 6, gaps of 2, margin 1. */
export function Mark({ name, size, tone = 'brand', className }: MarkProps) {
  const yellow = tone === 'brand' || tone === 'on-deep' ? 'fill-highlight' : undefined;
  const small = name === 'flexa' && size <= 16;
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox={small ? '0 0 16 16' : '0 0 24 24'}
      className={cn('shrink-0', BARS[tone], className)}
    >
      {small ? drawSmallFlexa(yellow) : DRAWINGS[name](yellow)}
    </svg>
  );
}

/** Draws a bar with a radius per corner: top left, top right, bottom right, bottom left. */
function drawBar(x: number, y: number, w: number, h: number, [tl, tr, br, bl]: Radii): string {
  return (
    `M${x + tl} ${y}H${x + w - tr}a${tr} ${tr} 0 0 1 ${tr} ${tr}V${y + h - br}` +
    `a${br} ${br} 0 0 1 ${-br} ${br}H${x + bl}a${bl} ${bl} 0 0 1 ${-bl} ${-bl}V${y + tl}` +
    `a${tl} ${tl} 0 0 1 ${tl} ${-tl}z`
  );
}
type Radii = [number, number, number, number];

/** Row 1 of the head shared by Flexa and Tables differs only in its corners. */
const DRAWINGS: Record<MarkName, (yellow?: string) => ReactNode> = {
  flexa: (yellow) => (
    <>
      <path d={drawBar(1, 1, 22, 6, [5, 3, 3, 1])} />
      <path d={drawBar(1, 9, 14, 6, [1, 3, 3, 1])} />
      <circle cx="4" cy="20" r="3" className={yellow} />
    </>
  ),
  charts: (yellow) => (
    <>
      <circle cx="4" cy="20" r="3" className={yellow} />
      <path d={drawBar(9, 9, 6, 14, [3, 3, 1, 1])} />
      <path d={drawBar(17, 1, 6, 22, [3, 3, 1, 1])} />
    </>
  ),
  designs: (yellow) => (
    <>
      <path d={drawBar(1, 1, 14, 14, [4, 1, 1, 1])} />
      <path d={drawBar(17, 1, 6, 14, [1, 4, 1, 1])} opacity=".55" />
      <path d={drawBar(1, 17, 14, 6, [1, 1, 1, 4])} opacity=".55" />
      <circle cx="20" cy="20" r="3" className={yellow} />
    </>
  ),
  tables: (yellow) => (
    <>
      <path d={drawBar(1, 1, 22, 6, [3, 3, 1, 1])} />
      <circle cx="4" cy="12" r="3" className={yellow} />
      <path d={drawBar(9, 9, 14, 6, [1, 1, 1, 1])} opacity=".55" />
      <path d={drawBar(1, 17, 6, 6, [1, 1, 1, 3])} />
      <path d={drawBar(9, 17, 14, 6, [1, 1, 3, 1])} opacity=".55" />
    </>
  ),
  analytics: (yellow) => (
    <>
      <circle cx="4" cy="20" r="3" />
      <circle cx="12" cy="12" r="3" />
      <circle cx="20" cy="4" r="3" className={yellow} />
      <path d={drawBar(9, 17, 6, 6, [1, 1, 1, 1])} opacity=".4" />
      <path d={drawBar(17, 9, 6, 14, [1, 1, 1, 1])} opacity=".4" />
    </>
  ),
  theme: (yellow) => (
    <>
      {[1, 0.9, 0.8, 0.68, 0.56, 0.45, 0.34, 0.24].map((opacity, i) => (
        <circle
          key={opacity}
          cx={4 + (i % 3) * 8}
          cy={4 + Math.floor(i / 3) * 8}
          r="3"
          opacity={opacity}
        />
      ))}
      <circle cx="20" cy="20" r="3" className={yellow} />
    </>
  ),
};

/** Draws the logo for 16 px without a margin, modules of 4 and gaps of 2, so that every edge is on a pixel. */
function drawSmallFlexa(yellow?: string): ReactNode {
  return (
    <>
      <path d={drawBar(0, 0, 16, 4, [3, 2, 2, 0.5])} />
      <path d={drawBar(0, 6, 10, 4, [0.5, 2, 2, 0.5])} />
      <circle cx="2" cy="14" r="2" className={yellow} />
    </>
  );
}
