import type { ComponentType, ReactNode } from 'react';
import { cn } from '@/ui/cn';

/** Size of a drawing. */
export interface Sheet {
  width: number;
  narrow: boolean;
}

/** Draws a figure twice: wide, and 350 px wide for a phone, where text must not shrink. */
export function ResponsiveDrawing({ drawing: Drawing }: { drawing: ComponentType<Sheet> }) {
  return (
    <>
      <Drawing width={680} narrow={false} />
      <Drawing width={350} narrow />
    </>
  );
}

interface DrawingProps {
  width: number;
  height: number;
  /** Version within `ResponsiveDrawing`; left out, the drawing is shown everywhere. */
  narrow?: boolean;
  children: ReactNode;
}

/** Renders a figure's drawing, with 12 px text at its own width. */
export function Drawing({ width, height, narrow, children }: DrawingProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={cn(
        'w-full text-12',
        narrow === undefined ? 'block' : narrow ? 'block sm:hidden' : 'hidden sm:block',
      )}
    >
      {children}
    </svg>
  );
}

export interface Strip {
  label: string;
  colors: readonly string[];
  /** Short note at the end of the row. */
  note?: string;
  /** Positions of the colours that the text mentions. */
  marked?: readonly number[];
}

/** Draws rows of colours, such as one palette under several kinds of vision. */
export function Strips({ rows }: { rows: readonly Strip[] }) {
  return (
    <div className="grid gap-4 p-4 text-12 sm:p-6">
      {rows.map(({ label, colors, note, marked = [] }, row) => (
        <div
          key={row}
          className="grid items-center gap-x-5 gap-y-1.5 sm:grid-cols-[132px_1fr_104px]"
        >
          <span className="text-muted">{label}</span>
          <svg viewBox={`0 0 ${Math.max(8, colors.length) * 40 - 2} 34`} className="block w-full">
            {colors.map((color, i) => (
              <g key={i} transform={`translate(${i * 40} 0)`}>
                <rect width="38" height="26" rx="4" fill={color} />
                {marked.includes(i) && <circle cx="19" cy="31" r="2.5" className="fill-text" />}
              </g>
            ))}
          </svg>
          <span className="font-semibold tabular-nums sm:text-right">{note}</span>
        </div>
      ))}
    </div>
  );
}

export interface Measure {
  name: string;
  value: number;
  shown: string;
  /** True for the row that the text mentions. */
  marked?: boolean;
}

/** Draws ranked amounts, each with a name, a bar and a figure. */
export function Measures({ rows }: { rows: readonly Measure[] }) {
  const largestValue = Math.max(...rows.map(({ value }) => value));
  return (
    <div className="grid gap-3 p-4 text-12 sm:p-6">
      {rows.map(({ name, value, shown, marked }) => (
        <div
          key={name}
          className="grid grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 sm:grid-cols-[176px_1fr_80px]"
        >
          <span className="text-muted">{name}</span>
          <svg className="h-4 w-full max-sm:order-last max-sm:col-span-2">
            <rect
              width={`${Math.max(0.6, (value / largestValue) * 100)}%`}
              height="16"
              rx="3"
              className={marked ? 'fill-highlight' : 'fill-d3'}
            />
          </svg>
          <span className="text-right font-semibold tabular-nums">{shown}</span>
        </div>
      ))}
    </div>
  );
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  tone?: 'card' | 'soft' | 'strong' | 'marked';
  /** Figure or letter that the caption refers to. */
  sign?: string;
}

const TONES = {
  card: 'fill-report-card stroke-line-2',
  soft: 'fill-d7 stroke-transparent',
  strong: 'fill-d2 stroke-transparent',
  marked: 'fill-highlight stroke-transparent',
};

/** Draws a report page of 1280 × 720 as boxes; `columns` are x positions of guides. */
export function PagePlan({
  title,
  boxes,
  guides = [],
}: {
  title: string;
  boxes: readonly Box[];
  guides?: readonly { x: number; w: number }[];
}) {
  return (
    <div>
      <p className="mb-2 text-12 font-semibold">{title}</p>
      <svg viewBox="0 0 1280 720" className="block w-full rounded-6 border border-line-2">
        <rect width="1280" height="720" className="fill-report-page" />
        {guides.map(({ x, w }) => (
          <rect key={x} x={x} width={w} height="720" className="fill-d8" fillOpacity=".28" />
        ))}
        {boxes.map(({ x, y, w, h, tone = 'card', sign }, i) => (
          <g key={i}>
            <rect x={x} y={y} width={w} height={h} rx="8" strokeWidth="2" className={TONES[tone]} />
            {sign && (
              <text
                x={x + w / 2}
                y={y + h / 2 + 18}
                textAnchor="middle"
                className={tone === 'strong' ? 'fill-bg text-[52px]' : 'fill-muted text-[52px]'}
              >
                {sign}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
