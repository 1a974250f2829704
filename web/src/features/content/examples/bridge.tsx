import { QUIET, SHADE } from './canvas';
import { FOOT, TOP, type Row, type Size } from './charts';

/** From a first total over steps to a last one. */
export function Bridge({
  w,
  h,
  from,
  steps,
  floor,
  most,
  end = 'Actual',
}: Size & { from: Row; steps: readonly Row[]; floor: number; most: number; end?: string }) {
  const width = (w - 40) / (steps.length + 2);
  const y = (value: number) =>
    TOP + 20 + (1 - (value - floor) / (most - floor)) * (h - TOP - FOOT - 20);
  const ends = steps.map((_, i) =>
    steps.slice(0, i + 1).reduce((sum, { value }) => sum + value, from.value),
  );
  const last = ends.at(-1) ?? from.value;
  const bar = (i: number, low: number, high: number, fill: string) => (
    <rect
      x={20 + i * width + width * 0.14}
      y={y(high)}
      width={width * 0.72}
      height={Math.max(2, y(low) - y(high))}
      rx="3"
      fill={fill}
    />
  );
  const words = (i: number, name: string, value: string, top: number) => (
    <g textAnchor="middle">
      <text x={20 + (i + 0.5) * width} y={top - 10} className="font-semibold">
        {value}
      </text>
      <text x={20 + (i + 0.5) * width} y={h - 14} fill={QUIET}>
        {name}
      </text>
    </g>
  );
  return (
    <g>
      {bar(0, floor, from.value, SHADE(1))}
      {words(0, from.name, String(from.value), y(from.value))}
      {steps.map(({ name, value }, i) => {
        const end = ends[i] ?? 0;
        const begin = end - value;
        return (
          <g key={name}>
            <path
              d={`M${20 + (i + 0.86) * width} ${y(begin)}H${20 + (i + 1.14) * width}`}
              stroke={QUIET}
            />
            {bar(
              i + 1,
              Math.min(begin, end),
              Math.max(begin, end),
              value > 0 ? 'var(--good)' : 'var(--bad)',
            )}
            {words(i + 1, name, value > 0 ? `+${value}` : `−${-value}`, y(Math.max(begin, end)))}
          </g>
        );
      })}
      {bar(steps.length + 1, floor, last, SHADE(1))}
      {words(steps.length + 1, end, String(last), y(last))}
      <path d={`M20 ${h - FOOT}H${w - 20}`} stroke={QUIET} strokeOpacity=".4" />
    </g>
  );
}
