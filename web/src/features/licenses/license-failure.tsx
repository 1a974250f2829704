import { useEffect, useState } from 'react';
import { now } from '@/lib/clock';
import { formatTime } from '@/lib/format';
import { ButtonLink } from '@/ui/button';
import { LoadFailure } from '@/ui/load-failure';
import { useLicenses } from './license-store';

/** Shows how old the list on screen is and when it will be fetched again. */
export function LicenseFailure() {
  const { asOf, failure, retry } = useLicenses();
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setMoment(now()), 1000);
    return () => clearInterval(timer);
  }, []);

  if (!failure) return null;
  const seconds = failure.retryAt
    ? Math.max(1, Math.ceil((failure.retryAt.getTime() - moment.getTime()) / 1000))
    : null;
  return (
    <LoadFailure
      query={{ error: null, isFetching: false, refetch: retry }}
      tone={navigator.onLine ? 'danger' : 'warning'}
      title={navigator.onLine ? 'Your licences could not be refreshed' : 'You are offline'}
      actions={
        <ButtonLink to="/support-center" size="sm" variant="quiet">
          Get help
        </ButtonLink>
      }
    >
      {asOf ? `They still work. This list is from ${formatTime(asOf)}. ` : 'They still work. '}
      {/* Hidden from screen readers, which would announce the count every second. */}
      <span aria-hidden="true">{seconds !== null && `We’ll try again in ${seconds} s.`}</span>
    </LoadFailure>
  );
}
