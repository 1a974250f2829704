import { Head, Kpi, Panel, QUIET, SHADE } from '../canvas';
import { Columns } from '../charts';
import { Grid } from '../grid';

/** Begin and length in months from January, and the share that is done. */
const PROJECTS = [
  { name: 'New web shop', from: 0, months: 9, done: 1 },
  { name: 'Warehouse 4', from: 1, months: 10, done: 0.58, decide: true },
  { name: 'Payroll move', from: 2, months: 6, done: 1 },
  { name: 'Data platform', from: 2, months: 9.5, done: 0.78 },
  { name: 'Supplier portal', from: 4, months: 6, done: 0.87 },
  { name: 'Energy audit', from: 5, months: 3.5, done: 1 },
  { name: 'Store design', from: 5.5, months: 6, done: 0.4, decide: true },
  { name: 'Phone system', from: 6.5, months: 4, done: 0.68 },
  { name: 'Price engine', from: 7.5, months: 4.5, done: 0.4 },
  { name: 'Intranet', from: 8.5, months: 3, done: 0.25 },
];
const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const TODAY = 9.2;
const LEFT = 150;
const MONTH = 52;

export function ProjectsPage() {
  return (
    <>
      <Head
        title="Two of ten projects need a decision"
        line="Portfolio 2025, as of 6 October"
        slicers={['2025', 'All sponsors']}
      />
      <Panel x={40} y={104} w={808} h={448} title="Time line, finished part filled">
        {MONTHS.map((name, i) => (
          <g key={name} transform={`translate(${LEFT + i * MONTH} 0)`}>
            <path d="M0 54V408" stroke={QUIET} strokeOpacity=".14" />
            <text x={MONTH / 2} y="432" textAnchor="middle" fill={QUIET}>
              {name}
            </text>
          </g>
        ))}
        {PROJECTS.map(({ name, from, months, done, decide }, i) => (
          <g key={name} transform={`translate(0 ${60 + i * 35})`}>
            <text x="20" y="17" fill={QUIET}>
              {name}
            </text>
            <g transform={`translate(${LEFT + from * MONTH} 0)`}>
              <rect
                width={months * MONTH}
                height="24"
                rx="5"
                fill={SHADE(1)}
                fillOpacity=".12"
                stroke={SHADE(1)}
                strokeOpacity=".7"
              />
              <rect width={months * MONTH * done} height="24" rx="5" fill={SHADE(2)} />
              {decide && (
                <circle
                  cx={months * MONTH}
                  cy="12"
                  r="8"
                  className="fill-highlight"
                  stroke="var(--card)"
                  strokeWidth="3"
                />
              )}
            </g>
          </g>
        ))}
        <path
          d={`M${LEFT + TODAY * MONTH} 48V408`}
          stroke="var(--ink)"
          strokeWidth="2"
          strokeDasharray="4 4"
        />
      </Panel>
      <Kpi x={40} y={568} w={258} label="On time" value="8 of 10" change="+1 on September" good />
      <Kpi x={315} y={568} w={258} label="Spent" value="$3.1M" change="89% of the budget" good />
      <Kpi x={590} y={568} w={258} label="Finished" value="3" change="as planned" good />
      <Panel x={864} y={104} w={376} h={360} title="Budget, thousand dollars">
        <Grid
          w={376}
          head={['', 'Plan', 'Spent', 'Left']}
          row={27}
          rows={[
            ['New web shop', '620', '601', '+19'],
            ['Warehouse 4', '940', '978', '−38'],
            ['Payroll move', '210', '204', '+6'],
            ['Data platform', '480', '377', '+103'],
            ['Supplier portal', '260', '231', '+29'],
            ['Energy audit', '90', '88', '+2'],
            ['Store design', '380', '402', '−22'],
            ['Phone system', '170', '109', '+61'],
            ['Price engine', '340', '142', '+198'],
            ['Intranet', '60', '12', '+48'],
          ]}
          first={0.38}
        />
      </Panel>
      <Panel x={864} y={480} w={376} h={200} title="Hours by quarter">
        <Columns
          w={376}
          h={200}
          columns={[
            { name: 'Q1', parts: [2100, 900, 400] },
            { name: 'Q2', parts: [2600, 1300, 620] },
            { name: 'Q3', parts: [2900, 1500, 710] },
          ]}
          most={5400}
          legend={['Own staff', 'Partners', 'Freelance']}
        />
      </Panel>
    </>
  );
}
