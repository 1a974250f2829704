import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';

/** The person's saved themes, the last saved first. */
export const themesQuery = queryOptions({
  queryKey: ['themes'],
  queryFn: ({ signal }) => call('listThemes', {}, { signal }),
  // The section says so itself, with a way to try again.
  meta: { silent: true },
});
