import type { Fit } from './fit';

/** The expected value at a future moment. */
export interface ExpectedValue {
  mean: number;
  /** Standard deviation of the error then. */
  sigma: number;
}

export function project(
  { smoothing: { alpha, beta, gamma, phi }, last, sigma }: Fit,
  moments: number,
): ExpectedValue[] {
  const { level, trend, season } = last;
  const length = season.length;
  let faded = 0;
  // An error now moves each later value by so much.
  let squares = 1;
  return Array.from({ length: moments }, (_, i) => {
    const power = phi ** (i + 1);
    faded += power;
    const mean = level + faded * trend + (length > 0 ? (season[i % length] ?? 0) : 0);
    const expected = { mean, sigma: sigma * Math.sqrt(squares) };
    const isSeason = length > 0 && (i + 1) % length === 0;
    const weight = alpha + beta * faded + (isSeason ? gamma : 0);
    squares += weight * weight;
    return expected;
  });
}
