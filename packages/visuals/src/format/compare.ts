/** Returns the difference between a value and its reference; null if either is missing. */
export function computeDifference(value: number | null, reference: number | null): number | null {
  if (value === null || reference === null) return null;
  const difference = value - reference;
  return Number.isFinite(difference) ? difference : null;
}

/** The same in parts of what it is compared with. */
export function computeShare(value: number | null, reference: number | null): number | null {
  const difference = computeDifference(value, reference);
  if (difference === null || !reference) return null;
  const share = difference / Math.abs(reference);
  return Number.isFinite(share) ? share : null;
}

/** Tells whether a difference is good news; null where it is neither. */
export function isGood(difference: number | null, sense: 'more' | 'less'): boolean | null {
  if (!difference) return null;
  return difference > 0 === (sense === 'more');
}
