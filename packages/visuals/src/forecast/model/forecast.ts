import { canFit, fit, type Fit } from './fit';
import { NO_SEASON, type Season } from './season';
import { computeNormalQuantile, computeStudentQuantile, testOnPast, widen } from './widths';

/** The author's settings of a forecast. */
export interface ForecastChoices {
  /** Seasons that the series may have; those that it is too short for are left out. */
  seasons: readonly Season[];
  /** How many moments ahead. */
  moments: number;
  /** Percent of what can come that each range holds. */
  percents: readonly number[];
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
  /** The ranges that were asked for, in their order. */
  ranges: readonly Range[];
}

export interface Forecast {
  moments: readonly Moment[];
  /** Values outside of what was expected, and whether above. */
  outliers: readonly { index: number; isAbove: boolean }[];
  /** True if the model has a season, and works on the logarithms of values. */
  model: { season: number; isLog: boolean; fit: Fit };
}

/** A median of absolute deviations comes to a standard deviation. */
const DEVIATION = 1.4826;
/** Taking outliers out brings the errors they caused afterwards back in. */
const ROUNDS = 3;

/** The forecast of a series, or null where it is too short to say anything. */
export function forecast(
  values: readonly (number | null)[],
  { seasons, moments, percents, outlierAt }: ForecastChoices,
): Forecast | null {
  const count = values.filter((value) => value !== null).length;
  if (!canFit(count, NO_SEASON)) return null;
  const { chosen, outliers, isCounted } = chooseWithout(values, seasons, moments, outlierAt);
  const { fit: taken } = chosen;
  const back = chosen.isLog ? Math.exp : (value: number) => value;
  const fitted = chosen.isLog ? computeLogarithms(values) : values;
  const { moments: ahead, freedom } = widen(fitted, isCounted, taken, moments);
  const quantiles = percents.map((percent) =>
    computeStudentQuantile(computeNormalQuantile(0.5 + percent / 200), freedom),
  );
  return {
    moments: ahead.map(({ mean, sigma }): Moment => {
      const ranges = quantiles.map((quantile): Range => {
        const width = quantile * sigma;
        return { low: back(mean - width), high: back(mean + width) };
      });
      return { mean: back(mean), ranges };
    }),
    outliers,
    model: { season: chosen.season.length, isLog: chosen.isLog, fit: taken },
  };
}

interface ChosenModel {
  season: Season;
  isLog: boolean;
  fit: Fit;
  aicc: number;
}

type Counts = (index: number) => boolean;
const ALL: Counts = () => true;

/** A model is chosen by so many of the latest values, or so many seasons, and fitted to all. */
const CHOSEN_BY = 260;
const SEASONS_CHOSEN_BY = 3;

/** With or without a season, then of values or of their logarithms: what Akaike's criterion finds best. */
function choose(
  values: readonly (number | null)[],
  seasons: readonly Season[],
  moments: number,
  isCounted: Counts,
): ChosenModel {
  const count = countFrom(values, 0, isCounted);
  const candidates = [...seasons.filter((season) => canFit(count, season)), NO_SEASON];
  const longest = Math.max(...candidates.map(({ length }) => length));
  const early = Math.max(0, values.length - Math.max(CHOSEN_BY, SEASONS_CHOSEN_BY * longest));
  const lately = countFrom(values, early, isCounted);
  const skipped = candidates.every((season) => canFit(lately, season)) ? early : 0;
  const latest = values.slice(skipped);
  const counts: Counts = (index) => isCounted(index + skipped);
  const chooseBetter = (best: ChosenModel, model: ChosenModel) =>
    model.aicc < best.aicc ? model : best;
  const models = candidates.map((season): ChosenModel => {
    const fitted = fit(latest, season, counts);
    return { season, isLog: false, fit: fitted, aicc: fitted.aicc };
  });
  const usual = models.filter(({ season }) => !season.isWeek).reduce(chooseBetter);
  const week = models.find(({ season }) => season.isWeek);
  const missed = (model: ChosenModel) => measureFarErrors(latest, counts, model, moments);
  const plain = week && missed(week) < missed(usual) ? week : usual;
  const best = values.every((value) => value === null || value > 0)
    ? chooseBetter(plain, fitLogarithms(latest, plain, counts))
    : plain;
  return skipped === 0 ? best : refit(values, best, isCounted);
}

/**
 * Returns the mean squared error of forecasts from each moment of the past. Akaike's criterion is about the next moment,
 * at which a day of hours is as good as a week of them: the level has followed the weekend by then.
 */
function measureFarErrors(
  values: readonly (number | null)[],
  isCounted: Counts,
  { fit: fitted }: ChosenModel,
  moments: number,
): number {
  const count = countFrom(values, 0, isCounted);
  const squares = testOnPast(values, isCounted, fitted, Math.max(1, moments));
  const mean = squares.reduce((sum, square) => sum + square / squares.length, 0);
  return (mean * (count + fitted.parameters)) / (count - fitted.parameters);
}

const countFrom = (values: readonly (number | null)[], first: number, isCounted: Counts) =>
  values.filter((value, i) => value !== null && i >= first && isCounted(i)).length;

function fitLogarithms(
  values: readonly (number | null)[],
  { season }: ChosenModel,
  isCounted: Counts,
): ChosenModel {
  const logs = computeLogarithms(values);
  const fitted = fit(logs, season, isCounted);
  // The criterion of logarithms is about other values; this makes the two comparable.
  const turned = logs.reduce<number>(
    (sum, log, i) => (log === null || !isCounted(i) ? sum : sum + 2 * log),
    0,
  );
  return { season, isLog: true, fit: fitted, aicc: fitted.aicc + turned };
}

const computeLogarithms = (values: readonly (number | null)[]) =>
  values.map((value) => (value === null ? null : Math.log(value)));

/** The same model of other values, from where it was. */
function refit(
  values: readonly (number | null)[],
  chosen: ChosenModel,
  isCounted: Counts,
): ChosenModel {
  const { isLog, season, fit: before } = chosen;
  const taken = isLog ? computeLogarithms(values) : values;
  return { ...chosen, fit: fit(taken, season, isCounted, before.smoothing) };
}

/** The model of what lies within its expectations, and what doesn't. */
function chooseWithout(
  values: readonly (number | null)[],
  seasons: readonly Season[],
  moments: number,
  outlierAt: number,
): { chosen: ChosenModel; outliers: Forecast['outliers']; isCounted: Counts } {
  const count = values.filter((value) => value !== null).length;
  let outside: readonly number[] = [];
  let chosen = choose(values, seasons, moments, ALL);
  for (let round = 0; round < ROUNDS; round += 1) {
    const { errors } = chosen.fit;
    const limit = outlierAt * estimateSpread(errors);
    const found = errors.flatMap((error, i) =>
      error !== null && Math.abs(error) > limit ? [i] : [],
    );
    const isSame = found.length === outside.length && found.every((one, i) => one === outside[i]);
    // So many outliers are none: the model doesn't fit.
    if (isSame || found.length * 10 > count || !canFit(count - found.length, chosen.season)) break;
    outside = found;
    const left = new Set(found);
    const counts: Counts = (i) => !left.has(i);
    // Without what lies outside another model may be the best.
    chosen = round === 0 ? choose(values, seasons, moments, counts) : refit(values, chosen, counts);
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
