import type { SeriesFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';
import { buildDashArray } from './axes';
import { PIXEL } from './frame';

type Point = readonly [x: number, y: number];

const roundCoordinate = (amount: number) => Math.round(amount * 100) / 100;

export function buildLinePath(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i ? 'L' : 'M'}${roundCoordinate(x)} ${roundCoordinate(y)}`)
    .join('');
}

/** The line with its theme: width, style, smooth, stepped. */
export function readLineStyle(resolver: ThemeResolver) {
  const width = Math.min(
    Math.max(resolver.readNumber('lineStyles', 'strokeWidth', 3) * PIXEL, 0.5),
    10,
  );
  const kind = resolver.readWord('lineStyles', 'lineChartType', 'linear');
  const isSmooth = kind === 'smooth' || resolver.readFlag('lineStyles', 'interpolationSmooth');
  const isStepped = kind === 'step' || resolver.readFlag('lineStyles', 'interpolationStep');
  const pathOf = isSmooth ? buildSmoothPath : isStepped ? buildStepPath : buildLinePath;
  const style = resolver.readWord('lineStyles', 'lineStyle', 'solid');
  return {
    width,
    pathOf,
    stroke: {
      fill: 'none',
      strokeWidth: resolver.readFlag('lineStyles', 'strokeShow') ? width : 0,
      strokeDasharray: buildDashArray(style, width),
      strokeLinejoin: 'round' as const,
      strokeLinecap: style === 'dotted' ? ('round' as const) : ('butt' as const),
      strokeOpacity: resolver.readOpacity('lineStyles', 'strokeTransparency'),
    },
  };
}

function buildSmoothPath(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const [px, py] = points[i - 1] ?? [x, y];
      const middle = roundCoordinate((px + x) / 2);
      return i
        ? `C${middle} ${roundCoordinate(py)} ${middle} ${roundCoordinate(y)} ${roundCoordinate(x)} ${roundCoordinate(y)}`
        : `M${roundCoordinate(x)} ${roundCoordinate(y)}`;
    })
    .join('');
}

function buildStepPath(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => {
      const px = points[i - 1]?.[0] ?? x;
      return i
        ? `H${roundCoordinate((px + x) / 2)}V${roundCoordinate(y)}H${roundCoordinate(x)}`
        : `M${roundCoordinate(x)} ${roundCoordinate(y)}`;
    })
    .join('');
}

/** A marker of the theme's shape around a point. */
export function buildMarkerPath(shape: string, x: number, y: number, r: number): string {
  const formatPoint = (dx: number, dy: number) =>
    `${roundCoordinate(x + dx * r)} ${roundCoordinate(y + dy * r)}`;
  if (shape === 'square')
    return `M${formatPoint(-1, -1)}L${formatPoint(1, -1)}L${formatPoint(1, 1)}L${formatPoint(-1, 1)}Z`;
  if (shape === 'diamond')
    return `M${formatPoint(0, -1.3)}L${formatPoint(1.3, 0)}L${formatPoint(0, 1.3)}L${formatPoint(-1.3, 0)}Z`;
  if (shape === 'triangle')
    return `M${formatPoint(0, -1.2)}L${formatPoint(1.1, 1)}L${formatPoint(-1.1, 1)}Z`;
  if (shape === 'x')
    return `M${formatPoint(-1, -1)}L${formatPoint(1, 1)}M${formatPoint(1, -1)}L${formatPoint(-1, 1)}`;
  if (shape === 'longDash' || shape === 'shortDash')
    return `M${formatPoint(-1.4, 0)}L${formatPoint(1.4, 0)}`;
  return `M${formatPoint(-1, 0)}a${roundCoordinate(r)} ${roundCoordinate(r)} 0 1 0 ${roundCoordinate(2 * r)} 0a${roundCoordinate(r)} ${roundCoordinate(r)} 0 1 0 ${roundCoordinate(-2 * r)} 0Z`;
}

/** A piece of a ring, from and to in turns clockwise from the top; an inner radius of 0 is a slice. */
export function buildArcPath(
  [x, y]: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const formatArcPoint = (turn: number, radius: number) => {
    const angle = (turn - 0.25) * 2 * Math.PI;
    return `${roundCoordinate(x + Math.cos(angle) * radius)} ${roundCoordinate(y + Math.sin(angle) * radius)}`;
  };
  const isLarge = to - from > 0.5 ? 1 : 0;
  const out = `M${formatArcPoint(from, outer)}A${roundCoordinate(outer)} ${roundCoordinate(outer)} 0 ${isLarge} 1 ${formatArcPoint(to, outer)}`;
  if (inner <= 0) return `${out}L${roundCoordinate(x)} ${roundCoordinate(y)}Z`;
  return `${out}L${formatArcPoint(to, inner)}A${roundCoordinate(inner)} ${roundCoordinate(inner)} 0 ${isLarge} 0 ${formatArcPoint(from, inner)}Z`;
}

/** Bars share this: transparency and border of a data point. */
export function readBarStyle(resolver: ThemeResolver) {
  return {
    fillOpacity: resolver.readOpacity('dataPoint', 'fillTransparency'),
    ...(resolver.readFlag('dataPoint', 'borderShow') && {
      stroke: resolver.readColor('dataPoint', 'borderColor', 'foreground'),
      strokeWidth: Math.min(resolver.readNumber('dataPoint', 'borderSize', 1) * PIXEL, 6),
    }),
  };
}

/** Colour of the only series of a visual: its own where the theme has one, else a data colour. */
export function readSingleColor(resolver: ThemeResolver, index = 0): string {
  return resolver.readColor('dataPoint', 'defaultColor', `data${index + 1}`);
}

/** Series with their colours; a single one has the colour of a visual with one colour. */
export function colorSeries<Series extends SeriesFigures>(
  resolver: ThemeResolver,
  series: readonly Series[],
): (Omit<Series, 'color'> & { color: string })[] {
  return series.map((one, i) => ({
    ...one,
    color:
      series.length === 1 && one.color === undefined
        ? readSingleColor(resolver)
        : pickSeriesColor(resolver, one, i),
  }));
}

/** Colour of one of several series: the one it names, else the one of its place. */
export function pickSeriesColor(
  resolver: ThemeResolver,
  { color }: SeriesFigures,
  index: number,
): string {
  if (color === 'ground') return resolver.readColor('background', 'color', 'background');
  return resolver.readDataColor(color ?? index);
}
