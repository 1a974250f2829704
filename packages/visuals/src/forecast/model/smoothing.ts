import { LeastSquares } from './least-squares';
import { computeParts, type Season } from './season';

/** How fast level, trend and season follow, and how fast the trend fades. */
export interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
  phi: number;
}

/**
 * Level, trend and seasonal parts of a series; the first seasonal part belongs to the next moment.
 */
export interface States {
  level: number;
  trend: number;
  season: readonly number[];
}

/** A run of exponential smoothing through a series: ETS(A,Ad,A), or ETS(A,Ad,N) without a season. */
export interface Run {
  last: States;
  /** Each value less its one-step forecast; null for missing values. */
  errors: readonly (number | null)[];
  /** Their squares, as far as they count. */
  squares: number;
  count: number;
}

/** Runs through the series from these states. Values that don't count change no state. */
export function runSmoothing(
  values: readonly (number | null)[],
  isCounted: (index: number) => boolean,
  { alpha, beta, gamma, phi }: Smoothing,
  { level: level0, trend: trend0, season }: States,
): Run {
  const parts = [...season];
  const length = parts.length;
  let [level, trend, squares, count] = [level0, trend0, 0, 0];
  const errors = values.map((value, i) => {
    const place = length > 0 ? i % length : 0;
    const part = parts[place] ?? 0;
    const expected = level + phi * trend + part;
    const error = value === null ? null : value - expected;
    const move = error !== null && isCounted(i) ? error : 0;
    if (error !== null && isCounted(i)) {
      squares += error * error;
      count += 1;
    }
    level = level + phi * trend + alpha * move;
    trend = phi * trend + beta * move;
    if (length > 0) parts[place] = part + gamma * move;
    return error;
  });
  const turn = length > 0 ? values.length % length : 0;
  const last = { level, trend, season: [...parts.slice(turn), ...parts.slice(0, turn)] };
  return { last, errors, squares, count };
}

/** A series as the search goes through it, again and again: nothing that counts is missing. */
export interface CountedValues {
  values: Float64Array;
  /** 1 for what counts. */
  counts: Uint8Array;
}

/**
 * The states to begin with that leave the least squares of errors, and how much that is. Errors of an additive model are
 * straight in its first states, so these are solved for and not searched.
 *
 * The search spends its time here, and the first one is never compiled yet: numbers lie in flat arrays, a row of
 * factors for each state, and what is done for each value is a small function, which browsers compile soon.
 */
export function findBestStart(
  { values, counts }: CountedValues,
  smoothing: Smoothing,
  season: Season,
): { states: States; squares: number } {
  const { length, free, basis } = season;
  const count = 2 + free;
  // Level, trend and parts as factors of the unknowns, and a constant behind them.
  const width = count + 1;
  const states = new Float64Array((2 + length) * width);
  states[0] = 1;
  states[width + 1] = 1;
  for (let part = 0; part < length; part += 1) {
    states.set(basis.subarray(part * free, (part + 1) * free), (2 + part) * width + 2);
  }
  const equations = new LeastSquares(count);
  const expected = new Float64Array(width);

  for (let i = 0; i < values.length; i += 1) {
    const part = length > 0 ? (2 + (i % length)) * width : -1;
    expectNext(expected, states, smoothing.phi, part);
    const isCounted = counts[i] === 1;
    const value = values[i] ?? 0;
    if (isCounted) equations.add(expected, value - (expected[count] ?? 0));
    // The expectation beyond the value: the error with its sign turned.
    expected[count] = (expected[count] ?? 0) - value;
    moveOn(states, width, isCounted ? expected : null, smoothing, part);
  }

  const unknowns = equations.solve();
  const parts = computeParts(season, [...unknowns.subarray(2)]);
  return {
    states: { level: unknowns[0] ?? 0, trend: unknowns[1] ?? 0, season: parts },
    squares: equations.sumSquaredResiduals(unknowns),
  };
}

/**
 * Computes the one-step forecast from the states. `part` is the position of its seasonal part, or
 * -1.
 */
function expectNext(expected: Float64Array, states: Float64Array, phi: number, part: number): void {
  const width = expected.length;
  for (let k = 0; k < width; k += 1) {
    const seasonal = part < 0 ? 0 : (states[part + k] ?? 0);
    expected[k] = (states[k] ?? 0) + phi * (states[width + k] ?? 0) + seasonal;
  }
}

/** Moves the states by the error; what doesn't count has none. */
function moveOn(
  states: Float64Array,
  width: number,
  beyond: Float64Array | null,
  { alpha, beta, gamma, phi }: Smoothing,
  part: number,
): void {
  for (let k = 0; k < width; k += 1) {
    const error = beyond ? -(beyond[k] ?? 0) : 0;
    const faded = phi * (states[width + k] ?? 0);
    states[k] = (states[k] ?? 0) + faded + alpha * error;
    states[width + k] = faded + beta * error;
    if (part >= 0) states[part + k] = (states[part + k] ?? 0) + gamma * error;
  }
}
