import { useState } from 'react';
import type { License } from '@flexa/contracts/licenses';

/** The licences that came last, after the first answer: they slide in once and are announced. */
export function useArrivals(licenses: readonly License[] | null): readonly License[] {
  const [known, setKnown] = useState<ReadonlySet<string> | null>(null);
  const [arrived, setArrived] = useState<readonly License[]>([]);
  if (!licenses) return arrived;
  const fresh = licenses.filter(({ id }) => !known?.has(id));
  if (!known || fresh.length > 0) {
    setKnown(new Set([...(known ?? []), ...licenses.map(({ id }) => id)]));
    if (known) setArrived(fresh);
  }
  return arrived;
}
