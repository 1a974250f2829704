import { computeColumnBox } from '@flexa/visuals/marks';
import { VARIANCE_SAMPLES } from '@flexa/visuals/samples';
import { createScaleBetween, createScaleOver } from '@flexa/visuals/scale';
import { ResponsiveDrawing, Drawing, type Sheet } from './parts';

const LIGHTNESS = [35, 41, 49, 56, 64, 72, 79, 87];

/** Draws shades over their lightness. */
function Shades({ width, narrow }: Sheet) {
  const pad = narrow ? 20 : 28;
  const step = (width - 2 * pad) / 8;
  const y = createScaleBetween({ low: 0, high: 100 }, 136, 246);
  const computeMiddle = (i: number) => pad + step * (i + 0.5);
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
          <text x={computeMiddle(i)} y="106" textAnchor="middle" className="fill-muted">
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
        points={LIGHTNESS.map((lightness, i) => `${computeMiddle(i)},${y(lightness)}`).join(' ')}
        className="fill-transparent stroke-muted"
        strokeDasharray="1 5"
        strokeLinecap="round"
        strokeWidth="1.5"
      />
      {LIGHTNESS.map((lightness, i) => (
        <g key={lightness}>
          <circle cx={computeMiddle(i)} cy={y(lightness)} r="6" fill={`var(--d${i + 1})`} />
          <text
            x={computeMiddle(i)}
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

const YEAR = VARIANCE_SAMPLES[0].data.points;
const MARKED = 'Aug';

function Months({ width, narrow }: Sheet) {
  const months = narrow ? YEAR.slice(4, 10) : YEAR;
  const pad = narrow ? 20 : 36;
  const step = (width - 2 * pad) / months.length;
  const y = createScaleOver(
    months.map(({ actual }) => actual ?? 0),
    40,
    236,
  );
  return (
    <Drawing width={width} height={276} narrow={narrow}>
      {months.map(({ label, actual }, i) => {
        const isMarked = label === MARKED;
        const middle = pad + step * (i + 0.5);
        const box = computeColumnBox(y, 0, actual ?? 0, middle - step * 0.32, step * 0.64);
        return (
          <g key={label} textAnchor="middle">
            {isMarked && (
              <text x={middle} y={box.y - 10} className="fill-text font-semibold">
                Campaign
              </text>
            )}
            <rect {...box} className={isMarked ? 'fill-highlight' : 'fill-d3'} />
            <text
              x={middle}
              y="256"
              className={isMarked ? 'fill-text font-semibold' : 'fill-muted'}
            >
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M${pad} 236.5H${width - pad}`} className="stroke-line-2" />
    </Drawing>
  );
}

export function Ramp() {
  return <ResponsiveDrawing drawing={Shades} />;
}

export function Pointer() {
  return <ResponsiveDrawing drawing={Months} />;
}
