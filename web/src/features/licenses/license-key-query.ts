import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** A key changes only when its licence does. */
const KEPT_MS = 5 * 60 * 1000;

/** The key of a licence. */
export const keyQuery = (id: string) =>
  queryOptions({
    queryKey: ['license-key', id],
    queryFn: ({ signal }) => call('getLicenseKey', { id }, { signal }),
    staleTime: KEPT_MS,
    // The key on the screen does not change under someone's eyes.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    meta: { silent: true },
  });
