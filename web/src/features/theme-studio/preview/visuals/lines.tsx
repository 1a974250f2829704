import type { ReactNode } from 'react';
import { drawAxes, buildDashArray } from '../draw/axes';
import { estimateTextWidth } from '../draw/font';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import { drawDataLabel } from '../draw/label';
import { pickLegendEntries, drawLegend } from '../draw/legend';
import { colorSeries, buildLinePath, readLineStyle, buildMarkerPath } from '../draw/marks';
import type { ChartFigures, LineFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** The series with their colours; nothing counts as zero. */
const fillSeries = (resolver: ThemeResolver, { series }: ChartFigures) =>
  colorSeries(resolver, series).map((one) => ({
    ...one,
    values: one.values.map((value) => value ?? 0),
  }));

export function drawLineChart(
  resolver: ThemeResolver,
  size: Size,
  figures: LineFigures,
): ReactNode {
  const series = fillSeries(resolver, figures);
  const { label } = figures;
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node, rest } = drawLegend(resolver, box, pickLegendEntries(figures, series));
    const textStyle = resolver.readTextStyle('labels', 'label');
    const hasLabels = resolver.readFlag('labels', 'show');
    const ends = series.map(({ values }) => label(values.at(-1) ?? 0));
    const room = hasLabels
      ? Math.max(
          ...ends.map((end) => estimateTextWidth(end, textStyle.fontSize, textStyle.fontWeight)),
        ) + 7
      : 4;
    const plot = drawAxes(
      resolver,
      { ...rest, w: rest.w - room },
      {
        categories: figures.categories,
        ticks: figures.ticks,
        format: figures.tick,
        titles: figures.axisTitles,
        isPoints: true,
      },
    );
    const { pathOf, stroke, width } = readLineStyle(resolver);
    const hasMarkers = resolver.readFlag('lineStyles', 'showMarker');
    const shape = resolver.readWord('lineStyles', 'markerShape', 'circle');
    const radius = (Math.min(resolver.readNumber('lineStyles', 'markerSize', 5), 16) / 2) * PIXEL;
    const hasArea = resolver.readFlag('lineStyles', 'areaShow');
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, values, color, isDashed }) => {
          const points = values.map((value, i) => [plot.xAt(i), plot.yAt(value)] as const);
          const [x, y] = points.at(-1) ?? [0, 0];
          return (
            <g key={name}>
              {hasArea && (
                <path
                  d={`${pathOf(points)}V${plot.y + plot.h}H${plot.xAt(0)}Z`}
                  fill={color}
                  fillOpacity={0.2}
                />
              )}
              <path
                {...stroke}
                {...(isDashed && { strokeDasharray: buildDashArray('dashed', width) })}
                d={pathOf(points)}
                stroke={color}
              />
              {hasMarkers &&
                points.map((point, i) => (
                  <path
                    key={i}
                    d={buildMarkerPath(shape, ...point, radius)}
                    fill={color}
                    stroke={color}
                  />
                ))}
              {figures.hasEnds && (
                <circle cx={x} cy={y} r={Math.max(width * 1.1, 1.6)} fill={color} />
              )}
              {hasLabels &&
                drawDataLabel(
                  resolver,
                  textStyle,
                  label(values.at(-1) ?? 0),
                  x + 5,
                  y + textStyle.fontSize * 0.35,
                  'start',
                )}
            </g>
          );
        })}
      </>
    );
  });
}

/** Areas one before the other, or piled up. */
export function drawAreaChart(
  resolver: ThemeResolver,
  size: Size,
  figures: ChartFigures,
  isPiled = false,
): ReactNode {
  const series = fillSeries(resolver, figures);
  return drawFrame(resolver, size, figures.title, (box) => {
    const { node, rest } = drawLegend(resolver, box, pickLegendEntries(figures, series));
    const plot = drawAxes(resolver, rest, {
      categories: figures.categories,
      ticks: figures.ticks,
      format: figures.tick,
      titles: figures.axisTitles,
      isPoints: true,
    });
    const { stroke, pathOf } = readLineStyle(resolver);
    const sums = figures.categories.map(() => 0);
    const baseline = sums.map((_, i) => [plot.xAt(i), plot.yAt(0)] as const);
    let floor = baseline;
    const opacity = resolver.readOpacity('dataPoint', 'transparency', isPiled ? 50 : 60);
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, values, color }) => {
          const top = values.map((value, i) => {
            sums[i] = (isPiled ? (sums[i] ?? 0) : 0) + value;
            return [plot.xAt(i), plot.yAt(sums[i] ?? 0)] as const;
          });
          const area = `${pathOf(top)}${buildLinePath(floor.toReversed()).replace('M', 'L')}Z`;
          floor = isPiled ? top : baseline;
          return (
            <g key={name}>
              <path d={area} fill={color} fillOpacity={opacity} />
              <path
                {...stroke}
                strokeWidth={stroke.strokeWidth * (isPiled ? 0.7 : 1)}
                d={pathOf(top)}
                stroke={color}
              />
            </g>
          );
        })}
      </>
    );
  });
}
