import { Bridge } from '../bridge';
import { Columns } from '../charts';
import { Grid } from '../grid';
import { Head, Kpi, Panel } from '../canvas';

const STEPS = [
  { name: 'Revenue', value: 145 },
  { name: 'Cost of goods', value: -83 },
  { name: 'Wages', value: -23 },
  { name: 'Marketing', value: 6 },
  { name: 'Other', value: -24 },
];
const STATEMENT = [
  ['Revenue', '4,675', '4,820', '+145'],
  ['Cost of goods', '2,875', '2,958', '−83'],
  ['Gross profit', '1,800', '1,862', '+62'],
  ['Wages', '820', '843', '−23'],
  ['Marketing', '190', '184', '+6'],
  ['Other', '150', '174', '−24'],
  ['Operating profit', '640', '661', '+21'],
];
const MARGINS = [
  { name: 'Q1', parts: [12.4] },
  { name: 'Q2', parts: [13.1] },
  { name: 'Q3', parts: [14.2] },
  { name: 'Q4', parts: [14.9] },
];

export function FinancePage() {
  return (
    <>
      <Head
        title="Profit is 21 above plan"
        line="Year 2025, thousand dollars; effect on profit in the last column"
        slicers={['2025', 'All entities']}
      />
      <Panel x={40} y={104} w={1200} h={264} title="From planned to actual operating profit">
        <Bridge
          w={1200}
          h={264}
          from={{ name: 'Plan', value: 640 }}
          steps={STEPS}
          floor={0}
          most={820}
        />
      </Panel>
      <Panel x={40} y={384} w={664} h={296} title="Profit and loss">
        <Grid
          w={664}
          head={['', 'Plan', 'Actual', 'Effect']}
          rows={STATEMENT}
          row={30}
          first={0.4}
          strong={[2, 6]}
        />
      </Panel>
      <Kpi
        x={720}
        y={384}
        w={252}
        h={140}
        label="Operating profit"
        value="$661k"
        change="+3.3% on plan"
        good
      />
      <Kpi
        x={988}
        y={384}
        w={252}
        h={140}
        label="Gross margin"
        value="38.6%"
        change="+0.1 pt on plan"
        good
      />
      <Kpi
        x={720}
        y={540}
        w={252}
        h={140}
        label="Wages"
        value="$843k"
        change="2.8% above plan"
        good={false}
      />
      <Panel x={988} y={540} w={252} h={140} title="Margin, %">
        <Columns w={252} h={140} columns={MARGINS} most={16} />
      </Panel>
    </>
  );
}
