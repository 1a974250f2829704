import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';

/** Loads the teams that a person owns or manages. */
export const teamsQuery = (uid: string) =>
  queryOptions({
    queryKey: ['teams', uid],
    queryFn: ({ signal }) => call('listTeams', {}, { signal }),
    select: ({ data }) => data,
    meta: { silent: true },
  });

export const teamQuery = (id: string) =>
  queryOptions({
    queryKey: ['team', id],
    queryFn: ({ signal }) => call('getTeam', { id }, { signal }),
    // The section shows the error itself, with a button to try again.
    meta: { silent: true },
  });

export const reloadTeam = (id: string) =>
  queryClient.invalidateQueries({ queryKey: teamQuery(id).queryKey });

/** Loads the owner's payments for the seats of a team, as far as its managers may see them. */
export const teamOrdersQuery = (id: string) =>
  queryOptions({
    queryKey: ['team-orders', id],
    queryFn: ({ signal }) => call('listTeamOrders', { id }, { signal }),
    select: ({ data }) => data,
    meta: { silent: true },
  });
