import { Bridge } from '../bridge';
import { Head, Kpi, Panel } from '../canvas';
import { LineChart } from '../charts';
import { HeatMap } from '../heat-map';

const REVENUE = [412, 421, 433, 440, 452, 461, 466, 480, 494, 501, 517, 533];
/** Percent of the customers of a month who are still there, month after month. */
const COHORTS = [
  [100, 92, 88, 85, 83, 82, 81, 80],
  [100, 91, 86, 83, 81, 80, 79],
  [100, 93, 90, 88, 87, 86],
  [100, 84, 74, 69, 66],
  [100, 92, 89, 87],
  [100, 94, 91],
];
const BEGAN = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

export function SubscriptionsPage() {
  return (
    <>
      <Head
        title="Recurring revenue grows by 16 this month"
        line="December, thousand dollars; customers by the month they began"
        slicers={['December', 'All plans']}
      />
      <Kpi
        x={40}
        y={104}
        w={288}
        label="Recurring revenue"
        value="$533k"
        change="+3.1% on November"
        good
      />
      <Kpi x={344} y={104} w={288} label="Customers" value="2,164" change="+38 on November" good />
      <Kpi
        x={648}
        y={104}
        w={288}
        label="Revenue lost"
        value="1.7%"
        change="−0.4 pt on November"
        good
      />
      <Kpi
        x={952}
        y={104}
        w={288}
        label="Payback"
        value="11 mo"
        change="+1 mo on plan"
        good={false}
      />
      <Panel x={40} y={232} w={592} h={216} title="Recurring revenue by month">
        <LineChart
          w={592}
          h={216}
          values={REVENUE}
          from={400}
          to={540}
          names={['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov']}
          area
        />
      </Panel>
      <Panel x={40} y={464} w={592} h={216} title="What makes the growth">
        <Bridge
          w={592}
          h={216}
          from={{ name: 'New', value: 21 }}
          steps={[
            { name: 'More', value: 9 },
            { name: 'Less', value: -5 },
            { name: 'Lost', value: -9 },
          ]}
          floor={0}
          most={34}
          end="Growth"
        />
      </Panel>
      <Panel x={648} y={232} w={592} h={448} title="Still customers, percent by month of life">
        <HeatMap
          w={592}
          h={448}
          rows={BEGAN.map((name, i) => ({ name, values: COHORTS[i] ?? [] }))}
          columns={['0', '1', '2', '3', '4', '5', '6', '7']}
          most={100}
          figures
        />
      </Panel>
    </>
  );
}
