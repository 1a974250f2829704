import { useState } from 'react';
import type { License } from '@flexa/contracts/licenses';

/** Returns the licences that arrived last, after the first answer. They slide in once and are announced. */
export function useArrivals(licenses: readonly License[] | null): readonly License[] {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [arrivals, setArrivals] = useState<readonly License[]>([]);
  if (!licenses) return arrivals;
  const newLicenses = licenses.filter(({ id }) => !known?.has(id));
  if (!known || newLicenses.length > 0) {
    setKnown(new Set([...(known ?? []), ...licenses.map(({ id }) => id)]));
    if (known) setArrivals(newLicenses);
  }
  return arrivals;
}
