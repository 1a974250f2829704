import { smoothPath } from '@/ui/smooth-path';
import { Head, Kpi, Panel, QUIET, SHADE } from '../canvas';

/** Units an hour over the shift, in percent of what a line can do. */
const LINES = [
  [62, 70, 74, 72, 78, 80, 76, 82],
  [70, 72, 68, 74, 76, 74, 78, 77],
  [55, 62, 66, 64, 60, 66, 70, 72],
  [80, 82, 84, 83, 85, 84, 86, 88],
  [74, 76, 72, 60, 46, 38, 42, 40],
  [66, 64, 70, 72, 68, 74, 72, 76],
  [58, 60, 64, 62, 66, 68, 66, 70],
  [72, 70, 74, 76, 78, 75, 79, 80],
  [64, 68, 66, 70, 72, 71, 74, 73],
];
const FALLING = 4;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
/** Minutes stopped, by hour from 6 to 17. */
const STOPS = [
  [2, 1, 0, 3, 2, 6, 4, 1, 2, 3, 1, 0],
  [1, 2, 2, 0, 3, 5, 6, 2, 1, 2, 4, 2],
  [4, 2, 1, 2, 4, 9, 14, 12, 6, 3, 2, 1],
  [2, 0, 1, 3, 2, 5, 7, 3, 2, 1, 2, 0],
  [1, 1, 3, 2, 1, 6, 5, 2, 3, 4, 2, 1],
];

export function OperationsPage() {
  return (
    <>
      <Head
        title="Hall 2, early shift"
        line="Output in percent of capacity; downtime in minutes"
        slicers={['This week', 'Hall 2']}
      />
      <Kpi
        x={40}
        y={104}
        w={232}
        h={132}
        label="Output"
        value="73%"
        change="−3 pt on target"
        good={false}
      />
      <Kpi
        x={40}
        y={252}
        w={232}
        h={132}
        label="Scrap"
        value="1.4%"
        change="0.2 pt below target"
        good
      />
      <Kpi
        x={40}
        y={400}
        w={232}
        h={132}
        label="Downtime"
        value="174 min"
        change="+38 min on last week"
        good={false}
      />
      <Kpi
        x={40}
        y={548}
        w={232}
        h={132}
        label="Orders on time"
        value="96%"
        change="+1 pt on target"
        good
      />
      <Panel x={288} y={104} w={952} h={328} title="Output by line">
        {LINES.map((values, i) => (
          <g key={i} transform={`translate(${24 + (i % 3) * 310} ${58 + Math.floor(i / 3) * 90})`}>
            <text y="10" fill={QUIET}>
              Line {i + 1}
            </text>
            <text x="284" y="10" textAnchor="end" className="font-semibold">
              {values.at(-1)}%
            </text>
            <path d="M0 74h284" stroke={QUIET} strokeOpacity=".3" />
            <path
              d={smoothPath(
                values.map((value) => 84 - value * 0.72),
                40,
                2,
              )}
              fill="none"
              stroke={i === FALLING ? 'var(--bad)' : SHADE(2)}
              strokeWidth="3"
              strokeLinecap="round"
            />
            {i === FALLING && (
              <circle
                cx="162"
                cy={84 - 46 * 0.72}
                r="7"
                className="fill-highlight"
                stroke="var(--card)"
                strokeWidth="3"
              />
            )}
          </g>
        ))}
      </Panel>
      <Panel x={288} y={448} w={952} h={232} title="Minutes stopped, by hour">
        {DAYS.map((day, row) => (
          <g key={day} transform={`translate(24 ${50 + row * 30})`}>
            <text y="19" fill={QUIET}>
              {day}
            </text>
            {STOPS[row]?.map((minutes, hour) => (
              <g key={hour} transform={`translate(${56 + hour * 71} 0)`}>
                <rect
                  width="67"
                  height="26"
                  rx="4"
                  fill={SHADE(Math.min(8, 1 + Math.floor(minutes / 2)))}
                  fillOpacity={minutes === 0 ? 0.12 : 0.35 + Math.min(0.65, minutes / 14)}
                />
                {minutes >= 9 && (
                  <text
                    x="33"
                    y="18"
                    textAnchor="middle"
                    fill="var(--card)"
                    className="font-semibold"
                  >
                    {minutes}
                  </text>
                )}
              </g>
            ))}
          </g>
        ))}
        {Array.from({ length: 12 }, (_, hour) => (
          <text key={hour} x={113 + hour * 71} y="218" textAnchor="middle" fill={QUIET}>
            {hour + 6}
          </text>
        ))}
      </Panel>
    </>
  );
}
