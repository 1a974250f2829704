import { formatNumber } from '@flexa/contracts/format';
import { computeColumnBox } from '@flexa/visuals/marks';
import {
  CHART_HEIGHT,
  CHART_MARGIN,
  ChartFrame,
  Grid,
  scaleOverTicks,
  type ChartPoint,
  type Legend,
} from './chart-frame';
import { chooseLabels, listTicks } from './chart-scale';

export interface BarPoint extends ChartPoint {
  /** Label below the bar. */
  label: string;
  /** Parts from the bottom up, one for each entry of `fills`. */
  parts: readonly number[];
  /** Value a year before, drawn as a short line across the bar. */
  mark?: number;
  /** True for the current period, which is drawn pale. */
  isRunning?: boolean;
}

interface BarChartProps {
  title: string;
  points: readonly BarPoint[];
  columns: readonly string[];
  legend: readonly Legend[];
  /** Colours of the parts, as utilities for `fill`. */
  fills: readonly string[];
  /** Formats a value of the grid. */
  label?: (value: number) => string;
  /** Factor between values and labels of the grid, such as 100 for cents labelled in dollars. */
  unit?: number;
}

/** Draws bars, each of one part or of several stacked ones. */
export function BarChart(props: BarChartProps) {
  const { title, points, columns, legend, fills, unit = 1 } = props;
  const { label = (value) => formatNumber(value) } = props;
  const sums = points.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0));
  const largest = Math.max(0, ...sums, ...points.map(({ mark }) => mark ?? 0));
  const ticks = listTicks(largest / unit).map((tick) => tick * unit);
  const y = scaleOverTicks(ticks);
  const measureSlot = (width: number) =>
    (width - CHART_MARGIN.left - CHART_MARGIN.right) / Math.max(1, points.length);
  const place = (index: number, width: number) =>
    CHART_MARGIN.left + measureSlot(width) * (index + 0.5);

  return (
    <ChartFrame title={title} legend={legend} points={points} columns={columns} place={place}>
      {(width, index) => {
        const bar = Math.min(28, measureSlot(width) * 0.6);
        const labelIndexes = chooseLabels(points.length, width - CHART_MARGIN.left, 32);
        return (
          <>
            <Grid width={width} ticks={ticks} label={label} />
            {points.map((point, n) => (
              <g key={point.title}>
                <g opacity={point.isRunning ? 0.35 : 1}>
                  {stackParts(point.parts).map(([from, to], part) => {
                    if (to <= from) return null;
                    const box = computeColumnBox(y, from, to, place(n, width) - bar / 2, bar);
                    // A gap of one pixel separates the parts.
                    const height = Math.max(1, box.height - 1);
                    return (
                      <rect key={fills[part]} {...box} height={height} className={fills[part]} />
                    );
                  })}
                </g>
                {point.mark !== undefined && point.mark > 0 && (
                  <line
                    x1={place(n, width) - bar / 2 - 3}
                    x2={place(n, width) + bar / 2 + 3}
                    y1={y(point.mark)}
                    y2={y(point.mark)}
                    className="stroke-text/60 stroke-2"
                  />
                )}
                {labelIndexes.has(n) && (
                  <text
                    x={place(n, width)}
                    y={CHART_HEIGHT - 8}
                    textAnchor="middle"
                    className="fill-muted text-12"
                  >
                    {point.label}
                  </text>
                )}
              </g>
            ))}
            {index !== null && (
              <line
                x1={place(index, width)}
                x2={place(index, width)}
                y1={CHART_MARGIN.top}
                y2={y.zero}
                className="stroke-line-2"
              />
            )}
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Returns the start and end of each part. */
function stackParts(parts: readonly number[]): [number, number][] {
  let top = 0;
  return parts.map((part) => {
    const from = top;
    top += Math.max(0, part);
    return [from, top];
  });
}
