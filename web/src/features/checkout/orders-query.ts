import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** A person's orders, newest first. */
export const ordersQuery = (uid: string) =>
  queryOptions({
    queryKey: ['orders', uid],
    queryFn: ({ signal }) => call('listOrders', { uid }, { signal }),
    // The section says so itself, with a way to try again.
    meta: { silent: true },
  });
