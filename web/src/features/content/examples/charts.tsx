import { smoothPath } from '@/ui/smooth-path';
import { QUIET, SHADE } from './canvas';

export interface Size {
  w: number;
  h: number;
}

/** Room of a chart inside its card: below the title, above the words of the axis. */
export const TOP = 54;
export const FOOT = 40;

interface LineChartProps extends Size {
  values: readonly number[];
  plan?: readonly number[];
  from: number;
  to: number;
  names: readonly string[];
  /** The one yellow point, and its words. */
  marked?: { at: number; words: string; below?: boolean };
  area?: boolean;
}

export function LineChart({ w, h, values, plan, from, to, names, marked, area }: LineChartProps) {
  const step = (w - 60) / (values.length - 1);
  const y = (value: number) => TOP + (1 - (value - from) / (to - from)) * (h - TOP - FOOT);
  const line = smoothPath(values.map(y), step, 30);
  const at = marked?.at ?? 0;
  return (
    <g>
      {[0, 1, 2, 3].map((i) => {
        const value = from + ((to - from) / 3) * i;
        return <path key={i} d={`M20 ${y(value)}H${w - 20}`} stroke={QUIET} strokeOpacity=".18" />;
      })}
      {area && <path d={`${line}V${h - FOOT}H30z`} fill={SHADE(2)} fillOpacity=".22" />}
      {plan && (
        <path
          d={smoothPath(plan.map(y), step, 30)}
          fill="none"
          stroke={QUIET}
          strokeWidth="2"
          strokeDasharray="4 5"
        />
      )}
      <path d={line} fill="none" stroke={SHADE(1)} strokeWidth="3.5" strokeLinecap="round" />
      {names.map((name, i) => (
        <text
          key={name}
          x={30 + (i * (w - 60)) / (names.length - 1)}
          y={h - 14}
          textAnchor="middle"
          fill={QUIET}
        >
          {name}
        </text>
      ))}
      {marked && (
        <g>
          <circle
            cx={30 + at * step}
            cy={y(values[at] ?? 0)}
            r="8"
            className="fill-highlight"
            stroke="var(--card)"
            strokeWidth="3"
          />
          <text
            x={30 + at * step - (marked.below ? 0 : 14)}
            y={y(values[at] ?? 0) + (marked.below ? 28 : -12)}
            textAnchor={marked.below ? 'middle' : 'end'}
            className="font-semibold"
          >
            {marked.words}
          </text>
        </g>
      )}
    </g>
  );
}

export interface Row {
  name: string;
  value: number;
  shown?: string;
}

export function Bars({
  w,
  h,
  rows,
  label = 104,
  ramp = true,
}: Size & { rows: readonly Row[]; label?: number; ramp?: boolean }) {
  const step = (h - TOP - 14) / rows.length;
  const most = Math.max(...rows.map(({ value }) => value));
  const room = w - label - 118;
  return (
    <g>
      {rows.map(({ name, value, shown }, i) => (
        <g key={name} transform={`translate(20 ${TOP + i * step})`}>
          <text y={step / 2 + 5} fill={QUIET}>
            {name}
          </text>
          <rect
            x={label}
            y={step * 0.16}
            width={(value / most) * room}
            height={step * 0.68}
            rx="3"
            fill={SHADE(ramp ? i + 1 : 3)}
          />
          <text x={w - 40} y={step / 2 + 5} textAnchor="end" className="font-semibold">
            {shown ?? value}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Columns; parts of a column lie on each other in every second shade. */
export function Columns({
  w,
  h,
  columns,
  most,
  legend,
}: Size & {
  columns: readonly { name: string; parts: readonly number[] }[];
  most: number;
  legend?: readonly string[];
}) {
  const left = 20;
  const room = w - 40 - (legend ? 120 : 0);
  const step = room / columns.length;
  const scale = (h - TOP - FOOT) / most;
  const shade = (part: number) => SHADE(legend ? part * 2 + 1 : 2);
  return (
    <g>
      {columns.map(({ name, parts }, i) => {
        let foot = h - FOOT;
        return (
          <g key={name}>
            {parts.map((value, part) => {
              foot -= value * scale;
              return (
                <rect
                  key={part}
                  x={left + i * step + step * 0.16}
                  y={foot}
                  width={step * 0.68}
                  height={value * scale}
                  rx="2"
                  fill={shade(part)}
                  stroke="var(--card)"
                  strokeWidth="1.5"
                />
              );
            })}
            <text x={left + (i + 0.5) * step} y={h - 14} textAnchor="middle" fill={QUIET}>
              {name}
            </text>
          </g>
        );
      })}
      <path d={`M${left} ${h - FOOT}h${room}`} stroke={QUIET} strokeOpacity=".4" />
      {legend?.toReversed().map((name, i) => (
        <g key={name} transform={`translate(${w - 118} ${TOP + 14 + i * 28})`}>
          <rect width="13" height="13" rx="4" fill={shade(legend.length - 1 - i)} />
          <text x="22" y="12" fill={QUIET}>
            {name}
          </text>
        </g>
      ))}
    </g>
  );
}

export function Ring({
  w,
  h,
  parts,
}: Size & { parts: readonly { name: string; share: number }[] }) {
  const r = Math.min(h - TOP - 40, w * 0.42) / 2;
  const starts = parts.map((_, i) => parts.slice(0, i).reduce((sum, { share }) => sum + share, 0));
  return (
    <g>
      <g transform={`translate(${30 + r + 12} ${TOP + (h - TOP) / 2 - 12})`}>
        {parts.map(({ name, share }, i) => (
          <circle
            key={name}
            r={r}
            fill="none"
            pathLength="100"
            transform="rotate(-90)"
            stroke={SHADE(i * 3 + 1)}
            strokeWidth="28"
            strokeDasharray={`${share - 1.2} ${100 - share + 1.2}`}
            strokeDashoffset={-(starts[i] ?? 0) - 0.6}
          />
        ))}
        <text y="10" textAnchor="middle" className="text-[28px] font-semibold">
          {parts[0]?.share}%
        </text>
      </g>
      {parts.map(({ name, share }, i) => (
        <g key={name} transform={`translate(${w - 156} ${h / 2 - 10 + i * 30})`}>
          <rect width="13" height="13" rx="4" fill={SHADE(i * 3 + 1)} />
          <text x="22" y="12" fill={QUIET}>
            {name}
          </text>
          <text x="136" y="12" textAnchor="end" className="font-semibold">
            {share}%
          </text>
        </g>
      ))}
    </g>
  );
}
