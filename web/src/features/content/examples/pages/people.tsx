import { Bars, Columns, Ring } from '../charts';
import { Head, Kpi, Panel, QUIET, SHADE } from '../canvas';

const TEAMS = [
  { name: 'Q1', parts: [118, 84, 52, 38] },
  { name: 'Q2', parts: [124, 86, 55, 38] },
  { name: 'Q3', parts: [129, 92, 58, 41] },
  { name: 'Q4', parts: [136, 95, 60, 43] },
];
const MONTHS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D'];
const JOINED = [8, 5, 9, 6, 7, 6, 10, 8, 9, 7, 6, 5];
const LEFT = [4, 3, 4, 5, 2, 3, 4, 5, 2, 4, 3, 5];
const SERVICE = [
  { name: 'Under 1 year', value: 74 },
  { name: '1 to 3', value: 96 },
  { name: '3 to 5', value: 71 },
  { name: '5 to 10', value: 62 },
  { name: 'Over 10', value: 31 },
];

export function PeoplePage() {
  return (
    <>
      <rect width="88" height="720" fill={SHADE(1)} />
      {['M30 42h28M30 54h28M30 66h18', '', '', '', ''].map((path, i) =>
        path ? (
          <path key={i} d={path} stroke="var(--card)" strokeWidth="4" strokeLinecap="round" />
        ) : (
          <g key={i} opacity={i === 1 ? 1 : 0.55}>
            {i === 1 && (
              <rect
                x="20"
                y="104"
                width="48"
                height="48"
                rx="10"
                fill="var(--card)"
                fillOpacity=".2"
              />
            )}
            <rect
              x="33"
              y={52 + i * 64.5}
              width="22"
              height="22"
              rx="6"
              fill="none"
              stroke="var(--card)"
              strokeWidth="3"
            />
          </g>
        ),
      )}
      <Head
        x={120}
        title="Headcount grew by 42"
        line="All locations, year 2025, people"
        slicers={['2025', 'All teams']}
      />
      <Kpi x={120} y={104} w={268} label="Headcount" value="334" change="+42 on last year" good />
      <Kpi x={404} y={104} w={268} label="Joined" value="86" change="+11 on last year" good />
      <Kpi x={688} y={104} w={268} label="Left" value="44" change="+6 on last year" good={false} />
      <Kpi
        x={972}
        y={104}
        w={268}
        label="Open positions"
        value="17"
        change="5 fewer than in Q3"
        good
      />
      <Panel x={120} y={232} w={552} h={216} title="Headcount by team">
        <Columns
          w={552}
          h={216}
          columns={TEAMS}
          most={350}
          legend={['Service', 'Product', 'Sales', 'Staff']}
        />
      </Panel>
      <Panel x={688} y={232} w={552} h={216} title="Contracts">
        <Ring
          w={552}
          h={216}
          parts={[
            { name: 'Permanent', share: 78 },
            { name: 'Fixed term', share: 15 },
            { name: 'Trainees', share: 7 },
          ]}
        />
      </Panel>
      <Panel x={120} y={464} w={552} h={216} title="Joined and left by month">
        {MONTHS.map((month, i) => {
          const x = 26 + i * 43;
          const up = (JOINED[i] ?? 0) * 7;
          const down = (LEFT[i] ?? 0) * 7;
          return (
            <g key={i}>
              <rect x={x} y={130 - up} width="27" height={up} rx="3" fill={SHADE(1)} />
              <rect x={x} y="132" width="27" height={down} rx="3" fill={SHADE(6)} />
              <text x={x + 13} y="196" textAnchor="middle" fill={QUIET}>
                {month}
              </text>
            </g>
          );
        })}
        <path d="M20 131h512" stroke={QUIET} />
      </Panel>
      <Panel x={688} y={464} w={552} h={216} title="Years of service">
        <Bars w={552} h={216} rows={SERVICE} label={120} ramp={false} />
      </Panel>
    </>
  );
}
