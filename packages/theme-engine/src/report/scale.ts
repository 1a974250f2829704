/** Steps of a scale, in tenths of a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10] as const;

/** Round numbers from zero, or below it, to above the largest: two to four steps. */
export function scaleOf(values: readonly number[]): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const power = 10 ** Math.floor(Math.log10((high - low || 1) / 4));
  const step = STEPS.map((one) => one * power).find((one) => (high - low) / one <= 4) ?? power * 10;
  return steps(Math.floor(low / step) * step, Math.ceil(high / step) * step, step);
}

export function steps(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => Number((from + step * i).toPrecision(12)));
}
