/** Round steps, as parts of a power of ten. */
const ROUND = [1, 2, 2.5, 5, 10] as const;

/** Returns the smallest round step of which `count` reach across a span. */
export function chooseStep(span: number, count: number): number {
  const least = span / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(least));
  return (ROUND.find((part) => part * power >= least) ?? 10) * power;
}

/** Lists round values between two ends, about so many. */
export function listTicksBetween(low: number, high: number, about: number): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  const step = chooseStep(span, about);
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  if (!Number.isFinite(first) || count > about * 4) return [low];
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}

/** Lists round values from at or below zero and every value to at or above them, a few steps apart. */
export function listTicksOver(values: readonly number[], count = 4): number[] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = chooseStep(high - low || 1, count);
  return listValues(Math.floor(low / step) * step, Math.ceil(high / step) * step, step);
}

/** Lists the values from one end to the other, a step apart, free of rounding errors. */
export function listValues(from: number, to: number, step: number): number[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, i) => Number((from + step * i).toPrecision(12)));
}
