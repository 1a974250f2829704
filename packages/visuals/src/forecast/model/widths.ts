import type { Fit } from './fit';
import { project, type ExpectedValue } from './project';

/** Future moments with widths that hold what they promise, and the freedom of Student's t for them. */
interface Widths {
  moments: readonly ExpectedValue[];
  freedom: number;
}

/**
 * Widens the ranges of a fitted model, which promise too much: 95 percent hold 87 of simulated series, since the formula
 * takes the model and its parameters for known (Hyndman, https://robjhyndman.com/hyndsight/narrow-pi/).
 * The variance at each moment ahead is that of the model, or, if larger, of forecasts made from each moment of the
 * past, outliers included (Gardner 1988, doi 10.1287/mnsc.34.4.541). Parameters and values so far ahead enlarge it by
 * 1 + parameters / values (Akaike's final prediction error, 1969) and 1 + ahead / values.
 */
export function widen(
  values: readonly (number | null)[],
  isCounted: (index: number) => boolean,
  fit: Fit,
  moments: number,
): Widths {
  const count = values.filter((value) => value !== null).length;
  const freedom = count - fit.parameters;
  const tested = testOnPast(values, isCounted, fit, moments);
  let variance = 0;
  const widened = project(fit, moments).map(({ mean, sigma }, i): ExpectedValue => {
    const past = ((tested[i] ?? 0) * count) / freedom;
    variance = Math.max(variance, sigma ** 2, past);
    const unknown = (1 + fit.parameters / count) * (1 + (i + 1) / count);
    return { mean, sigma: Math.sqrt(variance * unknown) };
  });
  return { moments: widened, freedom };
}

/** Returns the mean squared error of forecasts so many moments ahead; 0 where the series has none. */
export function testOnPast(
  values: readonly (number | null)[],
  isCounted: (index: number) => boolean,
  { smoothing: { alpha, beta, gamma, phi }, first }: Fit,
  moments: number,
): Float64Array {
  const parts = [...first.season];
  const length = parts.length;
  const readPart = (index: number) => (length > 0 ? (parts[index % length] ?? 0) : 0);
  let { level, trend } = first;
  const squares = new Float64Array(moments);
  const counts = new Float64Array(moments);
  values.forEach((now, i) => {
    let faded = 0;
    for (let ahead = 0; ahead < moments && i + ahead < values.length; ahead += 1) {
      faded += phi ** (ahead + 1);
      const value = values[i + ahead] ?? null;
      if (value === null) continue;
      const error = value - level - faded * trend - readPart(i + ahead);
      squares[ahead] = (squares[ahead] ?? 0) + error * error;
      counts[ahead] = (counts[ahead] ?? 0) + 1;
    }
    const move = now !== null && isCounted(i) ? now - level - phi * trend - readPart(i) : 0;
    level += phi * trend + alpha * move;
    trend = phi * trend + beta * move;
    if (length > 0) parts[i % length] = readPart(i) + gamma * move;
  });
  return squares.map((sum, ahead) => sum / Math.max(1, counts[ahead] ?? 0));
}

/** Returns Student's t for a quantile of the normal distribution (Abramowitz and Stegun 26.7.5). */
export function computeStudentQuantile(normal: number, freedom: number): number {
  const square = normal * normal;
  const terms = [
    (square + 1) / 4,
    ((5 * square + 16) * square + 3) / 96,
    (((3 * square + 19) * square + 17) * square - 15) / 384,
  ];
  return terms.reduce((sum, term, i) => sum + (normal * term) / freedom ** (i + 1), normal);
}

/** Newton's method needs 11 steps for the 99.99th percentile. */
const STEPS = 20;

/** Returns the quantile of the normal distribution for a share from a half up to 0.9999. */
export function computeNormalQuantile(share: number): number {
  let quantile = 0;
  for (let step = 0; step < STEPS; step += 1) {
    // The series of Abramowitz and Stegun 26.2.11: the share beyond a half in parts of the density.
    let [term, sum] = [quantile, quantile];
    for (let i = 3; i < 120; i += 2) {
      term *= (quantile * quantile) / i;
      sum += term;
    }
    const density = Math.exp(-(quantile * quantile) / 2) / Math.sqrt(2 * Math.PI);
    quantile += (share - 0.5) / density - sum;
  }
  return quantile;
}
