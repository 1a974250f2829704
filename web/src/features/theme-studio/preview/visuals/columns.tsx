import type { ReactNode } from 'react';
import { axes } from '../draw/axes';
import { bars, innerLabel } from '../draw/bars';
import { framed, PIXEL, type Size } from '../draw/frame';
import { dataLabel } from '../draw/label';
import { keyed, legend } from '../draw/legend';
import { lineStyle, markerPath, oneColor, seriesColor } from '../draw/marks';
import type { ChartFigures, ComboFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

export function clusteredColumns(p: ThemeResolver, size: Size, figures: ChartFigures): ReactNode {
  const { categories, label, labelled = figures.series.length, marked = {} } = figures;
  const series = figures.series.map((one, i) => ({
    ...one,
    color:
      figures.series.length === 1 && one.color === undefined ? oneColor(p) : seriesColor(p, one, i),
  }));
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, keyed(figures, series));
    const plot = axes(p, rest, {
      categories,
      ticks: figures.ticks,
      format: figures.tick,
      titles: figures.axisTitles,
    });
    const width = plot.band / series.length;
    const columns = series.flatMap(({ color, values }, s) =>
      values.map((amount, i) => {
        const value = amount ?? 0;
        const own = marked[categories[i] ?? ''];
        const y = plot.yAt(value);
        return {
          value,
          x: plot.xAt(i) - plot.band / 2 + s * width,
          y,
          width: width * 0.97,
          height: plot.yAt(0) - y,
          color: own === undefined ? color : p.data(own),
        };
      }),
    );
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {bars(p, columns)}
        {hasLabels &&
          columns
            .slice(0, labelled * categories.length)
            .map(({ value, x, y }) =>
              dataLabel(p, words, label(value), x + width / 2, y - 3, 'middle'),
            )}
      </>
    );
  });
}

/** Series piled up; the shares of each where it is drawn to 100 %. */
export function stackedColumns(
  p: ThemeResolver,
  size: Size,
  figures: ChartFigures,
  isShare: boolean,
): ReactNode {
  const { categories, label } = figures;
  const series = figures.series.map((one, i) => ({ ...one, color: seriesColor(p, one, i) }));
  const totals = categories.map((_, q) =>
    series.reduce((all, { values }) => all + (values[q] ?? 0), 0),
  );
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, keyed(figures, series));
    const plot = axes(p, rest, {
      categories,
      ticks: figures.ticks,
      format: figures.tick,
      titles: figures.axisTitles,
    });
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    const base = categories.map(() => 0);
    const columns = series.flatMap(({ values, color }) =>
      values.map((given, q) => {
        const amount = given ?? 0;
        const value = isShare ? (amount / (totals[q] ?? 1)) * 100 : amount;
        const from = base[q] ?? 0;
        base[q] = from + value;
        const [y, bottom] = [plot.yAt(from + value), plot.yAt(from)];
        const x = plot.xAt(q) - plot.band / 2;
        return { value, x, y, width: plot.band, height: bottom - y, color };
      }),
    );
    return (
      <>
        {node}
        {plot.node}
        {bars(p, columns)}
        {hasLabels && columns.map((column) => innerLabel(p, words, label(column.value), column))}
      </>
    );
  });
}

/** Columns of one series, and a line on a scale of its own. */
export function combo(p: ThemeResolver, size: Size, figures: ComboFigures): ReactNode {
  const { series, line: lineSeries, label } = figures;
  const [only] = series;
  const [barColor, line] = [
    only ? seriesColor(p, only, 0) : p.data(0),
    seriesColor(p, lineSeries, 1),
  ];
  const values = (only?.values ?? []).map((value) => value ?? 0);
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, [
      { name: only?.name ?? '', color: barColor },
      { name: lineSeries.name, color: line },
    ]);
    const plot = axes(p, rest, {
      categories: figures.categories,
      ticks: figures.ticks,
      format: figures.tick,
      second: { ticks: figures.lineTicks, format: figures.lineTick },
      titles: figures.axisTitles,
    });
    const { pathOf, stroke } = lineStyle(p);
    const points = lineSeries.values.map(
      (value, i) => [plot.xAt(i), plot.secondAt(value ?? 0)] as const,
    );
    const shape = p.word('lineStyles', 'markerShape', 'circle');
    const radius = (Math.min(p.number('lineStyles', 'markerSize', 5), 16) / 2) * PIXEL * 1.3;
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {bars(
          p,
          values.map((value, i) => ({
            x: plot.xAt(i) - plot.band / 2,
            y: plot.yAt(value),
            width: plot.band,
            height: plot.yAt(0) - plot.yAt(value),
            color: barColor,
          })),
        )}
        <path {...stroke} d={pathOf(points)} stroke={line} />
        {points.map(([x, y], i) => (
          <path
            key={i}
            d={markerPath(shape, x, y, radius)}
            fill={line}
            stroke={p.color('background', 'color', 'background')}
            strokeWidth={0.8}
          />
        ))}
        {hasLabels &&
          values.map((value, i) =>
            dataLabel(p, words, label(value), plot.xAt(i), plot.yAt(0) - 4, 'middle'),
          )}
      </>
    );
  });
}
