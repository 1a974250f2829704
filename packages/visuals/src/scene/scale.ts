/** A straight scale from values to pixels. */
export interface Scale {
  (value: number): number;
  zero: number;
}

/**
 * A scale over the values and zero, from `bottom` (the least) up to `top` (the most). Works to the
 * ends of what a number can hold, and for nothing but zeros.
 */
export function scaleOver(values: Iterable<number>, top: number, bottom: number): Scale {
  let low = 0;
  let high = 0;
  for (const value of values) {
    low = Math.min(low, value);
    high = Math.max(high, value);
  }
  // Parts of the largest: the distance between -1e308 and 1e308 is no number any more.
  const unit = Math.max(-low, high) || 1;
  const span = high / unit - low / unit || 1;
  const scale = (value: number) => bottom - ((value / unit - low / unit) / span) * (bottom - top);
  return Object.assign(scale, { zero: scale(0) });
}
