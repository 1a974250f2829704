import { queryOptions } from '@tanstack/react-query';
import type { SearchEntry } from './entry';

/** Loads the public search index, which the build writes (app/prerendering/search-index.ts). */
export const searchIndexQuery = queryOptions({
  queryKey: ['search-index'],
  queryFn: async ({ signal }): Promise<readonly SearchEntry[]> => {
    const answer = await fetch('/search.json', { signal });
    if (!answer.ok) throw new Error(`search.json: ${answer.status}`);
    // Our build writes the file, so its shape is known.
    return (await answer.json()) as SearchEntry[];
  },
  staleTime: Infinity,
  // The dialog shows the error itself.
  meta: { silent: true },
});
