import { Bars, LineChart } from '../charts';
import { Grid } from '../grid';
import { Head, INK, Panel, QUIET, SHADE } from '../canvas';

const STEPS = [
  { name: 'Visits', count: 48_200, stayed: '' },
  { name: 'Product seen', count: 21_700, stayed: '45%' },
  { name: 'In basket', count: 6_080, stayed: '28%' },
  { name: 'Checkout', count: 2_740, stayed: '45%' },
  { name: 'Order', count: 1_920, stayed: '70%' },
];
const LARGEST_LOSS = 2;
const VISITS = [2.9, 3.1, 3.0, 3.4, 3.6, 3.3, 3.9, 4.4, 5.2, 5.0, 5.1, 5.3];
const CAMPAIGNS = [
  { name: 'Newsletter', orders: 612, cost: 4.2 },
  { name: 'Search', orders: 498, cost: 11.8 },
  { name: 'Autumn film', orders: 386, cost: 23.6 },
  { name: 'Partners', orders: 254, cost: 9.1 },
  { name: 'Direct mail', orders: 170, cost: 17.4 },
];

export function MarketingPage() {
  return (
    <>
      <Head
        title="Three of four leave before the basket"
        line="Web shop, weeks 30 to 41, all campaigns"
        slicers={['12 weeks', 'All campaigns']}
      />
      <Panel x={40} y={104} w={592} h={320} title="From visit to order">
        {STEPS.map(({ name, count, stayed }, i) => {
          const width = 30 + (count / 48_200) * 240;
          return (
            <g key={name} transform={`translate(0 ${56 + i * 50})`}>
              <text x="20" y="26" fill={QUIET}>
                {name}
              </text>
              <rect x={282 - width / 2} width={width} height="38" rx="5" fill={SHADE(i + 1)} />
              <text x="500" y="26" textAnchor="end" className="font-semibold">
                {count.toLocaleString('en-GB')}
              </text>
              <text
                x="572"
                y="26"
                textAnchor="end"
                fill={i === LARGEST_LOSS ? INK : QUIET}
                className={i === LARGEST_LOSS ? 'font-semibold' : undefined}
              >
                {stayed}
              </text>
            </g>
          );
        })}
      </Panel>
      <Panel x={648} y={104} w={592} h={320} title="Visits by week, thousands">
        <LineChart
          w={592}
          h={320}
          values={VISITS}
          from={2}
          to={6}
          names={['30', '31', '32', '33', '34', '35', '36', '37', '38', '39', '40', '41']}
          marked={{ at: 8, words: 'Film starts' }}
          area
        />
      </Panel>
      <Panel x={40} y={440} w={388} h={240} title="Orders by campaign">
        <Bars
          w={388}
          h={240}
          rows={CAMPAIGNS.map(({ name, orders }) => ({ name, value: orders }))}
        />
      </Panel>
      <Panel x={444} y={440} w={388} h={240} title="Cost for each order">
        <Bars
          w={388}
          h={240}
          ramp={false}
          rows={CAMPAIGNS.map(({ name, cost }) => ({
            name,
            value: cost,
            shown: `$${cost.toFixed(2)}`,
          }))}
        />
      </Panel>
      <Panel x={848} y={440} w={392} h={240} title="Against the 12 weeks before">
        <Grid
          w={392}
          head={['', 'Orders', 'Cost, $']}
          row={31}
          rows={[
            ['Newsletter', '+84', '4.20'],
            ['Search', '+22', '11.80'],
            ['Autumn film', 'new', '23.60'],
            ['Partners', '−18', '9.10'],
            ['Direct mail', '−41', '17.40'],
          ]}
        />
      </Panel>
    </>
  );
}
