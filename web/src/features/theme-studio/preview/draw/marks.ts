import type { SeriesFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';
import { dash } from './axes';
import { PIXEL } from './frame';

type Point = readonly [x: number, y: number];

const near = (amount: number) => Math.round(amount * 100) / 100;

export function linePath(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? 'L' : 'M'}${near(x)} ${near(y)}`).join('');
}

/** The line with its theme: width, style, smooth, stepped. */
export function lineStyle(p: ThemeResolver) {
  const width = Math.min(Math.max(p.number('lineStyles', 'strokeWidth', 3) * PIXEL, 0.5), 10);
  const kind = p.word('lineStyles', 'lineChartType', 'linear');
  const isSmooth = kind === 'smooth' || p.flag('lineStyles', 'interpolationSmooth');
  const isStepped = kind === 'step' || p.flag('lineStyles', 'interpolationStep');
  const pathOf = isSmooth ? smoothPath : isStepped ? stepPath : linePath;
  const style = p.word('lineStyles', 'lineStyle', 'solid');
  return {
    width,
    pathOf,
    stroke: {
      fill: 'none',
      strokeWidth: p.flag('lineStyles', 'strokeShow') ? width : 0,
      strokeDasharray: dash(style, width),
      strokeLinejoin: 'round' as const,
      strokeLinecap: style === 'dotted' ? ('round' as const) : ('butt' as const),
      strokeOpacity: p.opacity('lineStyles', 'strokeTransparency'),
    },
  };
}

function smoothPath(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? [x, y];
      const middle = near((px + x) / 2);
      return i
        ? `C${middle} ${near(py)} ${middle} ${near(y)} ${near(x)} ${near(y)}`
        : `M${near(x)} ${near(y)}`;
    })
    .join('');
}

function stepPath(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const px = points[i - 1]?.[0] ?? x;
      return i ? `H${near((px + x) / 2)}V${near(y)}H${near(x)}` : `M${near(x)} ${near(y)}`;
    })
    .join('');
}

/** A marker of the theme's shape around a point. */
export function markerPath(shape: string, x: number, y: number, r: number): string {
  const at = (dx: number, dy: number) => `${near(x + dx * r)} ${near(y + dy * r)}`;
  if (shape === 'square') return `M${at(-1, -1)}L${at(1, -1)}L${at(1, 1)}L${at(-1, 1)}Z`;
  if (shape === 'diamond') return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}Z`;
  if (shape === 'triangle') return `M${at(0, -1.2)}L${at(1.1, 1)}L${at(-1.1, 1)}Z`;
  if (shape === 'x') return `M${at(-1, -1)}L${at(1, 1)}M${at(1, -1)}L${at(-1, 1)}`;
  if (shape === 'longDash' || shape === 'shortDash') return `M${at(-1.4, 0)}L${at(1.4, 0)}`;
  return `M${at(-1, 0)}a${near(r)} ${near(r)} 0 1 0 ${near(2 * r)} 0a${near(r)} ${near(r)} 0 1 0 ${near(-2 * r)} 0Z`;
}

/** A piece of a ring, from and to in turns clockwise from the top; an inner radius of 0 is a slice. */
export function arcPath(
  [x, y]: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const at = (turn: number, radius: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${near(x + Math.cos(angle) * radius)} ${near(y + Math.sin(angle) * radius)}`;
  };
  const isLarge = to - from > 0.5 ? 1 : 0;
  const out = `M${at(from, outer)}A${near(outer)} ${near(outer)} 0 ${isLarge} 1 ${at(to, outer)}`;
  if (inner <= 0) return `${out}L${near(x)} ${near(y)}Z`;
  return `${out}L${at(to, inner)}A${near(inner)} ${near(inner)} 0 ${isLarge} 0 ${at(from, inner)}Z`;
}

/** Bars share this: transparency and border of a data point. */
export function barStyle(p: ThemeResolver) {
  return {
    fillOpacity: p.opacity('dataPoint', 'fillTransparency'),
    ...(p.flag('dataPoint', 'borderShow') && {
      stroke: p.color('dataPoint', 'borderColor', 'foreground'),
      strokeWidth: Math.min(p.number('dataPoint', 'borderSize', 1) * PIXEL, 6),
    }),
  };
}

/** Colour of the only series of a visual: its own where the theme has one, else a data colour. */
export function oneColor(p: ThemeResolver, index = 0): string {
  return p.color('dataPoint', 'defaultColor', `data${index + 1}`);
}

/** Series with their colours; a single one has the colour of a visual with one colour. */
export function colored<Series extends SeriesFigures>(
  p: ThemeResolver,
  series: readonly Series[],
): (Omit<Series, 'color'> & { color: string })[] {
  return series.map((one, i) => ({
    ...one,
    color: series.length === 1 && one.color === undefined ? oneColor(p) : seriesColor(p, one, i),
  }));
}

/** Colour of one of several series: the one it names, else the one of its place. */
export function seriesColor(p: ThemeResolver, { color }: SeriesFigures, index: number): string {
  if (color === 'ground') return p.color('background', 'color', 'background');
  return p.data(color ?? index);
}
