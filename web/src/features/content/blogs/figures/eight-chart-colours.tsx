import { Both, Drawing, type Sheet } from './parts';

const LIGHTNESS = [35, 41, 49, 56, 64, 72, 79, 87];

/** Shades over their lightness. */
function Shades({ width, narrow }: Sheet) {
  const pad = narrow ? 20 : 28;
  const step = (width - 2 * pad) / 8;
  const y = (lightness: number) => 246 - lightness * 1.1;
  const middle = (i: number) => pad + step * (i + 0.5);
  return (
    <Drawing width={width} height={276} narrow={narrow}>
      {LIGHTNESS.map((lightness, i) => (
        <g key={lightness}>
          <rect
            x={pad + step * i + 2}
            y="24"
            width={step - 4}
            height="60"
            rx="7"
            fill={`var(--d${i + 1})`}
          />
          <text x={middle(i)} y="106" textAnchor="middle" className="fill-muted">
            {i + 1}
          </text>
        </g>
      ))}
      {[0, 50, 100].map((line) => (
        <g key={line}>
          <path d={`M${pad} ${y(line)}H${width - pad}`} className="stroke-line" />
          <text x={pad} y={y(line) - 5} className="fill-muted">
            {['0, black', '50', '100, lightest'][line / 50]}
          </text>
        </g>
      ))}
      <polyline
        points={LIGHTNESS.map((lightness, i) => `${middle(i)},${y(lightness)}`).join(' ')}
        className="fill-transparent stroke-muted"
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      {LIGHTNESS.map((lightness, i) => (
        <g key={lightness}>
          <circle cx={middle(i)} cy={y(lightness)} r="6" fill={`var(--d${i + 1})`} />
          <text
            x={middle(i)}
            y={y(lightness) - 13}
            textAnchor="middle"
            className="fill-text font-semibold"
          >
            {lightness}
          </text>
        </g>
      ))}
    </Drawing>
  );
}

const DAYS = [
  ['Mon', 104],
  ['Tue', 118],
  ['Wed', 110],
  ['Thu', 134],
  ['Fri', 128],
  ['Mon', 150],
  ['Tue', 140],
  ['Wed', 186],
  ['Thu', 162],
  ['Fri', 170],
] as const;

function Days({ width, narrow }: Sheet) {
  const days = narrow ? DAYS.slice(4) : DAYS;
  const pad = narrow ? 20 : 36;
  const step = (width - 2 * pad) / days.length;
  return (
    <Drawing width={width} height={276} narrow={narrow}>
      {days.map(([day, height], i) => {
        const marked = height === 186;
        const middle = pad + step * (i + 0.5);
        return (
          <g key={i} textAnchor="middle">
            {marked && (
              <text x={middle} y={226 - height} className="fill-text font-semibold">
                Campaign day
              </text>
            )}
            <rect
              x={pad + step * i + step * 0.18}
              y={236 - height}
              width={step * 0.64}
              height={height}
              rx="3"
              className={marked ? 'fill-highlight' : 'fill-d3'}
            />
            <text x={middle} y="256" className={marked ? 'fill-text font-semibold' : 'fill-muted'}>
              {day}
            </text>
          </g>
        );
      })}
      <path d={`M${pad} 236.5H${width - pad}`} className="stroke-line-2" />
    </Drawing>
  );
}

export function Ramp() {
  return <Both drawing={Shades} />;
}

export function Pointer() {
  return <Both drawing={Days} />;
}
