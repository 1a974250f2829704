import type { ReactNode } from 'react';
import { axes } from '../draw/axes';
import { bars, innerLabel, totalsOf, type Pile } from '../draw/bars';
import { framed, PIXEL, type Size } from '../draw/frame';
import { dataLabel } from '../draw/label';
import { keyed, legend } from '../draw/legend';
import { colored, lineStyle, markerPath, seriesColor } from '../draw/marks';
import type { ChartFigures, ComboFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** Columns of each series, and lines on a scale of their own where there are some. */
export function columns(
  p: ThemeResolver,
  size: Size,
  figures: ChartFigures & Partial<ComboFigures>,
  pile: Pile = 'beside',
): ReactNode {
  const { categories, label, labelled = figures.series.length, marked = {} } = figures;
  const series = colored(p, figures.series);
  const lines = (figures.lines ?? []).map((one, i) => ({
    ...one,
    color: seriesColor(p, one, series.length + i),
  }));
  const hasLines = lines.length > 0;
  const totals = totalsOf(figures);
  return framed(p, size, figures.title, (box) => {
    const entries = [...series, ...lines];
    const { node, rest } = legend(p, box, hasLines ? entries : keyed(figures, entries));
    const plot = axes(p, rest, {
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
          color: own === undefined ? color : p.data(own),
        };
      }),
    );
    const { pathOf, stroke } = lineStyle(p);
    const shape = p.word('lineStyles', 'markerShape', 'circle');
    const radius = (Math.min(p.number('lineStyles', 'markerSize', 5), 16) / 2) * PIXEL * 1.3;
    const words = p.text('labels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {bars(p, parts)}
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
                  d={markerPath(shape, x, y, radius)}
                  fill={color}
                  stroke={p.color('background', 'color', 'background')}
                  strokeWidth={0.8}
                />
              ))}
            </g>
          );
        })}
        {p.flag('labels', 'show') &&
          parts
            .slice(0, labelled * categories.length)
            .map((part) =>
              isBeside
                ? dataLabel(p, words, label(part.value), part.x + width / 2, part.y - 3, 'middle')
                : innerLabel(p, words, label(part.value), part),
            )}
      </>
    );
  });
}
