import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** The running free offer; asked again while someone looks, since others take places too. */
export const offerQuery = queryOptions({
  queryKey: ['offer'],
  queryFn: ({ signal }) => call('getLatestOffer', {}, { signal }),
  refetchInterval: 15_000,
  meta: { silent: true },
});
