import { LeastSquares } from './least-squares';

/** How fast level, trend and season follow, and how fast the trend fades. */
export interface Smoothing {
  alpha: number;
  beta: number;
  gamma: number;
  phi: number;
}

/** Where level, trend and each part of the season stand; the season's first is the next to come. */
export interface States {
  level: number;
  trend: number;
  season: readonly number[];
}

/** A run of exponential smoothing through a series: ETS(A,Ad,A), or ETS(A,Ad,N) without a season. */
export interface Run {
  last: States;
  /** How far each value lies from what was expected the moment before; null where there is none. */
  errors: readonly (number | null)[];
  /** Their squares, as far as they count. */
  squares: number;
  count: number;
}

/** Goes through the series from these states. What doesn't count changes no state. */
export function run(
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

/**
 * The states to begin with that leave the least squares of errors. Errors of an additive model are
 * straight in its first states, so these are solved for and not searched.
 */
export function bestStart(
  values: readonly (number | null)[],
  isCounted: (index: number) => boolean,
  { alpha, beta, gamma, phi }: Smoothing,
  length: number,
): States {
  // Parts of a season add up to nothing, so the last one follows from the others.
  const free = Math.max(0, length - 1);
  const count = 2 + free;
  // Level, trend and parts as factors of the unknowns, and a constant behind them.
  const row = (unknown?: number) => {
    const made = new Float64Array(count + 1);
    if (unknown !== undefined) made[unknown] = 1;
    return made;
  };
  const level = row(0);
  const trend = row(1);
  const parts = Array.from({ length }, (_, i) => row(i < free ? 2 + i : undefined));
  const lastPart = parts.at(-1);
  if (lastPart) lastPart.fill(-1, 2, count);
  const equations = new LeastSquares(count);
  const expected = new Float64Array(count + 1);

  values.forEach((value, i) => {
    const part = length > 0 ? parts[i % length] : undefined;
    for (let k = 0; k <= count; k += 1) {
      expected[k] = (level[k] ?? 0) + phi * (trend[k] ?? 0) + (part?.[k] ?? 0);
    }
    const counts = value !== null && isCounted(i);
    if (counts) equations.add(expected, value - (expected[count] ?? 0));
    for (let k = 0; k <= count; k += 1) {
      const isConstant = k === count;
      const error = counts ? (isConstant ? value : 0) - (expected[k] ?? 0) : 0;
      const faded = phi * (trend[k] ?? 0);
      level[k] = (level[k] ?? 0) + faded + alpha * error;
      trend[k] = faded + beta * error;
      if (part) part[k] = (part[k] ?? 0) + gamma * error;
    }
  });

  const unknowns = equations.solve();
  const first = Array.from({ length: free }, (_, i) => unknowns[2 + i] ?? 0);
  const lastOne = length > 0 ? [-first.reduce((sum, part) => sum + part, 0)] : [];
  return { level: unknowns[0] ?? 0, trend: unknowns[1] ?? 0, season: [...first, ...lastOne] };
}
