import { forecast, type Moment } from '../model/forecast';
import { listSeasons, listWeeks } from '../model/season';

/** Ranges that are measured, in percent. */
export const PERCENTS = [50, 80, 90, 95, 99] as const;
export type Percent = (typeof PERCENTS)[number];

/** A series of which the future is known. */
export interface KnownSeries {
  kind: string;
  season: number;
  /** True if the season is a day of hours, so that a week of them is tried too. */
  isDay?: boolean;
  history: readonly number[];
  future: readonly number[];
}

/** Future values, and how many of them lay inside their ranges. */
export interface Coverage {
  values: number;
  inside: Readonly<Record<Percent, number>>;
  /** Sum of the widths of 95 percent ranges, in parts of the usual step of the history. */
  width: number;
}

export const NO_COVERAGE: Coverage = {
  values: 0,
  inside: { 50: 0, 80: 0, 90: 0, 95: 0, 99: 0 },
  width: 0,
};

/** Periods ahead that are reported together. */
export const HORIZONS = ['1', '2 to 3', '4 to 6', '7 and more'] as const;
const findHorizon = (ahead: number) =>
  HORIZONS[ahead <= 1 ? 0 : ahead <= 3 ? 1 : ahead <= 6 ? 2 : 3];

/** Adds up the coverage of all series, by kind and by horizon, with outliers at three deviations. */
export function measureCoverage(series: readonly KnownSeries[]): Map<string, Coverage> {
  const counts = new Map<string, Coverage>();
  const add = (name: string, one: Coverage) => {
    const { values, inside, width } = counts.get(name) ?? NO_COVERAGE;
    counts.set(name, {
      values: values + one.values,
      inside: mapPercents((percent) => inside[percent] + one.inside[percent]),
      width: width + one.width,
    });
  };
  for (const { kind, season, isDay = false, history, future } of series) {
    const made = forecast(history, {
      seasons: [...listSeasons(season), ...(isDay ? listWeeks(season, 0) : [])],
      moments: future.length,
      percents: PERCENTS,
      outlierAt: 3,
    });
    const step = computeMeanStep(history);
    made?.moments.forEach((moment, i) => {
      const one = computeCoverage(moment, future[i] ?? Number.NaN, step);
      for (const name of ['all', kind, `${kind}, ${findHorizon(i + 1)} ahead`]) add(name, one);
      add(`all, ${findHorizon(i + 1)} ahead`, one);
    });
  }
  return counts;
}

const mapPercents = (count: (percent: Percent, i: number) => number) =>
  Object.fromEntries(
    PERCENTS.map((percent, i) => [percent, count(percent, i)] as const),
  ) as Coverage['inside'];

function computeCoverage({ ranges }: Moment, value: number, step: number): Coverage {
  const nearly = ranges[PERCENTS.indexOf(95)];
  return {
    values: 1,
    inside: mapPercents((_, i) => {
      const range = ranges[i];
      return range && value >= range.low && value <= range.high ? 1 : 0;
    }),
    width: nearly ? (nearly.high - nearly.low) / step : 0,
  };
}

/** The mean change from one value to the next. */
function computeMeanStep(history: readonly number[]): number {
  const steps = history.slice(1).map((value, i) => Math.abs(value - (history[i] ?? 0)));
  return steps.reduce((sum, step) => sum + step / steps.length, 0) || 1;
}
