import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createScaleBetween, type Scale } from '@flexa/visuals/scale';
import { cn } from './cn';
import { Table } from './table';
import { useWidth } from './use-width';

export const CHART_HEIGHT = 268;
/** Margins of the drawing: value labels at the left, point labels below. */
export const CHART_MARGIN = { top: 8, right: 8, bottom: 28, left: 44 };

export interface Legend {
  label: string;
  /** Colour as a utility for `background-color`; a dash is drawn as a line. */
  className: string;
  kind?: 'fill' | 'line' | 'dash';
}

/** Text of one point of a chart. */
export interface ChartPoint {
  /** Name of the point, such as "22 to 28 Sep". */
  title: string;
  /** Values, one for each column of the table. */
  values: readonly string[];
}

interface ChartFrameProps {
  title: string;
  legend: readonly Legend[];
  points: readonly ChartPoint[];
  /** Heads of the table: one for the points, then one for each value. */
  columns: readonly string[];
  /** Returns the x coordinate of a point, in pixels from the left. */
  place: (index: number, width: number) => number;
  children: (width: number, index: number | null) => ReactNode;
}

/**
 * Renders the frame of every chart: head and legend, a line with a box of values that the pointer and the
 * arrow keys move, and the same values as a table.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, legend, points, columns, place, children } = props;
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-10 border border-line bg-raised px-4 pt-3.5 pb-3"
    >
      <div className="flex min-h-6 flex-wrap items-center gap-x-4 gap-y-1">
        <h2 id={id} className="text-14">
          {title}
        </h2>
        <ul className="ml-auto flex flex-wrap gap-x-3 gap-y-1">
          {legend.map((entry) => (
            <li key={entry.label} className="flex items-center gap-1.5 text-12 text-muted">
              <Swatch {...entry} />
              {entry.label}
            </li>
          ))}
        </ul>
      </div>
      {isTable ? (
        <ChartTable title={title} points={points} columns={columns} />
      ) : (
        <Drawing title={title} points={points} columns={columns} place={place}>
          {children}
        </Drawing>
      )}
      <button
        type="button"
        onClick={() => setTable(!isTable)}
        className="touch-target mt-1 rounded-6 text-12 font-medium text-brand-text hover:underline"
      >
        Show as {isTable ? 'a chart' : 'table'}
        <span className="sr-only">: {title}</span>
      </button>
    </section>
  );
}

function Swatch({ className, kind = 'fill' }: Legend) {
  if (kind === 'fill') return <span className={cn('size-2 rounded-[2px]', className)} />;
  return (
    <span className="flex w-3.5 gap-[3px]">
      {(kind === 'dash' ? [1, 2, 3] : [1]).map((part) => (
        <span key={part} className={cn('h-[1.5px] flex-1', className)} />
      ))}
    </span>
  );
}

function Drawing(props: Omit<ChartFrameProps, 'legend'>) {
  const { title, points, columns, place, children } = props;
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [index, setIndex] = useState<number | null>(null);
  const point = index === null ? undefined : points[index];
  const last = points.length - 1;

  function findNearest(x: number): number {
    let best = 0;
    for (let each = 1; each <= last; each++) {
      if (Math.abs(place(each, width) - x) < Math.abs(place(best, width) - x)) best = each;
    }
    return best;
  }

  function move(event: KeyboardEvent) {
    const here = index ?? last + 1;
    const next: Record<string, number | null> = {
      ArrowLeft: Math.max(0, here - 1),
      ArrowRight: index === null ? 0 : Math.min(last, here + 1),
      Home: 0,
      End: last,
      Escape: null,
    };
    if (!(event.key in next)) return;
    event.preventDefault();
    setIndex(next[event.key] ?? null);
  }

  const x = index === null ? 0 : place(index, width);
  return (
    <div
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={`${title}, point by point`}
      aria-valuemin={1}
      aria-valuemax={points.length}
      aria-valuenow={(index ?? last) + 1}
      aria-valuetext={describePoint(point ?? points[last], columns)}
      onKeyDown={move}
      onBlur={() => setIndex(null)}
      onPointerMove={(event) =>
        setIndex(findNearest(event.clientX - event.currentTarget.getBoundingClientRect().left))
      }
      onPointerLeave={() => setIndex(null)}
      className="relative mt-2 rounded-6"
      style={{ height: CHART_HEIGHT }}
    >
      {width > 0 && (
        <svg aria-hidden="true" width={width} height={CHART_HEIGHT} className="absolute inset-0">
          {children(width, index)}
        </svg>
      )}
      {point && (
        <div
          aria-hidden="true"
          className="pointer-events-none absolute z-10 rounded-8 border border-line-2 bg-raised px-2.5 py-1.5 text-12 leading-[18px] whitespace-nowrap shadow-float"
          style={{ top: 8, ...(x > width / 2 ? { right: width - x + 10 } : { left: x + 10 }) }}
        >
          <p className="text-muted">{point.title}</p>
          {point.values.map((value, n) => (
            <p key={columns[n + 1]} className="flex justify-between gap-4 tabular-nums">
              <span className="text-muted">{columns[n + 1]}</span>
              <span className="font-medium">{value}</span>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}

function describePoint(point: ChartPoint | undefined, columns: readonly string[]): string {
  if (!point) return 'Nothing yet';
  const values = point.values.map((value, n) => `${columns[n + 1]} ${value}`);
  return `${point.title}: ${values.join(', ')}`;
}

function ChartTable(props: Pick<ChartFrameProps, 'title' | 'points' | 'columns'>) {
  const { title, points, columns } = props;
  return (
    // Focusable so that keyboard users can scroll it.
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={title}
      className="mt-2 overflow-auto"
      style={{ height: CHART_HEIGHT }}
    >
      <Table
        look="compact"
        caption={title}
        columns={columns.map((label, n) => ({ label, isNumber: n > 0 }))}
        className="text-12 tabular-nums"
        headClassName="sticky top-0 bg-raised"
      >
        <tbody className="divide-y divide-line">
          {points.map((point) => (
            <tr key={point.title}>
              <th scope="row" className="py-1 pr-3 text-left font-normal whitespace-nowrap">
                {point.title}
              </th>
              {point.values.map((value, n) => (
                <td key={columns[n + 1]} className="py-1 pr-3 text-right last:pr-0">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

interface GridProps {
  width: number;
  ticks: readonly number[];
  label: (value: number) => string;
}

/** Returns the scale from values to pixels from the top, over the grid's values. */
export function scaleOverTicks(ticks: readonly number[]): Scale {
  const { top, bottom } = CHART_MARGIN;
  return createScaleBetween({ low: 0, high: ticks.at(-1) || 1 }, top, CHART_HEIGHT - bottom);
}

/** Draws grid lines with their values, without axis lines. */
export function Grid({ width, ticks, label }: GridProps) {
  const y = scaleOverTicks(ticks);
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={CHART_MARGIN.left}
            x2={width - CHART_MARGIN.right}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
          />
          <text
            x={CHART_MARGIN.left - 8}
            y={y(tick) + 4}
            textAnchor="end"
            className="fill-muted text-12 tabular-nums"
          >
            {label(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}
