import {
  drawForecast,
  readForecastSettings,
  sayInEnglish,
  type ForecastData,
} from '@flexa/visuals/forecast';
import { LiveVisual, ON_PAGE, PAGE_TEXT, SHOWN, type LiveOption } from './live-visual';

/** A series of months with a season, a trend, noise that is the same each time, and odd values. */
function months(
  value: string,
  format: string,
  count: number,
  at: (month: number) => number,
): ForecastData {
  return {
    names: { axis: 'Month', value },
    points: Array.from({ length: count }, (_, month) => {
      const date = new Date(2022, month, 1);
      const label = date.toLocaleDateString('en-US', { month: 'short', year: '2-digit' });
      return { date, label, value: at(month) };
    }),
    ...{ format, dateFormat: 'MMM yy', isCut: false },
  };
}

const wave = (month: number, phase = 0) => Math.sin(((month + phase) / 6) * Math.PI);
const noise = (month: number, size: number) => ((((month + 3) * 7919) % 17) / 8 - 1) * size;

/** Three measures that the live visual can show. */
const SAMPLES = [
  {
    ...{ value: 'demand', label: 'Demand' },
    data: months('Demand', '#,0', 45, (month) =>
      month === 31 ? 520 : 780 + month * 6 + 150 * wave(month, 8) + noise(month, 34),
    ),
  },
  {
    ...{ value: 'visits', label: 'Visits' },
    data: months(
      'Visits',
      '#,0',
      45,
      (month) =>
        (month === 22 ? 1.5 : 1) *
        (42_000 * 1.022 ** month * (1 + 0.14 * wave(month, 2)) + noise(month, 1400)),
    ),
  },
  {
    ...{ value: 'returns', label: 'Returns' },
    data: months('Returns', '#,0', 30, (month) => 340 - month * 2.4 + noise(month, 21)),
  },
] as const;

const OPTIONS: readonly LiveOption[] = [
  { name: 'sample', label: 'Measure', choices: SAMPLES },
  {
    ...{ name: 'moments', label: 'Ahead' },
    choices: [
      { value: '12', label: 'A year' },
      { value: '6', label: 'Half' },
      { value: '24', label: 'Two' },
    ],
  },
  { name: 'nearly', label: 'Range of 95%', choices: SHOWN },
  { name: 'outliers', label: 'Outliers', choices: SHOWN },
  {
    ...{ name: 'zero', label: 'Axis' },
    choices: [
      { value: 'no', label: 'From the least' },
      { value: 'yes', label: 'From zero' },
    ],
  },
];

/** Forecast and outliers, alive. */
export function LiveForecast() {
  return (
    <LiveVisual
      options={OPTIONS}
      heights={[420, 380, 300]}
      draw={({ sample, moments, nearly, outliers, zero }, size) => {
        const { data } = SAMPLES.find(({ value }) => value === sample) ?? SAMPLES[0];
        const settings = readForecastSettings({
          ...{ ...PAGE_TEXT, outliers: { show: outliers === 'yes' } },
          forecast: { moments: Number(moments), nearly: nearly === 'yes' },
          axis: { zero: zero === 'yes' },
        });
        return drawForecast({ data, settings, size, say: sayInEnglish, ...ON_PAGE });
      }}
    />
  );
}
