import type { Forecast, Moment } from '../model/forecast';
import { forecast } from '../model/forecast';

/** A series of which the future is known. */
export interface KnownSeries {
  kind: string;
  season: number;
  history: readonly number[];
  future: readonly number[];
}

/** Future values, and how many of them lay inside their ranges. */
export interface Coverage {
  values: number;
  inside80: number;
  inside95: number;
  /** Sum of the widths of 95 percent ranges, in parts of the usual step of the history. */
  width: number;
}

export const NO_COVERAGE: Coverage = { values: 0, inside80: 0, inside95: 0, width: 0 };

/** Periods ahead that are reported together. */
export const HORIZONS = ['1', '2 to 3', '4 to 6', '7 and more'] as const;
const findHorizon = (ahead: number) =>
  HORIZONS[ahead <= 1 ? 0 : ahead <= 3 ? 1 : ahead <= 6 ? 2 : 3];

/** Adds up the coverage of all series, by kind and by horizon, with outliers at three deviations. */
export function measureCoverage(series: readonly KnownSeries[]): Map<string, Coverage> {
  const counts = new Map<string, Coverage>();
  const add = (name: string, one: Coverage) => {
    const { values, inside80, inside95, width } = counts.get(name) ?? NO_COVERAGE;
    counts.set(name, {
      values: values + one.values,
      inside80: inside80 + one.inside80,
      inside95: inside95 + one.inside95,
      width: width + one.width,
    });
  };
  for (const { kind, season, history, future } of series) {
    const made = forecast(history, { season, moments: future.length, outlierAt: 3 });
    const step = computeMeanStep(history);
    made?.moments.forEach((moment, i) => {
      const one = computeCoverage(moment, future[i] ?? Number.NaN, step);
      for (const name of ['all', kind, `${kind}, ${findHorizon(i + 1)} ahead`]) add(name, one);
      add(`all, ${findHorizon(i + 1)} ahead`, one);
    });
  }
  return counts;
}

function computeCoverage(
  { ranges }: Forecast['moments'][number],
  value: number,
  step: number,
): Coverage {
  const [, most, nearly] = ranges;
  const isIn = ({ low, high }: Moment['ranges'][number]) => value >= low && value <= high;
  return {
    values: 1,
    inside80: isIn(most) ? 1 : 0,
    inside95: isIn(nearly) ? 1 : 0,
    width: (nearly.high - nearly.low) / step,
  };
}

/** The mean change from one value to the next. */
function computeMeanStep(history: readonly number[]): number {
  const steps = history.slice(1).map((value, i) => Math.abs(value - (history[i] ?? 0)));
  return steps.reduce((sum, step) => sum + step / steps.length, 0) || 1;
}
