import type { ReactNode } from 'react';
import { drawAxes } from '../draw/axes';
import { drawBars, drawInnerLabel, computeTotals, type Pile } from '../draw/bars';
import { drawFrame, PIXEL, type Size } from '../draw/frame';
import { drawDataLabel } from '../draw/label';
import { pickLegendEntries, drawLegend } from '../draw/legend';
import { colorSeries, readLineStyle, buildMarkerPath, pickSeriesColor } from '../draw/marks';
import type { ChartFigures, ComboFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** Columns of each series, and lines on a scale of their own where there are some. */
export function drawColumnChart(
  resolver: ThemeResolver,
  size: Size,
  figures: ChartFigures & Partial<ComboFigures>,
  pile: Pile = 'beside',
): ReactNode {
  const { categories, label, labelled = figures.series.length, marked = {} } = figures;
  const series = colorSeries(resolver, figures.series);
  const lines = (figures.lines ?? []).map((one, i) => ({
    ...one,
    color: pickSeriesColor(resolver, one, series.length + i),
  }));
  const hasLines = lines.length > 0;
  const totals = computeTotals(figures);
  return drawFrame(resolver, size, figures.title, (box) => {
    const entries = [...series, ...lines];
    const { node, rest } = drawLegend(
      resolver,
      box,
      hasLines ? entries : pickLegendEntries(figures, entries),
    );
    const plot = drawAxes(resolver, rest, {
      categories,
      ticks: figures.ticks,
      format: figures.tick,
      ...(hasLines && {
        second: { ticks: figures.lineTicks ?? [], format: figures.lineTick ?? String },
      }),
      titles: figures.axisTitles,
    });
    const isBeside = pile === 'beside';
    const width = isBeside ? plot.band / series.length : plot.band;
    const floor = categories.map(() => 0);
    const parts = series.flatMap(({ values, color }, s) =>
      values.map((amount, i) => {
        const from = floor[i] ?? 0;
        const value = pile === 'shares' ? ((amount ?? 0) / (totals[i] || 1)) * 100 : (amount ?? 0);
        if (!isBeside) floor[i] = from + value;
        const y = plot.yAt(from + value);
        const own = marked[categories[i] ?? ''];
        return {
          value,
          x: plot.xAt(i) - plot.band / 2 + (isBeside ? s * width : 0),
          y,
          width: width * (isBeside ? 0.97 : 1),
          height: plot.yAt(from) - y,
          color: own === undefined ? color : resolver.readDataColor(own),
        };
      }),
    );
    const { pathOf, stroke } = readLineStyle(resolver);
    const shape = resolver.readWord('lineStyles', 'markerShape', 'circle');
    const radius =
      (Math.min(resolver.readNumber('lineStyles', 'markerSize', 5), 16) / 2) * PIXEL * 1.3;
    const textStyle = resolver.readTextStyle('labels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {drawBars(resolver, parts)}
        {lines.map(({ values, color }, l) => {
          const points = values.map(
            (value, i) => [plot.xAt(i), plot.secondAt(value ?? 0)] as const,
          );
          return (
            <g key={l}>
              <path {...stroke} d={pathOf(points)} stroke={color} />
              {points.map(([x, y], i) => (
                <path
                  key={i}
                  d={buildMarkerPath(shape, x, y, radius)}
                  fill={color}
                  stroke={resolver.readColor('background', 'color', 'background')}
                  strokeWidth={0.8}
                />
              ))}
            </g>
          );
        })}
        {resolver.readFlag('labels', 'show') &&
          parts
            .slice(0, labelled * categories.length)
            .map((part) =>
              isBeside
                ? drawDataLabel(
                    resolver,
                    textStyle,
                    label(part.value),
                    part.x + width / 2,
                    part.y - 3,
                    'middle',
                  )
                : drawInnerLabel(resolver, textStyle, label(part.value), part),
            )}
      </>
    );
  });
}
