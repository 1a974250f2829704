import { useState } from 'react';
import { now } from '@/lib/clock';
import { formatWait } from '@/lib/format';
import type { SignInResult } from './sign-in-result';
import { useCountdown } from '@/ui/use-countdown';

/** A form's last failure and the seconds to wait. */
export interface Failure {
  message: string | undefined;
  /** The initial wait, for screen readers, which announce it once. */
  waitAtFirst: string | undefined;
  /** Seconds left to wait; 0 if there is no wait. */
  seconds: number;
}

interface StoredFailure extends SignInResult {
  until?: number;
}

/** Keeps the failure of a form. A waiting time disappears when it is over. */
export function useFailure(): [Failure, (result: SignInResult) => void] {
  const [{ error, wait, until }, setFailure] = useState<StoredFailure>({});
  const seconds = useCountdown(until);
  const isOver = until !== undefined && seconds === 0;

  const show = (result: SignInResult) =>
    setFailure({
      ...result,
      ...(result.wait !== undefined && { until: now().getTime() + result.wait * 1000 }),
    });
  return [
    {
      message: isOver ? undefined : error,
      waitAtFirst: wait === undefined ? undefined : formatWait(wait),
      seconds,
    },
    show,
  ];
}
