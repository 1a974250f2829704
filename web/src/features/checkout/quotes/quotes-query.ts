import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** A person's quotes that can be ordered, newest first. */
export const quotesQuery = (uid: string) =>
  queryOptions({
    queryKey: ['quotes', uid],
    queryFn: ({ signal }) => call('listQuotes', { uid }, { signal }),
    // The list says so itself, with a way to try again.
    meta: { silent: true },
  });
