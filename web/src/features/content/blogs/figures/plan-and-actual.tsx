import { computeColumnBox } from '@flexa/visuals/marks';
import { VARIANCE_SAMPLES } from '@flexa/visuals/samples';
import { createScaleOver } from '@flexa/visuals/scale';
import { Bullets, ChartsPicture } from '../../showcase/pictures/charts';
import { Drawing } from './parts';

const MONTHS = VARIANCE_SAMPLES[0].data.points.slice(0, 6);
const FLOOR = 192;
const Y = createScaleOver(
  MONTHS.flatMap(({ actual, plan }) => [actual ?? 0, plan ?? 0]),
  40,
  FLOOR,
);

export function Bodies() {
  return (
    <div className="grid gap-2 p-4 sm:grid-cols-2 sm:p-6">
      <Columns title="Two filled columns" paired />
      <Columns title="A body and an outline" paired={false} />
    </div>
  );
}

function Columns({ title, paired }: { title: string; paired: boolean }) {
  const width = paired ? 18 : 30;
  return (
    <Drawing width={310} height={220}>
      <text x="4" y="16" className="fill-text font-semibold">
        {title}
      </text>
      {MONTHS.map(({ label, actual, plan }, i) => {
        const x = 6 + i * 50;
        return (
          <g key={label}>
            <rect
              {...computeColumnBox(Y, 0, plan ?? 0, paired ? x + 19 : x + 10, width)}
              strokeWidth="1.5"
              className={paired ? 'fill-d6' : 'fill-transparent stroke-muted'}
            />
            <rect
              {...computeColumnBox(Y, 0, actual ?? 0, paired ? x : x + 2, width)}
              className="fill-d1"
            />
            <text x={x + 20} y="212" textAnchor="middle" className="fill-muted">
              {label}
            </text>
          </g>
        );
      })}
      <path d={`M2 ${FLOOR + 0.5}h304`} className="stroke-line-2" />
    </Drawing>
  );
}

export function Bullet() {
  return (
    <div className="@container py-6">
      <Bullets />
    </div>
  );
}

export function Variance() {
  return (
    <div className="@container py-6">
      <ChartsPicture />
    </div>
  );
}
