import type { ReactNode } from 'react';
import type { ChartFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';
import { estimateTextWidth } from './font';
import type { Box } from './frame';

export interface LegendEntry {
  readonly name: string;
  readonly color: string;
}

const POSITIONS: Readonly<
  Record<string, readonly [side: 'top' | 'bottom' | 'left' | 'right', at: number]>
> = {
  Top: ['top', 0],
  TopCenter: ['top', 0.5],
  TopRight: ['top', 1],
  Bottom: ['bottom', 0],
  BottomCenter: ['bottom', 0.5],
  BottomRight: ['bottom', 1],
  Left: ['left', 0],
  LeftCenter: ['left', 0.5],
  Right: ['right', 0],
  RightCenter: ['right', 0.5],
};

/** Draws the legend at the theme's position and returns the space that remains. */
export function drawLegend(
  resolver: ThemeResolver,
  box: Box,
  entries: readonly LegendEntry[],
): { node: ReactNode; rest: Box } {
  if (entries.length === 0 || !resolver.readFlag('legend', 'show'))
    return { node: null, rest: { ...box, y: box.y + 4, h: box.h - 4 } };
  const textStyle = resolver.readTextStyle('legend', 'lightLabel');
  const size = textStyle.fontSize;
  const marker = resolver.readWord('legend', 'legendMarkerRendering', 'markerOnly');
  const hasLine = /^line/i.test(marker);
  const markWidth = hasLine ? size * 1.6 : size * 0.9;
  const lineHeight = size * 1.45;
  const [side, at] = POSITIONS[resolver.readWord('legend', 'position', 'Top')] ?? ['top', 0];
  const widths = entries.map(
    ({ name }) => markWidth + estimateTextWidth(name, size, textStyle.fontWeight),
  );
  const gap = size * 0.9;
  const isRow = side === 'top' || side === 'bottom';
  const total = isRow
    ? widths.reduce((sum, width) => sum + width + gap, -gap)
    : Math.max(...widths);
  const legendSize = isRow ? lineHeight : total + gap;
  let [x, y] = isRow
    ? [box.x + Math.max(box.w - total, 0) * at, side === 'top' ? box.y : box.y + box.h - lineHeight]
    : [
        side === 'left' ? box.x : box.x + box.w - total,
        box.y + Math.max(box.h - lineHeight * entries.length, 0) * at,
      ];
  // Power BI leaves out entries that don't fit and shows a scroll arrow.
  const limit = isRow ? box.x + box.w : box.y + box.h;
  const shown = entries.filter((_, i) => {
    const before = isRow
      ? widths.slice(0, i).reduce((sum, width) => sum + width + gap, x)
      : y + lineHeight * i;
    return before + (isRow ? (widths[i] ?? 0) : lineHeight) <= limit + 2;
  });
  const items = shown.map(({ name, color }, i) => {
    const item = (
      <g key={name} transform={`translate(${x} ${y})`}>
        {hasLine && (
          <path d={`M0 ${size * 0.7}h${size * 1.3}`} stroke={color} strokeWidth={size * 0.16} />
        )}
        {marker !== 'lineOnly' && (
          <circle cx={markWidth / 2 - size * 0.13} cy={size * 0.7} r={size * 0.32} fill={color} />
        )}
        <text {...textStyle} x={markWidth} y={size * 1.05}>
          {name}
        </text>
      </g>
    );
    if (isRow) x += (widths[i] ?? 0) + gap;
    else y += lineHeight;
    return item;
  });
  const rest = isRow
    ? { ...box, y: side === 'top' ? box.y + legendSize : box.y, h: box.h - legendSize }
    : { ...box, x: side === 'left' ? box.x + legendSize : box.x, w: box.w - legendSize };
  return { node: items, rest: { ...rest, w: Math.max(rest.w, 20), h: Math.max(rest.h, 10) } };
}

/** Returns the legend entries of a chart: none for a single series, and none for a series without its own colour. */
export function pickLegendEntries(
  { series, hasLegend = series.length > 1 }: ChartFigures,
  entries: readonly LegendEntry[],
): readonly LegendEntry[] {
  return hasLegend ? entries.filter((_, i) => series[i]?.color !== 'ground') : [];
}
