/** Returns a number from 0 to 1 that depends only on the seed. */
export function computeNoise(seed: number): number {
  let mixed = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 0x1_0000_0000;
}

/**
 * Rounds a list so that each running total equals the rounded running total, without losing any
 * amount.
 */
export function roundTotals(values: readonly number[]): number[] {
  let exact = 0;
  let given = 0;
  return values.map((value) => {
    exact += value;
    const whole = Math.round(exact) - given;
    given += whole;
    return whole;
  });
}
