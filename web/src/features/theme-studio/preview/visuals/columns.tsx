import type { ReactNode } from 'react';
import { REVENUE_BY_MONTH, MONTHS, QUARTERS, REGIONS, UNITS, MARGIN } from '../data';
import { axes } from '../draw/axes';
import { framed, PIXEL, type Size } from '../draw/frame';
import { dataLabel } from '../draw/label';
import { legend } from '../draw/legend';
import { barStyle, lineStyle, markerPath } from '../draw/marks';
import type { Paint } from '../paint';

const half = (values: readonly number[]) => values.slice(6);

export function clusteredColumns(p: Paint, size: Size): ReactNode {
  const series = [
    { name: '2025', color: p.data(0), values: half(REVENUE_BY_MONTH['2025']) },
    { name: '2024', color: p.data(1), values: half(REVENUE_BY_MONTH['2024']) },
  ];
  return framed(p, size, 'Revenue by month', (box) => {
    const { node, rest } = legend(p, box, series);
    const plot = axes(p, rest, {
      categories: MONTHS.slice(6),
      ticks: [0, 1, 2, 3],
      format: (tick) => (tick === 0 ? '0' : `$${tick}M`),
      titles: ['Month', 'Revenue'],
    });
    const width = plot.band / series.length;
    const style = barStyle(p);
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {series.map(({ name, color, values }, s) =>
          values.map((value, i) => {
            const x = plot.xAt(i) - plot.band / 2 + s * width;
            return (
              <g key={`${name} ${i}`}>
                <rect
                  {...style}
                  x={x}
                  y={plot.yAt(value)}
                  width={width * 0.97}
                  height={plot.yAt(0) - plot.yAt(value)}
                  fill={color}
                />
                {hasLabels &&
                  s === 0 &&
                  dataLabel(
                    p,
                    words,
                    value.toFixed(1),
                    x + width / 2,
                    plot.yAt(value) - 3,
                    'middle',
                  )}
              </g>
            );
          }),
        )}
      </>
    );
  });
}

/** Revenue of the regions piled up by quarter; the shares of each where it is drawn to 100 %. */
export function stackedColumns(p: Paint, size: Size, isShare: boolean): ReactNode {
  const series = REGIONS.map(({ name, quarters }, i) => ({ name, quarters, color: p.data(i) }));
  const totals = QUARTERS.map((_, q) =>
    REGIONS.reduce((all, { quarters }) => all + (quarters[q] ?? 0), 0),
  );
  return framed(p, size, isShare ? 'Share of regions' : 'Revenue by quarter', (box) => {
    const { node, rest } = legend(p, box, series);
    const plot = axes(p, rest, {
      categories: QUARTERS,
      ticks: isShare ? [0, 50, 100] : [0, 2, 4, 6, 8],
      format: (tick) => (isShare ? `${tick}%` : tick === 0 ? '0' : `$${tick}M`),
      titles: ['Quarter', isShare ? 'Share' : 'Revenue'],
    });
    const style = barStyle(p);
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    const base = QUARTERS.map(() => 0);
    return (
      <>
        {node}
        {plot.node}
        {series.flatMap(({ name, quarters, color }) =>
          quarters.map((amount, q) => {
            const value = isShare ? (amount / (totals[q] ?? 1)) * 100 : amount;
            const from = base[q] ?? 0;
            base[q] = from + value;
            const [top, bottom] = [plot.yAt(from + value), plot.yAt(from)];
            return (
              <g key={`${name} ${q}`}>
                <rect
                  {...style}
                  x={plot.xAt(q) - plot.band / 2}
                  y={top}
                  width={plot.band}
                  height={bottom - top}
                  fill={color}
                />
                {hasLabels &&
                  dataLabel(
                    p,
                    words,
                    isShare ? `${Math.round(value)}%` : value.toFixed(1),
                    plot.xAt(q),
                    (top + bottom) / 2 + words.fontSize * 0.35,
                    'middle',
                  )}
              </g>
            );
          }),
        )}
      </>
    );
  });
}

export function combo(p: Paint, size: Size): ReactNode {
  const [bars, line] = [p.data(5), p.data(3)];
  return framed(p, size, 'Units and margin', (box) => {
    const { node, rest } = legend(p, box, [
      { name: 'Units', color: bars },
      { name: 'Margin %', color: line },
    ]);
    const plot = axes(p, rest, {
      categories: [...QUARTERS, ...QUARTERS],
      ticks: [0, 25, 50, 75],
      format: (tick) => (tick === 0 ? '0' : `${tick}K`),
      second: { ticks: [10, 30, 50], format: (tick) => `${tick}%` },
      titles: ['Quarter', 'Units'],
    });
    const { pathOf, stroke } = lineStyle(p);
    const points = MARGIN.map((value, i) => [plot.xAt(i), plot.secondAt(value)] as const);
    const shape = p.word('lineStyles', 'markerShape', 'circle');
    const radius = (Math.min(p.number('lineStyles', 'markerSize', 5), 16) / 2) * PIXEL * 1.3;
    const hasLabels = p.flag('labels', 'show');
    const words = p.text('labels', 'smallLightLabel');
    return (
      <>
        {node}
        {plot.node}
        {UNITS.map((value, i) => (
          <rect
            key={i}
            {...barStyle(p)}
            x={plot.xAt(i) - plot.band / 2}
            y={plot.yAt(value)}
            width={plot.band}
            height={plot.yAt(0) - plot.yAt(value)}
            fill={bars}
          />
        ))}
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
          UNITS.map((value, i) =>
            dataLabel(p, words, `${value}K`, plot.xAt(i), plot.yAt(0) - 4, 'middle'),
          )}
      </>
    );
  });
}
