/** Round values between two ends, about so many. */
export function ticksBetween(low: number, high: number, about: number): number[] {
  const span = high - low;
  if (!(span > 0) || !Number.isFinite(span)) return [low];
  const rough = span / Math.max(1, about);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  const count = Math.floor(high / step) - first + 1;
  if (!Number.isFinite(first) || count > about * 4) return [low];
  return Array.from({ length: Math.max(0, count) }, (_, i) => (first + i) * step);
}
