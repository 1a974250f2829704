import type { ReactNode } from 'react';
import { createScaleBetween } from '@flexa/visuals/scale';
import { REGIONS, SCATTER } from '../data';
import { pickTextColor } from '../draw/color';
import { drawAxes } from '../draw/axes';
import { estimateTextWidth } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import { drawDataLabel } from '../draw/label';
import { drawLegend } from '../draw/legend';
import { readBarStyle, buildMarkerPath, readSingleColor } from '../draw/marks';
import type { ChartFigures, FunnelFigures } from '@flexa/theme-engine/report';
import { MAP_COLORS } from '../system-defaults';
import type { ThemeResolver } from '../theme-resolver';

/** The dearest price on the axis. */
const DEAREST = 500;
const PRICES = {
  names: SCATTER.map(({ category }) => category),
  categories: ['$0', '$100', '$200', '$300', '$400', '$500'],
  titles: ['Price', 'Margin'] as const,
};

export function drawScatterChart(
  resolver: ThemeResolver,
  size: Size,
  {
    names,
    categories,
    titles,
  }: {
    names: readonly string[];
    categories: readonly string[];
    titles: readonly [x: string, y: string];
  } = PRICES,
): ReactNode {
  const series = SCATTER.map(({ points }, i) => ({
    name: names[i] ?? '',
    points,
    color: resolver.readDataColor(names.length > 1 ? i : 0),
  }));
  return drawFrame(resolver, size, 'Price and margin', (box) => {
    const { node, rest } = drawLegend(resolver, box, names.length > 1 ? series : []);
    const plot = drawAxes(resolver, rest, {
      categories,
      ticks: [30, 35, 40, 45, 50],
      format: (tick) => `${tick}%`,
      titles,
      isPoints: true,
    });
    const xAt = createScaleBetween({ low: 0, high: DEAREST }, plot.x + plot.w, plot.x);
    // Power BI's bubble size goes from -100 to 100 around its usual one.
    const grow =
      1 + Math.min(Math.max(resolver.readNumber('bubbles', 'bubbleSize', -10), -100), 100) / 125;
    const shape = resolver.readWord('bubbles', 'markerShape', 'circle');
    const hasNames = resolver.readFlag('categoryLabels', 'show');
    const textStyle = resolver.readTextStyle('categoryLabels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, points, color }) =>
          points.map(([price, margin, revenue]) => {
            const [x, y] = [xAt(price), plot.yAt(margin)];
            const radius = Math.sqrt(revenue) * 5 * grow;
            return (
              <g key={price}>
                <path
                  d={buildMarkerPath(shape, x, y, radius)}
                  fill={color}
                  fillOpacity={resolver.readOpacity('dataPoint', 'transparency', 15)}
                  stroke={resolver.readColor('background', 'color', 'background')}
                  strokeWidth={0.75}
                />
                {hasNames && (
                  <text {...textStyle} x={x} y={y - radius - 2} textAnchor="middle">
                    {name}
                  </text>
                )}
              </g>
            );
          }),
        )}
      </>
    );
  });
}

export function drawFunnel(resolver: ThemeResolver, size: Size, figures: FunnelFigures): ReactNode {
  const color = readSingleColor(resolver);
  const { stages, label: text } = figures;
  const computeLength = (value: number) => (figures.isRoot ? Math.sqrt(value) : value);
  return drawFrame(resolver, size, figures.title, (box) => {
    const names = resolver.readTextStyle('categoryAxis', 'lightLabel');
    const textStyle = resolver.readTextStyle('labels', 'label', { color: ['color'] });
    const ends = resolver.readTextStyle('percentBarLabel', 'smallLightLabel');
    const hasNames = resolver.readFlag('categoryAxis', 'show');
    const hasEnds = resolver.readFlag('percentBarLabel', 'show');
    const left = hasNames
      ? Math.max(...stages.map(({ name }) => estimateTextWidth(name, names.fontSize))) + 6
      : 0;
    const band = hasEnds ? ends.fontSize * 1.5 : 0;
    const row = (box.h - 2 * band) / stages.length;
    const middle = box.x + left + (box.w - left) / 2;
    const most = computeLength(stages[0]?.value ?? 1);
    const onBar = resolver.resolveInk('words on bar', (reader) =>
      pickTextColor(resolver.readHexColor(reader, 'dataPoint', 'defaultColor', 'data1')),
    );
    return (
      <>
        {hasEnds && (
          <>
            <text {...ends} x={middle} y={box.y + ends.fontSize} textAnchor="middle">
              100%
            </text>
            <text {...ends} x={middle} y={box.y + box.h - 1} textAnchor="middle">
              {figures.rate}
            </text>
          </>
        )}
        {stages.map(({ name, value }, i) => {
          const width = Math.max((computeLength(value) / most) * (box.w - left), 3);
          const y = box.y + band + row * i;
          const isInside = width > estimateTextWidth(text(value), textStyle.fontSize) + 8;
          return (
            <g key={name}>
              {hasNames && (
                <text {...names} x={box.x} y={y + row / 2 + names.fontSize * 0.35}>
                  {name}
                </text>
              )}
              <rect
                x={middle - width / 2}
                y={y + 1.2}
                width={width}
                height={row - 2.4}
                fill={color}
              />
              {resolver.readFlag('labels', 'show') && (
                <text
                  {...textStyle}
                  {...(isInside && { fill: onBar })}
                  x={isInside ? middle : middle + width / 2 + 4}
                  y={y + row / 2 + textStyle.fontSize * 0.35}
                  textAnchor={isInside ? 'middle' : 'start'}
                >
                  {text(value)}
                </text>
              )}
            </g>
          );
        })}
      </>
    );
  });
}

/** Series piled up by their rank, ribbons between. */
export function drawRibbonChart(
  resolver: ThemeResolver,
  size: Size,
  figures: ChartFigures,
): ReactNode {
  const series = figures.series.map((one, i) => ({ ...one, color: resolver.readDataColor(i) }));
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node, rest } = drawLegend(resolver, box, series);
    const plot = drawAxes(resolver, rest, {
      categories: figures.categories,
      ticks: figures.ticks,
      format: figures.tick,
      titles: figures.axisTitles,
    });
    const width = plot.band * 0.6;
    const places = figures.categories.map((_, q) => {
      let level = 0;
      const order = [...series.keys()].toSorted((a, b) => readAmount(a, q) - readAmount(b, q));
      return new Map(
        order.map((s) => {
          const from = level;
          level += readAmount(s, q);
          return [s, [plot.yAt(level), plot.yAt(from)] as const];
        }),
      );
    });
    function readAmount(s: number, q: number) {
      return series[s]?.values[q] ?? 0;
    }
    const opacity =
      1 -
      Math.min(Math.max(resolver.readNumber('ribbonBands', 'fillTransparency', 70), 0), 100) / 100;
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, color }, s) =>
          places.map((place, q) => {
            const [top, bottom] = place.get(s) ?? [0, 0];
            const [nextTop, nextBottom] = places[q + 1]?.get(s) ?? [];
            const [x, end] = [plot.xAt(q) + width / 2, plot.xAt(q + 1) - width / 2];
            const turn = (x + end) / 2;
            return (
              <g key={`${name} ${q}`}>
                {nextTop !== undefined && nextBottom !== undefined && (
                  <path
                    d={`M${x} ${top}C${turn} ${top} ${turn} ${nextTop} ${end} ${nextTop}V${nextBottom}C${turn} ${nextBottom} ${turn} ${bottom} ${x} ${bottom}Z`}
                    fill={color}
                    fillOpacity={opacity}
                  />
                )}
                <rect
                  {...readBarStyle(resolver)}
                  x={plot.xAt(q) - width / 2}
                  y={top}
                  width={width}
                  height={bottom - top}
                  fill={color}
                />
              </g>
            );
          }),
        )}
      </>
    );
  });
}

/** Simple shapes of land, and a bubble where a region sells. */
export const LAND = [
  'M0.48 0.02L0.62 0.05L0.6 0.22L0.55 0.36L0.5 0.4L0.46 0.3L0.4 0.32L0.38 0.24L0.44 0.14Z',
  'M0.68 0.06L0.84 0.04L0.98 0.1V0.62L0.8 0.6L0.72 0.5L0.64 0.46L0.66 0.34L0.72 0.24L0.64 0.2Z',
  'M0.36 0.5L0.5 0.44L0.66 0.48L0.74 0.58L0.86 0.66L0.8 0.76L0.7 0.72L0.66 0.64L0.6 0.66L0.68 0.82L0.62 0.86L0.54 0.68L0.42 0.72L0.34 0.66L0.3 0.58Z',
  'M0.14 0.74L0.34 0.72L0.36 0.78L0.3 0.94L0.16 0.98L0.1 0.9Z',
  'M0.22 0.34L0.28 0.3L0.32 0.44L0.28 0.54L0.2 0.56L0.22 0.46ZM0.12 0.42L0.18 0.4L0.17 0.52L0.11 0.52Z',
];
export const PLACES = [
  [0.54, 0.2],
  [0.56, 0.58],
  [0.41, 0.56],
  [0.22, 0.84],
] as const;

const SELLERS = REGIONS.map(({ name }) => name);

export function drawBubbleMap(resolver: ThemeResolver, size: Size, names = SELLERS): ReactNode {
  return drawFrame(resolver, size, 'Where we sell', (box) => {
    const color = readSingleColor(resolver);
    const textStyle = resolver.readTextStyle('categoryLabels', 'smallLightLabel');
    const hasNames = resolver.readFlag('categoryLabels', 'show');
    const grow =
      1 + Math.min(Math.max(resolver.readNumber('bubbles', 'bubbleSize', -10), -100), 100) / 125;
    const mapStyle = resolver.readWord('mapStyles', 'mapTheme', 'road').toLowerCase();
    const [sea, land, shore] = MAP_COLORS[mapStyle.includes('dark') ? 'dark' : 'light'];
    return (
      <>
        <rect x={box.x} y={box.y} width={box.w} height={box.h} fill={sea} />
        <svg
          x={box.x}
          y={box.y}
          width={box.w}
          height={box.h}
          viewBox="0 0 1 1"
          preserveAspectRatio="none"
        >
          {LAND.map((path) => (
            <path key={path} d={path} fill={land} stroke={shore} strokeWidth={0.004} />
          ))}
        </svg>
        {REGIONS.map(({ quarters }, i) => {
          const [left, top] = PLACES[i] ?? [0.5, 0.5];
          const [x, y] = [box.x + left * box.w, box.y + top * box.h];
          const radius = Math.sqrt(quarters.reduce((all, one) => all + one, 0)) * 4.4 * grow;
          return (
            <g key={i}>
              <circle
                cx={x}
                cy={y}
                r={radius}
                fill={color}
                fillOpacity={resolver.readOpacity('dataPoint', 'transparency', 20)}
                stroke={resolver.readNamedColor('background')}
                strokeWidth={PIXEL}
              />
              {hasNames &&
                drawDataLabel(resolver, textStyle, names[i] ?? '', x, y - radius - 3, 'middle')}
            </g>
          );
        })}
      </>
    );
  });
}
