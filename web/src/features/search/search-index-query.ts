import { queryOptions } from '@tanstack/react-query';
import type { SearchEntry } from './entry';

/** Loads the public search index, which the build writes (app/prerendering/search-index.ts). */
export const searchIndexQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: async ({ signal }): Promise<readonly SearchEntry[]> => {
    const response = await fetch('/search.json', { signal });
    if (!response.ok) throw new Error(`search.json: ${response.status}`);
    // Our build writes the file, so its shape is known.
    return (await response.json()) as SearchEntry[];
  },
  staleTime: Infinity,
  // The dialog shows the error itself.
  meta: { silent: true },
});
