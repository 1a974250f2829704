import type { VarianceData } from '../variance-columns/data';
import { STATEMENT_MONTHS, STATEMENT_REGIONS } from './statement';

interface Sample {
  value: string;
  label: string;
  data: VarianceData;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Makes a year of a measure of its values, their variances from plan and their growth since last year. */
function createYear(
  actual: string,
  format: string,
  values: readonly number[],
  variances: readonly number[],
  growth: readonly number[],
): VarianceData {
  return {
    names: { category: 'Month', actual, plan: 'Plan', previous: 'Previous year' },
    points: values.map((value, i) => ({
      label: MONTHS[i] ?? '',
      actual: value,
      plan: value - (variances[i] ?? 0),
      previous: value - (growth[i] ?? 0),
    })),
    format,
    isCut: false,
  };
}

const MILLION = 1e6;
const toMillions = (values: readonly number[]) => values.map((value) => value * MILLION);

/** Measures by month with plan and previous year; two of them go on with a forecast. */
export const VARIANCE_SAMPLES: readonly [Sample, ...Sample[]] = [
  {
    value: 'sales',
    label: 'Net sales',
    data: createYear(
      'Net sales',
      '\\$#,0',
      toMillions([59, 68, 65, 81, 91, 84, 78, 100, 109, 96, 104, 118]),
      toMillions([-4, 2, -4, 5, 8, -2, -10, 8, 10, -6, 3, 10]),
      toMillions([6, 9, 3, 7, 12, 5, -4, 11, 14, 2, 6, 15]),
    ),
  },
  {
    value: 'costs',
    label: 'Costs',
    data: createYear(
      'Costs',
      '\\$#,0',
      toMillions([41, 44, 43, 52, 55, 53, 51, 60, 63, 61, 62, 70]),
      toMillions([-1, 2, -2, 4, 1, -3, -2, 3, -4, 2, -1, 5]),
      toMillions([2, 3, 1, 5, 4, 2, -1, 6, 5, 4, 3, 8]),
    ),
  },
  {
    value: 'result',
    label: 'Result',
    data: createYear(
      'Result',
      '\\$#,0.0;-\\$#,0.0',
      toMillions([1.8, 2.4, -0.9, 2.9, 3.6, 3.1, -1.4, 4, 4.6, 3.5, 4.2, 4.8]),
      toMillions([-0.3, 0.4, -1.6, 0.1, 0.7, 0.2, -2.3, 0.5, 0.9, -0.4, 0.4, 0.5]),
      toMillions([0.2, 0.3, -1.1, 0.4, 0.8, 0.5, -1.9, 0.7, 0.9, 0.1, 0.6, 0.7]),
    ),
  },
  { value: 'forecast', label: 'Forecast', data: STATEMENT_MONTHS },
  { value: 'panels', label: 'Regions', data: STATEMENT_REGIONS },
];
