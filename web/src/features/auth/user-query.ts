import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api';
import { queryClient } from '@/lib/query-client';

/** The profile of the signed-in user; loaded once, and again when something changes it. */
export function userQuery(uid: string) {
  return queryOptions({
    queryKey: ['user', uid],
    queryFn: ({ signal }) => call('getUser', { uid }, { signal }),
    staleTime: Infinity,
    gcTime: Infinity,
    meta: { silent: true },
  });
}

/** Loads the profile anew wherever it is shown. */
export async function reloadUser(uid: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['user', uid] });
}
