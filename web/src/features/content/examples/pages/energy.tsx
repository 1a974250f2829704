import { Head, Kpi, Panel } from '../canvas';
import { Bars, Columns } from '../charts';
import { HeatMap } from '../heat-map';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
/** How much of the winter's need a month has. */
const SEASON = [1, 0.96, 0.82, 0.64, 0.5, 0.46, 0.52, 0.48, 0.54, 0.7, 0.88, 0.98];
/** Load over a working day, hour by hour, as a share of its peak. */
const DAY = [
  24, 23, 22, 22, 25, 38, 66, 88, 98, 100, 94, 88, 84, 86, 82, 78, 74, 66, 52, 44, 38, 32, 28, 25,
];
const LOAD = MONTHS.map((name, month) => ({
  name,
  values: DAY.map((share) => Math.round(share * (SEASON[month] ?? 0))),
}));
const BUILDINGS = [
  { name: 'Old library', value: 214 },
  { name: 'Laboratories', value: 187 },
  { name: 'Sports hall', value: 142 },
  { name: 'Main building', value: 118 },
  { name: 'New library', value: 61 },
];

export function EnergyPage() {
  return (
    <>
      <Head
        title="Winter mornings make the peak"
        line="Electricity and heat of the campus, year 2025"
        slicers={['2025', 'All buildings']}
      />
      <Panel
        x={40}
        y={104}
        w={864}
        h={384}
        title="Average load by month and hour, percent of the peak"
      >
        <HeatMap
          w={864}
          h={384}
          rows={LOAD}
          columns={DAY.map((_, hour) => (hour % 3 === 0 ? String(hour) : ''))}
          most={100}
        />
      </Panel>
      <Kpi
        x={920}
        y={104}
        w={320}
        h={117}
        label="Used"
        value="8.85 GWh"
        change="−4.1% on 2024"
        good
      />
      <Kpi
        x={920}
        y={237}
        w={320}
        h={117}
        label="Peak"
        value="2.1 MW"
        change="+0.1 MW on 2024"
        good={false}
      />
      <Kpi
        x={920}
        y={370}
        w={320}
        h={118}
        label="From the roof"
        value="11%"
        change="+3 pt on 2024"
        good
      />
      <Panel x={40} y={504} w={592} h={176} title="Sources by quarter, GWh">
        <Columns
          w={592}
          h={176}
          columns={[
            { name: 'Q1', parts: [1.9, 0.9, 0.1] },
            { name: 'Q2', parts: [1.0, 0.4, 0.4] },
            { name: 'Q3', parts: [0.9, 0.3, 0.35] },
            { name: 'Q4', parts: [1.7, 0.8, 0.1] },
          ]}
          most={3}
          legend={['Grid', 'Heat', 'Roof']}
        />
      </Panel>
      <Panel x={648} y={504} w={592} h={176} title="kWh for each square metre">
        <Bars w={592} h={176} rows={BUILDINGS} label={128} />
      </Panel>
    </>
  );
}
