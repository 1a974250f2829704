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
function testOnPast(
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
  const first = (normal ** 3 + normal) / 4;
  const second = (5 * normal ** 5 + 16 * normal ** 3 + 3 * normal) / 96;
  return normal + first / freedom + second / freedom ** 2;
}
