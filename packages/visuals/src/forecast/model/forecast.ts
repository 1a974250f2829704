import { canFit, fit, type Fit } from './fit';
import { computeStudentQuantile, widen } from './widths';

/** The author's settings of a forecast. */
export interface ForecastChoices {
  /** Length of a season; 0 for no season. */
  season: number;
  /** How many moments ahead. */
  moments: number;
  /** How many deviations from its expectation make a value an outlier; Infinity marks none. */
  outlierAt: number;
}

/** Ends of a range that holds so much of what can come. */
export interface Range {
  low: number;
  high: number;
}

export interface Moment {
  mean: number;
  /** Ranges of 50, 80 and 95 percent. */
  ranges: readonly [Range, Range, Range];
}

export interface Forecast {
  moments: readonly Moment[];
  /** Values outside of what was expected, and whether above. */
  outliers: readonly { index: number; isAbove: boolean }[];
  /** True if the model has a season, and works on the logarithms of values. */
  model: { season: number; isLog: boolean; fit: Fit };
}

/** Quantiles of the normal distribution for ranges of 50, 80 and 95 percent. */
const QUANTILES = [0.6744897501960817, 1.2815515655446004, 1.959963984540054] as const;
/** A median of absolute deviations comes to a standard deviation. */
const DEVIATION = 1.4826;
/** Taking outliers out brings the errors they caused afterwards back in. */
const ROUNDS = 3;

/** The forecast of a series, or null where it is too short to say anything. */
export function forecast(
  values: readonly (number | null)[],
  { season, moments, outlierAt }: ForecastChoices,
): Forecast | null {
  const count = values.filter((value) => value !== null).length;
  const length = season > 1 && canFit(count, season) ? season : 0;
  if (!canFit(count, length)) return null;
  const { chosen, outliers, isCounted } = chooseWithout(values, length, outlierAt);
  const { fit: taken } = chosen;
  const back = chosen.isLog ? Math.exp : (value: number) => value;
  const fitted = chosen.isLog ? computeLogarithms(values) : values;
  const { moments: ahead, freedom } = widen(fitted, isCounted, taken, moments);
  return {
    moments: ahead.map(({ mean, sigma }): Moment => {
      const computeRange = (quantile: number): Range => {
        const width = computeStudentQuantile(quantile, freedom) * sigma;
        return { low: back(mean - width), high: back(mean + width) };
      };
      const [half, most, nearly] = QUANTILES;
      return {
        mean: back(mean),
        ranges: [computeRange(half), computeRange(most), computeRange(nearly)],
      };
    }),
    outliers,
    model: { season: chosen.length, isLog: chosen.isLog, fit: taken },
  };
}

interface ChosenModel {
  length: number;
  isLog: boolean;
  fit: Fit;
  aicc: number;
}

type Counts = (index: number) => boolean;
const ALL: Counts = () => true;

/** A model is chosen by so many of the latest values, and fitted to all. */
const CHOSEN_BY = 260;

/** With or without a season, then of values or of their logarithms: what Akaike's criterion finds best. */
function choose(
  values: readonly (number | null)[],
  length: number,
  isCounted: Counts,
): ChosenModel {
  const early = Math.max(0, values.length - CHOSEN_BY);
  const lately = values.filter((value, i) => value !== null && i >= early && isCounted(i)).length;
  const skipped = canFit(lately, length) ? early : 0;
  const latest = values.slice(skipped);
  const counts: Counts = (index) => isCounted(index + skipped);
  const lengths = length > 0 ? [length, 0] : [0];
  const chooseBetter = (best: ChosenModel, model: ChosenModel) =>
    model.aicc < best.aicc ? model : best;
  const plain = lengths
    .map((one): ChosenModel => {
      const fitted = fit(latest, one, counts);
      return { length: one, isLog: false, fit: fitted, aicc: fitted.aicc };
    })
    .reduce(chooseBetter);
  const best = values.every((value) => value === null || value > 0)
    ? chooseBetter(plain, fitLogarithms(latest, plain, counts))
    : plain;
  return skipped === 0 ? best : refit(values, best, isCounted);
}

function fitLogarithms(
  values: readonly (number | null)[],
  { length }: ChosenModel,
  isCounted: Counts,
): ChosenModel {
  const logs = computeLogarithms(values);
  const fitted = fit(logs, length, isCounted);
  // The criterion of logarithms is about other values; this makes the two comparable.
  const turned = logs.reduce<number>(
    (sum, log, i) => (log === null || !isCounted(i) ? sum : sum + 2 * log),
    0,
  );
  return { length, isLog: true, fit: fitted, aicc: fitted.aicc + turned };
}

const computeLogarithms = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : Math.log(value)));

/** The same model of other values, from where it was. */
function refit(
  values: readonly (number | null)[],
  chosen: ChosenModel,
  isCounted: Counts,
): ChosenModel {
  const { isLog, length, fit: before } = chosen;
  const taken = isLog ? computeLogarithms(values) : values;
  return { ...chosen, fit: fit(taken, length, isCounted, before.smoothing) };
}

/** The model of what lies within its expectations, and what doesn't. */
function chooseWithout(
  values: readonly (number | null)[],
  length: number,
  outlierAt: number,
): { chosen: ChosenModel; outliers: Forecast['outliers']; isCounted: Counts } {
  const count = values.filter((value) => value !== null).length;
  let outside: readonly number[] = [];
  let chosen = choose(values, length, ALL);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { errors } = chosen.fit;
    const limit = outlierAt * estimateSpread(errors);
    const found = errors.flatMap((error, i) =>
      error !== null && Math.abs(error) > limit ? [i] : [],
    );
    const isSame = found.length === outside.length && found.every((one, i) => one === outside[i]);
    // So many outliers are none: the model doesn't fit.
    if (isSame || found.length * 10 > count || !canFit(count - found.length, length)) break;
    outside = found;
    const left = new Set(found);
    const counts: Counts = (i) => !left.has(i);
    // Without what lies outside another model may be the best.
    chosen = round === 0 ? choose(values, length, counts) : refit(values, chosen, counts);
  }
  const { errors } = chosen.fit;
  const outliers = outside.map((index) => ({ index, isAbove: (errors[index] ?? 0) > 0 }));
  const left = new Set(outside);
  return { chosen, outliers, isCounted: (i) => !left.has(i) };
}

/** The deviation of most errors, whatever a few of them are. */
function estimateSpread(errors: readonly (number | null)[]): number {
  const sizes = errors.flatMap((error) => (error === null ? [] : [Math.abs(error)]));
  sizes.sort((a, b) => a - b);
  const median = sizes[Math.floor(sizes.length / 2)] ?? 0;
  return median * DEVIATION || Infinity;
}
