import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { reportError } from './report-error';
import { onSignOut } from './sign-out';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** Message for an error without its own. */
      failed?: string;
      /** True if the page shows the error itself. */
      silent?: boolean;
    };
    queryMeta: { silent?: boolean };
  }
}

/** Server data. The HTTP layer already retries, so nothing is retried here. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, query) => {
      if (!query.meta?.silent) reportError(error);
    },
  }),
  mutationCache: new MutationCache({
    onError: (error, _variables, _context, mutation) => {
      if (!mutation.meta?.silent) reportError(error, mutation.meta?.failed);
    },
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 30_000 },
    // Without a connection an action fails at once; a queued one could delete something hours
    // later.
    mutations: { retry: false, networkMode: 'always' },
  },
});

/** Keys of public data; everything else belongs to the signed-in person. */
const PUBLIC_KEYS: readonly unknown[] = ['offer', 'license-trust', 'search-index', 'status'];

onSignOut(() =>
  queryClient.removeQueries({ predicate: ({ queryKey }) => !PUBLIC_KEYS.includes(queryKey[0]) }),
);
