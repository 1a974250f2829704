import { useEffect, useState } from 'react';
import type { License } from '@flexa/contracts/licenses';
import { determinePaidType } from '@flexa/contracts/plans';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { parseCount, type Choice } from './choice';

/** Credit for the rest of a licence, in cents, or the reason for no credit. */
export type Upgrade = { license: License } & (
  | { status: 'asking' | 'kept' | 'unknown' }
  | { status: 'refused'; reason: string }
  | { status: 'credited'; credit: number; total: number }
);

/** Pause after the last keystroke before a request. */
const PAUSE_MS = 250;

/** Requests the credit for a licence that the chosen plan would replace. */
export function useUpgrade(license: License | undefined, { visualType, month, licences }: Choice) {
  const [answer, setAnswer] = useState<{ requestKey: string; upgrade: Upgrade }>();
  const [isKept, setKept] = useState(false);
  const [round, setRound] = useState(0);
  const quantity = parseCount(licences);
  const requestKey = `${license?.id} ${month} ${quantity} ${round}`;
  const isWanted = license !== undefined && quantity !== undefined && !isKept;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isMounted = true;
    const { id: upgrades, userId: uid } = license;
    const request = {
      uid,
      month,
      visualType,
      licenseType: determinePaidType(visualType),
      quantity,
      upgrades,
    };
    const timer = setTimeout(() => {
      call('getPrice', request).then(
        ({ credit, total }) => {
          if (isMounted)
            setAnswer({ requestKey, upgrade: { license, status: 'credited', credit, total } });
        },
        (error: unknown) => {
          const reason = error instanceof ApiError ? error.details[0]?.message : undefined;
          const why = reason
            ? { status: 'refused' as const, reason }
            : { status: 'unknown' as const };
          if (isMounted) setAnswer({ requestKey, upgrade: { license, ...why } });
        },
      );
    }, PAUSE_MS);
    return () => {
      isMounted = false;
      clearTimeout(timer);
    };
    // The other values it reads are part of `requestKey`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [requestKey, isWanted]);

  const upgrade: Upgrade | undefined =
    license &&
    (isKept
      ? { license, status: 'kept' }
      : answer?.requestKey === requestKey
        ? answer.upgrade
        : { license, status: 'asking' });
  return {
    upgrade,
    keep: setKept,
    /** Requests the price again, which may have changed. */
    askAgain: () => setRound((count) => count + 1),
  };
}
