import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** Loads a person's orders, newest first. */
export const ordersQuery = (uid: string) =>
  queryOptions({
    queryKey: ['orders', uid],
    queryFn: ({ signal }) => call('listOrders', { uid }, { signal }),
    // The section shows the error itself, with a button to try again.
    meta: { silent: true },
  });
