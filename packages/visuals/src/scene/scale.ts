/** A straight scale from values to pixels. */
export interface Scale {
  (value: number): number;
  zero: number;
}

/** The least and the most of values; those that are no numbers don't count. */
export function computeExtent(values: Iterable<number>): { low: number; high: number } {
  let [low, high] = [Infinity, -Infinity];
  for (const value of values) {
    if (!Number.isFinite(value)) continue;
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return low <= high ? { low, high } : { low: 0, high: 0 };
}

/**
 * A scale over the values and zero, from `bottom` (the least) up to `top` (the most). Works to the
 * ends of what a number can hold, and for nothing but zeros.
 */
export function createScaleOver(values: Iterable<number>, top: number, bottom: number): Scale {
  let low = 0;
  let high = 0;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  return createScaleBetween({ low, high }, top, bottom);
}

/** Ends of a scale that the author chose; 0 leaves an end to the values. */
export interface ScaleEnds {
  max: number;
  min: number;
}

/** Tells whether values reach beyond the ends that the author chose. */
export function isBeyond(values: Iterable<number>, { max, min }: ScaleEnds): boolean {
  const { low, high } = computeExtent(values);
  return (max > 0 && high > max) || (min < 0 && low < min);
}

/** A scale from the least of an extent at `bottom` to its most at `top`. */
export function createScaleBetween(
  { low, high }: { low: number; high: number },
  top: number,
  bottom: number,
): Scale {
  // Parts of the largest: the distance between -1e308 and 1e308 is no number any more.
  const unit = Math.max(Math.abs(low), Math.abs(high)) || 1;
  const span = high / unit - low / unit || 1;
  const scale = (value: number) => bottom - ((value / unit - low / unit) / span) * (bottom - top);
  return Object.assign(scale, { zero: scale(0) });
}
