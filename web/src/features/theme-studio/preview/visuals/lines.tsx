import type { ReactNode } from 'react';
import { MONTHS, ORDERS_BY_CHANNEL, REVENUE_BY_MONTH, SESSIONS } from '../data';
import { axes } from '../draw/axes';
import { textWidth } from '../draw/font';
import { framed, PIXEL, type Size } from '../draw/frame';
import { dataLabel } from '../draw/label';
import { legend } from '../draw/legend';
import { linePath, lineStyle, markerPath } from '../draw/marks';
import type { Paint } from '../paint';

const every = (step: number) => MONTHS.map((name, i) => (i % step === 0 ? name : ''));

export function lines(p: Paint, size: Size): ReactNode {
  const colors = [0, 2, 4];
  const series = Object.entries(ORDERS_BY_CHANNEL).map(([name, values], i) => ({
    name,
    values,
    color: p.data(colors[i] ?? i),
  }));
  return framed(p, size, 'Orders by channel, rolling year', (box) => {
    const { node, rest } = legend(p, box, series);
    const words = p.text('labels', 'label');
    const hasLabels = p.flag('labels', 'show');
    const room = hasLabels ? textWidth('43.1K', words.fontSize, words.fontWeight) + 7 : 4;
    const plot = axes(
      p,
      { ...rest, w: rest.w - room },
      {
        categories: every(3),
        ticks: [0, 15, 30, 45],
        format: (tick) => (tick === 0 ? '0' : `${tick}K`),
        titles: ['Month', 'Orders'],
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
        {series.map(({ name, values, color }) => {
          const points = values.map((value, i) => [plot.xAt(i), plot.yAt(value)] as const);
          const [x, y] = points.at(-1) ?? [0, 0];
          return (
            <g key={name}>
              {hasArea && (
                <path
                  d={`${pathOf(points)}V${plot.yAt(0)}H${plot.xAt(0)}Z`}
                  fill={color}
                  fillOpacity={0.2}
                />
              )}
              <path {...stroke} d={pathOf(points)} stroke={color} />
              {hasMarkers &&
                points.map((point, i) => (
                  <path
                    key={i}
                    d={markerPath(shape, ...point, radius)}
                    fill={color}
                    stroke={color}
                  />
                ))}
              <circle cx={x} cy={y} r={Math.max(width * 1.1, 1.6)} fill={color} />
              {hasLabels &&
                dataLabel(p, words, `${values.at(-1)}K`, x + 5, y + words.fontSize * 0.35, 'start')}
            </g>
          );
        })}
      </>
    );
  });
}

/** Areas piled up on one another. */
export function stackedAreas(p: Paint, size: Size): ReactNode {
  const series = Object.entries(SESSIONS).map(([name, values], i) => ({
    name,
    values,
    color: p.data(i),
  }));
  return framed(p, size, 'Sessions by device', (box) => {
    const { node, rest } = legend(p, box, series);
    const plot = axes(p, rest, {
      categories: every(2),
      ticks: [0, 20, 40],
      format: (tick) => (tick === 0 ? '0' : `${tick}K`),
      titles: ['Month', 'Sessions'],
      isPoints: true,
    });
    const { stroke, pathOf } = lineStyle(p);
    let floor: readonly (readonly [number, number])[] = MONTHS.map((_, i) => [
      plot.xAt(i),
      plot.yAt(0),
    ]);
    const sums = MONTHS.map(() => 0);
    const opacity = p.opacity('dataPoint', 'transparency', 50);
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, values, color }) => {
          values.forEach((value, i) => (sums[i] = (sums[i] ?? 0) + value));
          const top = sums.map((value, i) => [plot.xAt(i), plot.yAt(value)] as const);
          const area = `${pathOf(top)}${linePath(floor.toReversed()).replace('M', 'L')}Z`;
          floor = top;
          return (
            <g key={name}>
              <path d={area} fill={color} fillOpacity={opacity} />
              <path
                {...stroke}
                strokeWidth={stroke.strokeWidth * 0.7}
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

export function area(p: Paint, size: Size): ReactNode {
  const series = Object.entries(REVENUE_BY_MONTH)
    .toReversed()
    .map(([name, values], i) => ({ name, values, color: p.data(i) }));
  return framed(p, size, 'Revenue, two years', (box) => {
    const { node, rest } = legend(p, box, series);
    const plot = axes(p, rest, {
      categories: every(3),
      ticks: [0, 1, 2, 3],
      format: (tick) => (tick === 0 ? '0' : `$${tick}M`),
      titles: ['Month', 'Revenue'],
      isPoints: true,
    });
    const { stroke, pathOf } = lineStyle(p);
    const opacity = p.opacity('dataPoint', 'transparency', 60);
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, values, color }) => {
          const points = values.map((value, i) => [plot.xAt(i), plot.yAt(value)] as const);
          return (
            <g key={name}>
              <path
                d={`${pathOf(points)}V${plot.yAt(0)}H${plot.xAt(0)}Z`}
                fill={color}
                fillOpacity={opacity}
              />
              <path {...stroke} d={pathOf(points)} stroke={color} />
            </g>
          );
        })}
      </>
    );
  });
}
