import type { ReactNode } from 'react';
import { axes, dash } from '../draw/axes';
import { textWidth } from '../draw/font';
import { framed, PIXEL, type Size } from '../draw/frame';
import { dataLabel } from '../draw/label';
import { keyed, legend } from '../draw/legend';
import { colored, linePath, lineStyle, markerPath } from '../draw/marks';
import type { ChartFigures, LineFigures } from '@flexa/theme-engine/report';
import type { ThemeResolver } from '../theme-resolver';

/** The series with their colours; nothing counts as zero. */
const filled = (p: ThemeResolver, { series }: ChartFigures) =>
  colored(p, series).map((one) => ({ ...one, values: one.values.map((value) => value ?? 0) }));

export function lines(p: ThemeResolver, size: Size, figures: LineFigures): ReactNode {
  const series = filled(p, figures);
  const { label } = figures;
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, keyed(figures, series));
    const words = p.text('labels', 'label');
    const hasLabels = p.flag('labels', 'show');
    const ends = series.map(({ values }) => label(values.at(-1) ?? 0));
    const room = hasLabels
      ? Math.max(...ends.map((end) => textWidth(end, words.fontSize, words.fontWeight))) + 7
      : 4;
    const plot = axes(
      p,
      { ...rest, w: rest.w - room },
      {
        categories: figures.categories,
        ticks: figures.ticks,
        format: figures.tick,
        titles: figures.axisTitles,
        isPoints: true,
      },
    );
    const { pathOf, stroke, width } = lineStyle(p);
    const hasMarkers = p.flag('lineStyles', 'showMarker');
    const shape = p.word('lineStyles', 'markerShape', 'circle');
    const radius = (Math.min(p.number('lineStyles', 'markerSize', 5), 16) / 2) * PIXEL;
    const hasArea = p.flag('lineStyles', 'areaShow');
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
                {...(isDashed && { strokeDasharray: dash('dashed', width) })}
                d={pathOf(points)}
                stroke={color}
              />
              {hasMarkers &&
                points.map((point, i) => (
                  <path
                    key={i}
                    d={markerPath(shape, ...point, radius)}
                    fill={color}
                    stroke={color}
                  />
                ))}
              {figures.hasEnds && (
                <circle cx={x} cy={y} r={Math.max(width * 1.1, 1.6)} fill={color} />
              )}
              {hasLabels &&
                dataLabel(
                  p,
                  words,
                  label(values.at(-1) ?? 0),
                  x + 5,
                  y + words.fontSize * 0.35,
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
export function areas(
  p: ThemeResolver,
  size: Size,
  figures: ChartFigures,
  isPiled = false,
): ReactNode {
  const series = filled(p, figures);
  return framed(p, size, figures.title, (box) => {
    const { node, rest } = legend(p, box, keyed(figures, series));
    const plot = axes(p, rest, {
      categories: figures.categories,
      ticks: figures.ticks,
      format: figures.tick,
      titles: figures.axisTitles,
      isPoints: true,
    });
    const { stroke, pathOf } = lineStyle(p);
    const sums = figures.categories.map(() => 0);
    const ground = sums.map((_, i) => [plot.xAt(i), plot.yAt(0)] as const);
    let floor = ground;
    const opacity = p.opacity('dataPoint', 'transparency', isPiled ? 50 : 60);
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, values, color }) => {
          const top = values.map((value, i) => {
            sums[i] = (isPiled ? (sums[i] ?? 0) : 0) + value;
            return [plot.xAt(i), plot.yAt(sums[i] ?? 0)] as const;
          });
          const area = `${pathOf(top)}${linePath(floor.toReversed()).replace('M', 'L')}Z`;
          floor = isPiled ? top : ground;
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
