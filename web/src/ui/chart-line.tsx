import { useId } from 'react';
import { formatNumber } from '@flexa/contracts/format';
import { buildBandPath, buildLinePath } from '@flexa/visuals/marks';
import {
  CHART_HEIGHT,
  CHART_MARGIN,
  ChartFrame,
  Grid,
  scaleOverTicks,
  type ChartPoint,
} from './chart-frame';
import { chooseLabels, listTicks } from './chart-scale';

export interface LinePoint extends ChartPoint {
  /** Label below the point. */
  label: string;
  value: number;
  /** Value a year before, drawn dashed. */
  before: number;
}

interface LineChartProps {
  title: string;
  points: readonly LinePoint[];
  columns: readonly string[];
}

const LEGEND = [
  { label: 'This year', className: 'bg-chart-2' },
  { label: 'Previous year', className: 'bg-muted', kind: 'dash' },
] as const;

/** Draws a line of 2 px with a soft fill, and last year's line dashed behind it. */
export function LineChart({ title, points, columns }: LineChartProps) {
  const gradient = useId();
  const ticks = listTicks(Math.max(0, ...points.flatMap(({ value, before }) => [value, before])));
  const place = (index: number, width: number) => {
    const plotWidth = width - CHART_MARGIN.left - CHART_MARGIN.right - 12;
    return CHART_MARGIN.left + 6 + (plotWidth * index) / Math.max(1, points.length - 1);
  };
  const y = scaleOverTicks(ticks);
  const placeValues = (width: number, values: readonly number[]) =>
    values.map((value, n) => ({ x: place(n, width), y: y(value) }));

  return (
    <ChartFrame title={title} legend={LEGEND} points={points} columns={columns} place={place}>
      {(width, index) => {
        const current = placeValues(
          width,
          points.map(({ value }) => value),
        );
        const before = placeValues(
          width,
          points.map((point) => point.before),
        );
        const baseline = current.map(({ x }) => ({ x, y: y.zero }));
        const labelIndexes = chooseLabels(points.length, width - CHART_MARGIN.left, 64);
        const point = index === null ? undefined : points[index];
        return (
          <>
            <defs>
              <linearGradient id={gradient} x1="0" y1="0" x2="0" y2="1">
                <stop offset="0" className="[stop-color:var(--chart-2)] [stop-opacity:0.18]" />
                <stop offset="1" className="[stop-color:var(--chart-2)] [stop-opacity:0]" />
              </linearGradient>
            </defs>
            <Grid width={width} ticks={ticks} label={(value) => formatNumber(value)} />
            <path d={buildBandPath(current, baseline)} fill={`url(#${gradient})`} />
            <path
              d={buildLinePath(before)}
              className="fill-none stroke-muted stroke-[1.25]"
              strokeDasharray="3 3"
            />
            <path
              d={buildLinePath(current)}
              className="fill-none stroke-chart-2 stroke-2"
              strokeLinejoin="round"
            />
            {points.map(
              ({ label }, n) =>
                labelIndexes.has(n) && (
                  <text
                    key={n}
                    x={place(n, width)}
                    y={CHART_HEIGHT - 8}
                    textAnchor={n === points.length - 1 ? 'end' : n === 0 ? 'start' : 'middle'}
                    className="fill-muted text-12"
                  >
                    {label}
                  </text>
                ),
            )}
            {point && index !== null && (
              <>
                <line
                  x1={place(index, width)}
                  x2={place(index, width)}
                  y1={CHART_MARGIN.top}
                  y2={y.zero}
                  className="stroke-line-2"
                />
                <circle
                  cx={place(index, width)}
                  cy={y(point.value)}
                  r="4.5"
                  className="fill-chart-2 stroke-raised stroke-2"
                />
              </>
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}
