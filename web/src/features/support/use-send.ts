import { useState } from 'react';
import { now } from '@/lib/clock';
import { formatWait } from '@/lib/format';
import { ApiError } from '@/lib/api-error';
import { explainError, reportError } from '@/lib/report-error';
import { useCountdown } from '@/ui/use-countdown';

interface SendFailure {
  title: string;
  text: string;
  until?: number;
}

/** Why a form was not sent, in words that stay beside its button; a toast says it too. */
export function useSendFailure(kept: string) {
  const [failure, setFailure] = useState<SendFailure>();
  const seconds = useCountdown(failure?.until);

  function fail(error: unknown) {
    const isOffline = !navigator.onLine;
    if (!isOffline) reportError(error);
    const wait = error instanceof ApiError ? error.retryAfter : undefined;
    setFailure({
      title: isOffline ? 'You are offline' : explainError(error),
      text: isOffline ? `${kept} Send it when you’re back online.` : kept,
      ...(wait !== undefined && { until: now().getTime() + wait * 1000 }),
    });
  }

  const wait = seconds > 0 ? ` You can try again in ${formatWait(seconds)}.` : '';
  return {
    failure: failure && { title: failure.title, text: failure.text + wait },
    fail,
    clear: () => setFailure(undefined),
  };
}
