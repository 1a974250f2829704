import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** A key changes only when its licence does. */
const STALE_MS = 5 * 60 * 1000;

/** Loads the key of a licence. */
export const keyQuery = (id: string) =>
  queryOptions({
    queryKey: ['license-key', id],
    queryFn: ({ signal }) => call('getLicenseKey', { id }, { signal }),
    staleTime: STALE_MS,
    // Don't replace a key that someone may be reading.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });
