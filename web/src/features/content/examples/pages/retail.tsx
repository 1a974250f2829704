import { Bars, Columns, LineChart } from '../charts';
import { Grid } from '../grid';
import { Head, Kpi, Panel } from '../canvas';

const ACTUAL = [312, 336, 329, 367, 388, 371, 404, 436, 468, 449, 466, 494];
const PLAN = [320, 331, 341, 352, 364, 377, 392, 408, 425, 440, 455, 470];
const MARKETS = [
  { name: 'Germany', value: 982 },
  { name: 'France', value: 846 },
  { name: 'Spain', value: 688 },
  { name: 'Italy', value: 611 },
  { name: 'Poland', value: 522 },
  { name: 'Netherlands', value: 448 },
  { name: 'Sweden', value: 391 },
  { name: 'Austria', value: 332 },
];
const QUARTERS = [
  { name: 'Q1', parts: [402, 277, 192, 106] },
  { name: 'Q2', parts: [448, 334, 216, 128] },
  { name: 'Q3', parts: [497, 398, 252, 161] },
  { name: 'Q4', parts: [571, 369, 291, 178] },
];

export function RetailPage() {
  return (
    <>
      <Head
        title="Revenue overview"
        line="All markets, January to December 2025, thousand dollars"
        slicers={['2025', 'All markets', 'Actual']}
      />
      <Kpi x={40} y={104} w={288} label="Revenue" value="$4.82M" change="+3.1% on plan" good />
      <Kpi x={344} y={104} w={288} label="Orders" value="18,204" change="+6.1% on plan" good />
      <Kpi
        x={648}
        y={104}
        w={288}
        label="Gross margin"
        value="38.6%"
        change="+1.8 pt on plan"
        good
      />
      <Kpi
        x={952}
        y={104}
        w={288}
        label="Returns"
        value="2.1%"
        change="+0.3 pt on plan"
        good={false}
      />
      <Panel x={40} y={232} w={744} h={228} title="Revenue by month, against plan">
        <LineChart
          w={744}
          h={228}
          values={ACTUAL}
          plan={PLAN}
          from={280}
          to={500}
          names={[
            'Jan',
            'Feb',
            'Mar',
            'Apr',
            'May',
            'Jun',
            'Jul',
            'Aug',
            'Sep',
            'Oct',
            'Nov',
            'Dec',
          ]}
          marked={{ at: 8, words: '468, 43 above plan' }}
        />
      </Panel>
      <Panel x={800} y={232} w={440} h={444} title="Revenue by market">
        <Bars w={440} h={444} rows={MARKETS} />
      </Panel>
      <Panel x={40} y={476} w={364} h={200} title="Channels by quarter">
        <Columns
          w={364}
          h={200}
          columns={QUARTERS}
          most={1450}
          legend={['Direct', 'Online', 'Shop', 'Partner']}
        />
      </Panel>
      <Panel x={420} y={476} w={364} h={200} title="Products">
        <Grid
          w={364}
          head={['', 'Sales', 'On plan']}
          row={29}
          rows={[
            ['Desk lamps', '724', '+8.2%'],
            ['Shelving', '618', '+4.0%'],
            ['Office chairs', '590', '−2.6%'],
            ['Storage', '402', '+1.1%'],
          ]}
        />
      </Panel>
    </>
  );
}
