import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { reloadUser } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { ordersQuery } from '../orders-query';
import type { Arrival } from './address';

/** A payment that is not confirmed yet is asked about again after these pauses. */
export const PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Answers by which asking again would change nothing: the session is not this person's. */
const REFUSALS = [400, 403, 404];

interface Answer {
  licensesUpdated: boolean;
  /** How often it was asked. */
  times: number;
}

/**
 * Asks about the session someone came back with, until its licences are there or it takes long.
 * Each answer may have changed the order, and the last one the person.
 */
export function useCheckedSession({ sessionId, planId }: Arrival, uid: string, isOver: boolean) {
  const client = useQueryClient();
  const queryKey = ['checkout', sessionId, planId];
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery<Answer>({
    queryKey,
    queryFn: async () => {
      const { licensesUpdated } = await call('checkSession', { sessionId, planId });
      const before = client.getQueryData<Answer>(queryKey)?.times ?? 0;
      return { licensesUpdated, times: before + 1 };
    },
    refetchInterval: ({ state }) =>
      state.data && !state.error && !state.data.licensesUpdated && !isOver
        ? (PAUSES_MS[state.data.times - 1] ?? false)
        : false,
    staleTime: Infinity,
    // The page says so itself.
    meta: { silent: true },
  });

  // A list that is still on its way would not be asked for again and be out of date when it comes.
  useEffect(() => {
    if (!data) return;
    const { queryKey: orders } = ordersQuery(uid);
    void client
      .cancelQueries({ queryKey: orders })
      .then(() => client.invalidateQueries({ queryKey: orders }));
  }, [data, client, uid]);
  const isGranted = data?.licensesUpdated;
  useEffect(() => {
    // The licence is among those of the profile, and hasPurchased has changed with it.
    if (isGranted) void reloadUser().catch(() => undefined);
  }, [isGranted, dataUpdatedAt]);

  return {
    licensesUpdated: data?.licensesUpdated,
    checkedAt: dataUpdatedAt,
    error,
    hasFailed: error !== null && !isFetching,
    /** The session is someone else's, or none: asking again would change nothing. */
    isForeign: error instanceof ApiError && REFUSALS.includes(error.status),
    /** It is left to the person to ask again. */
    hasStopped: data !== undefined && data.times > PAUSES_MS.length,
    isFetching,
    checkAgain: () => void refetch(),
  };
}
