import type { ReactNode } from 'react';
import { cn } from '@/ui/cn';
import type { Example } from '../../../../content/examples/examples';
import { exampleStyle } from './example-theme';

export const SHADE = (n: number) => `var(--e${n})`;
export const INK = 'var(--ink)';
export const QUIET = 'var(--quiet)';

/** A Power BI page at its own size, 1280 × 720, in the example's own colours. */
export function Canvas({
  example,
  className,
  children,
}: {
  example: Pick<Example, 'first' | 'last' | 'style' | 'alt'>;
  className?: string;
  children: ReactNode;
}) {
  return (
    <svg
      role="img"
      aria-label={example.alt}
      viewBox="0 0 1280 720"
      style={exampleStyle(example)}
      className={cn('block w-full text-[15px]', className)}
    >
      <rect width="1280" height="720" fill="var(--page)" />
      <g fill={INK}>{children}</g>
    </svg>
  );
}

interface BoxProps {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The card a visual stands on; its content begins at its own 0, 0. */
export function Panel({
  x,
  y,
  w,
  h,
  title,
  children,
}: BoxProps & { title?: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect
        width={w}
        height={h}
        rx="10"
        fill="var(--card)"
        stroke="var(--quiet)"
        strokeOpacity=".22"
      />
      {title && (
        <text x="20" y="32" className="text-[17px] font-semibold">
          {title}
        </text>
      )}
      {children}
    </g>
  );
}

/** The head of a page: title, line below, slicers to the right. */
export function Head({
  x = 40,
  title,
  line,
  slicers,
}: {
  x?: number;
  title: string;
  line: string;
  slicers: readonly string[];
}) {
  return (
    <g>
      <text x={x} y="54" className="text-[24px] font-semibold">
        {title}
      </text>
      <text x={x} y="80" fill={QUIET}>
        {line}
      </text>
      {slicers.toReversed().map((slicer, i) => (
        <g key={slicer} transform={`translate(${1240 - (i + 1) * 150 - i * 10} 36)`}>
          <rect
            width="150"
            height="38"
            rx="7"
            fill="var(--card)"
            stroke="var(--quiet)"
            strokeOpacity=".3"
          />
          <text x="14" y="24">
            {slicer}
          </text>
          <path d="m124 16 6 6 6-6" fill="none" stroke={QUIET} strokeWidth="2" />
        </g>
      ))}
    </g>
  );
}

export function Kpi({
  x,
  y,
  w,
  h = 112,
  label,
  value,
  change,
  good,
}: Omit<BoxProps, 'h'> & {
  h?: number;
  label: string;
  value: string;
  change: string;
  good: boolean;
}) {
  return (
    <Panel x={x} y={y} w={w} h={h}>
      <text x="20" y="32" fill={QUIET}>
        {label}
      </text>
      <text x="20" y="68" className="text-[30px] font-semibold">
        {value}
      </text>
      <text x="20" y="94" className="font-semibold" fill={good ? 'var(--good)' : 'var(--bad)'}>
        {change}
      </text>
    </Panel>
  );
}
