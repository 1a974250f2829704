import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** A key is made anew at each call; for a while the one at hand will do. */
const KEPT_MS = 5 * 60 * 1000;

/** The key of a licence. */
export const keyQuery = (id: string) =>
  queryOptions({
    queryKey: ['license-key', id],
    queryFn: ({ signal }) => call('getLicenseKey', { id }, { signal }),
    staleTime: KEPT_MS,
    // The key on the screen does not change under somebody's eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });
