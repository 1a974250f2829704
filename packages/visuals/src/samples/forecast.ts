import type { ForecastData } from '../forecast/data';

/** Makes a series of months from 2022. */
function createMonths(
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
    format,
    dateFormat: 'MMM yy',
    // The samples always look as they did in their last month.
    today: new Date(2022, count - 1, 20),
    isCut: false,
  };
}

const computeWave = (month: number, phase = 0) => Math.sin(((month + phase) / 6) * Math.PI);
const computeNoise = (month: number, size: number) => ((((month + 3) * 7919) % 17) / 8 - 1) * size;

/** Three measures by month, two of them with an outlier. */
export const FORECAST_SAMPLES = [
  {
    value: 'demand',
    label: 'Demand',
    data: createMonths('Demand', '#,0', 45, (month) =>
      month === 31 ? 520 : 780 + month * 6 + 150 * computeWave(month, 8) + computeNoise(month, 34),
    ),
  },
  {
    value: 'visits',
    label: 'Visits',
    data: createMonths(
      'Visits',
      '#,0',
      45,
      (month) =>
        (month === 22 ? 1.5 : 1) *
        (42_000 * 1.022 ** month * (1 + 0.14 * computeWave(month, 2)) + computeNoise(month, 1400)),
    ),
  },
  {
    value: 'returns',
    label: 'Returns',
    data: createMonths(
      'Returns',
      '#,0',
      30,
      (month) => 340 - month * 2.4 + computeNoise(month, 21),
    ),
  },
] as const;
