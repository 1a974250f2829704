import { minimise } from './minimise';
import type { Season } from './season';
import { findBestStart, runSmoothing, type Run, type Smoothing, type States } from './smoothing';

/** A model fitted to a series. */
export interface Fit extends Run {
  smoothing: Smoothing;
  first: States;
  /** Standard deviation of an error. */
  sigma: number;
  /** Akaike's criterion, corrected for short series: the less the better. */
  aicc: number;
  /** How many numbers the model had to find. */
  parameters: number;
}

const LEAST = 1e-4;
const PHI = { least: 0.8, most: 0.98 };
const START: Smoothing = { alpha: 0.3, beta: 0.05, gamma: 0.1, phi: 0.95 };

const squash = (value: number) => 1 / (1 + Math.exp(-value));
const stretch = (share: number) => {
  const inside = Math.min(1 - 1e-6, Math.max(1e-6, share));
  return Math.log(inside / (1 - inside));
};

/**
 * Maps unbounded numbers to valid smoothing parameters: beta is below alpha, gamma below 1 - alpha.
 */
function toSmoothing([a = 0, b = 0, p = 0, g]: readonly number[]): Smoothing {
  const scaleWithin = (value: number, most: number) => LEAST + (most - LEAST) * squash(value);
  const alpha = scaleWithin(a, 1 - LEAST);
  return {
    alpha,
    beta: scaleWithin(b, alpha),
    phi: PHI.least + (PHI.most - PHI.least) * squash(p),
    gamma: g === undefined ? 0 : scaleWithin(g, 1 - alpha),
  };
}

function toSearch({ alpha, beta, gamma, phi }: Smoothing, hasSeason: boolean): number[] {
  const search = [
    ...[stretch(alpha), stretch(beta / alpha)],
    stretch((phi - PHI.least) / (PHI.most - PHI.least)),
  ];
  return hasSeason ? [...search, stretch(gamma / (1 - alpha))] : search;
}

/** How many numbers a model with this season has to find. */
const countParameters = ({ free }: Season) => (free > 0 ? 4 + 2 + free : 3 + 2);

/** The least values for a model, with something left to tell its errors from, and two of each season. */
export const countNeeded = (season: Season) =>
  Math.max(countParameters(season) + 3, 2 * season.length);

export const canFit = (count: number, season: Season) => count >= countNeeded(season);

/**
 * Fits a model with this season to a series by least squares.
 *
 * @throws RangeError if the series is too short
 */
export function fit(
  values: readonly (number | null)[],
  season: Season,
  isCounted: (index: number) => boolean = () => true,
  from: Smoothing = START,
): Fit {
  const count = values.filter((value, i) => value !== null && isCounted(i)).length;
  if (!canFit(count, season)) throw new RangeError('The series is too short');
  // In parts of its spread, so that the search means the same for every series.
  const { middle, spread } = measureSpread(values);
  const scaled = {
    values: Float64Array.from(values, (value) => ((value ?? middle) - middle) / spread),
    counts: Uint8Array.from(values, (value, i) => (value !== null && isCounted(i) ? 1 : 0)),
  };
  const computeSquares = (search: readonly number[]) => {
    const { squares } = findBestStart(scaled, toSmoothing(search), season);
    return Math.log(Math.max(squares, Number.MIN_VALUE));
  };
  const smoothing = toSmoothing(minimise(computeSquares, toSearch(from, season.length > 0)));
  const { states: start } = findBestStart(scaled, smoothing, season);
  const first = {
    level: start.level * spread + middle,
    trend: start.trend * spread,
    season: start.season.map((part) => part * spread),
  };
  const passed = runSmoothing(values, isCounted, smoothing, first);
  const parameters = countParameters(season);
  const penalty = (2 * (parameters + 1) * count) / (count - parameters - 2);
  return {
    ...passed,
    parameters,
    smoothing,
    first,
    sigma: Math.sqrt(passed.squares / (count - parameters)),
    aicc: count * Math.log(passed.squares / count + Number.MIN_VALUE) + penalty,
  };
}

function measureSpread(values: readonly (number | null)[]): { middle: number; spread: number } {
  const there = values.filter((value) => value !== null);
  const middle = there.reduce((sum, value) => sum + value / there.length, 0);
  const variance = there.reduce((sum, value) => sum + (value - middle) ** 2 / there.length, 0);
  return { middle, spread: Math.sqrt(variance) || 1 };
}
