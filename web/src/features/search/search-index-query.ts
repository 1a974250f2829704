import { queryOptions } from '@tanstack/react-query';
import type { SearchEntry } from './entry';

/** The public part of what is searched: a file that the build writes (app/prerendering/search-index.ts). */
export const searchIndexQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: async ({ signal }): Promise<readonly SearchEntry[]> => {
    const answer = await fetch('/search.json', { signal });
    if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
    // Written by our own build, beside the very files that read it.
    return (await answer.json()) as SearchEntry[];
  },
  staleTime: Infinity,
  // The dialog says so itself.
  meta: { silent: true },
});
