import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** Loads the free offer, and reloads it while the page is visible, since others take places too. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: ({ signal }) => call('getLatestOffer', {}, { signal }),
  refetchInterval: 15_000,
  meta: { silent: true },
});
