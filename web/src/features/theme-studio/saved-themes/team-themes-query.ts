import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';

/** The teams the person belongs to, each with its themes. */
export const teamThemesQuery = queryOptions({
  queryKey: ['team-themes'],
  queryFn: ({ signal }) => call('listTeamThemes', {}, { signal }),
  // The list says so itself, with a way to try again.
  meta: { silent: true },
});

/** A theme with its versions. */
export const createTeamThemeQuery = (id: string) =>
  queryOptions({
    queryKey: ['team-themes', id],
    queryFn: ({ signal }) => call('getTeamTheme', { id }, { signal }),
    meta: { silent: true },
  });

export const reloadTeamThemes = () =>
  queryClient.invalidateQueries({ queryKey: teamThemesQuery.queryKey });
