import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reloadUser } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { ordersQuery } from '../orders-query';
import type { Arrival } from './address';

/** Pauses between checks of a payment that is not confirmed yet. */
export const PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Statuses that another check can't change: the session is not this person's. */
const REFUSALS = [400, 403, 404];

interface Answer {
  licensesUpdated: boolean;
  /** Number of checks so far. */
  times: number;
}

/**
 * Checks the session that the buyer returned with, until its licences exist or the pauses are used up.
 * Each check may have changed the order, and the last one the profile.
 */
export function useCheckedSession({ sessionId, planId }: Arrival, uid: string, isOver: boolean) {
  const client = useQueryClient();
  const queryKey = ['checkout', sessionId, planId];
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<Answer>({
    queryKey,
    queryFn: async () => {
      const { licensesUpdated } = await call('checkSession', { sessionId, planId });
      const previous = client.getQueryData<Answer>(queryKey)?.times ?? 0;
      return { licensesUpdated, times: previous + 1 };
    },
    refetchInterval: ({ state }) =>
      state.data && !state.error && !state.data.licensesUpdated && !isOver
        ? (PAUSES_MS[state.data.times - 1] ?? false)
        : false,
    staleTime: Infinity,
    // The page shows the error itself.
    meta: { silent: true },
  });

  // Cancel a list that is still loading: it would not be requested again, and be out of date.
  useEffect(() => {
    if (!data) return;
    const { queryKey: orders } = ordersQuery(uid);
    void client
      .cancelQueries({ queryKey: orders })
      .then(() => client.invalidateQueries({ queryKey: orders }));
  }, [data, client, uid]);
  const isGranted = data?.licensesUpdated;
  useEffect(() => {
    // The profile holds the licence, and its hasPurchased has changed too.
    if (isGranted) void reloadUser().catch(() => undefined);
  }, [isGranted, dataUpdatedAt]);

  return {
    licensesUpdated: data?.licensesUpdated,
    checkedAt: dataUpdatedAt,
    error,
    hasFailed: error !== null && !isFetching,
    /** True if the session is someone else's or unknown: another check would change nothing. */
    isForeign: error instanceof ApiError && REFUSALS.includes(error.status),
    /** True if only the person can start another check. */
    hasStopped: data !== undefined && data.times > PAUSES_MS.length,
    isFetching,
    checkAgain: () => void refetch(),
  };
}
