import { Head, Kpi, Panel } from '../canvas';
import { Bars, Columns, LineChart } from '../charts';
import { Grid } from '../grid';

const ON_TIME = [93, 94, 93, 92, 94, 93, 90, 86, 84, 88, 90, 91, 90, 92, 91, 91];
const LANES = [
  { name: 'Hamburg to Milan', value: 318 },
  { name: 'Lyon to Madrid', value: 264 },
  { name: 'Rotterdam to Vienna', value: 241 },
  { name: 'Gdańsk to Malmö', value: 187 },
  { name: 'Antwerp to Paris', value: 152 },
  { name: 'Leipzig to Zürich', value: 118 },
  { name: 'Porto to Bilbao', value: 96 },
];

export function LogisticsPage() {
  return (
    <>
      <Head
        title="91 in 100 deliveries arrive when promised"
        line="Weeks 30 to 45, all lanes and carriers"
        slicers={['16 weeks', 'All carriers', 'Road']}
      />
      <Kpi
        x={40}
        y={104}
        w={288}
        label="On time"
        value="91.2%"
        change="−1.6 pt on target"
        good={false}
      />
      <Kpi
        x={344}
        y={104}
        w={288}
        label="Deliveries"
        value="19,480"
        change="+4.4% on last year"
        good
      />
      <Kpi
        x={648}
        y={104}
        w={288}
        label="Late by"
        value="5.2 h"
        change="−0.8 h on last year"
        good
      />
      <Kpi x={952} y={104} w={288} label="Damaged" value="0.4%" change="as planned" good />
      <Panel x={40} y={232} w={744} h={228} title="Share on time by week">
        <LineChart
          w={744}
          h={228}
          values={ON_TIME}
          from={77}
          to={96}
          names={['30', '33', '36', '39', '42', '45']}
          marked={{ at: 8, words: '84%, port strike', below: true }}
        />
      </Panel>
      <Panel x={800} y={232} w={440} h={448} title="Late deliveries by lane">
        <Bars w={440} h={448} rows={LANES} label={156} />
      </Panel>
      <Panel x={40} y={476} w={404} h={204} title="Why they were late">
        <Grid
          w={404}
          head={['', 'Owner', 'Late']}
          row={29}
          rows={[
            ['Loading slot missed', 'Warehouse', '612'],
            ['Driving time used up', 'Planning', '438'],
            ['Papers at the border', 'Customs', '171'],
            ['Weather', 'Nobody', '493'],
          ]}
          first={0.5}
        />
      </Panel>
      <Panel x={460} y={476} w={324} h={204} title="Carriers by quarter">
        <Columns
          w={324}
          h={204}
          columns={[
            { name: 'Q1', parts: [2410, 1380, 640] },
            { name: 'Q2', parts: [2520, 1460, 700] },
            { name: 'Q3', parts: [2790, 1510, 660] },
            { name: 'Q4', parts: [2980, 1640, 790] },
          ]}
          most={5600}
          legend={['Own', 'Partner', 'Spot']}
        />
      </Panel>
    </>
  );
}
