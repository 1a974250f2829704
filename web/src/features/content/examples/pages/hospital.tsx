import { Head, INK, Kpi, Panel, QUIET, SHADE } from '../canvas';
import { Bars, LineChart } from '../charts';
import { Grid } from '../grid';

const LIMIT = 85;
const WARDS = [
  { name: 'Surgery 1', beds: 32, share: 94 },
  { name: 'Intensive care', beds: 16, share: 88 },
  { name: 'Heart', beds: 28, share: 82 },
  { name: 'Surgery 2', beds: 30, share: 80 },
  { name: 'Lung', beds: 24, share: 75 },
  { name: 'Children', beds: 26, share: 65 },
  { name: 'Maternity', beds: 22, share: 59 },
  { name: 'Eyes', beds: 14, share: 50 },
];
const ADMISSIONS = [
  3, 2, 2, 1, 2, 3, 5, 9, 12, 14, 13, 11, 10, 11, 12, 10, 9, 11, 12, 10, 8, 6, 5, 4,
];

export function HospitalPage() {
  return (
    <>
      <Head
        title="46 beds free, two wards over the limit"
        line="Today, 14:00; beds that are staffed"
        slicers={['Today', 'All houses']}
      />
      <Kpi x={40} y={104} w={288} label="Beds taken" value="146" change="of 192" good />
      <Kpi
        x={344}
        y={104}
        w={288}
        label="Going home today"
        value="23"
        change="+4 on yesterday"
        good
      />
      <Kpi
        x={648}
        y={104}
        w={288}
        label="Waiting for a bed"
        value="6"
        change="+2 on yesterday"
        good={false}
      />
      <Kpi
        x={952}
        y={104}
        w={288}
        label="Longest wait"
        value="3 h 10"
        change="50 min above target"
        good={false}
      />
      <Panel x={40} y={232} w={592} h={448} title="Beds taken by ward, percent">
        {WARDS.map(({ name, beds, share }, i) => (
          <g key={name} transform={`translate(20 ${62 + i * 46})`}>
            <text y="21" fill={QUIET}>
              {name}
            </text>
            <rect x="124" width="330" height="30" rx="4" fill={QUIET} fillOpacity=".14" />
            <rect x="124" width={share * 3.3} height="30" rx="4" fill={SHADE(i < 4 ? 2 : 4)} />
            <rect x={124 + LIMIT * 3.3} y="-4" width="3" height="38" fill={INK} />
            <text
              x="500"
              y="21"
              textAnchor="end"
              className="font-semibold"
              fill={share > LIMIT ? 'var(--bad)' : INK}
            >
              {share}%
            </text>
            <text x="552" y="21" textAnchor="end" fill={QUIET}>
              of {beds}
            </text>
          </g>
        ))}
      </Panel>
      <Panel x={648} y={232} w={592} h={216} title="Admissions by hour, average of four weeks">
        <LineChart
          w={592}
          h={216}
          values={ADMISSIONS}
          from={0}
          to={16}
          names={['0', '6', '12', '18', '23']}
          area
        />
      </Panel>
      <Panel x={648} y={464} w={288} h={216} title="Days in bed">
        <Grid
          w={288}
          head={['', 'Days', 'Over']}
          row={30}
          rows={[
            ['Surgery 1', '5.8', '0.6'],
            ['Heart', '4.9', '0.1'],
            ['Lung', '6.2', '0.4'],
            ['Maternity', '2.7', '0.0'],
          ]}
          first={0.44}
        />
      </Panel>
      <Panel x={952} y={464} w={288} h={216} title="How they came">
        <Bars
          w={288}
          h={216}
          label={84}
          rows={[
            { name: 'Planned', value: 54, shown: '54%' },
            { name: 'Urgent', value: 31, shown: '31%' },
            { name: 'Moved', value: 15, shown: '15%' },
          ]}
        />
      </Panel>
    </>
  );
}
