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

/** Keeps the error of a form beside its button, and shows it as a toast too. */
export function useSendFailure(keptInput: string) {
  const [failure, setFailure] = useState<SendFailure>();
  const seconds = useCountdown(failure?.until);

  function fail(error: unknown) {
    const isOffline = !navigator.onLine;
    if (!isOffline) reportError(error);
    const wait = error instanceof ApiError ? error.retryAfter : undefined;
    setFailure({
      title: isOffline ? 'You are offline' : explainError(error),
      text: isOffline ? `${keptInput} Send it when you’re back online.` : keptInput,
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
