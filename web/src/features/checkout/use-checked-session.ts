import { useEffect } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { reloadUser } from '@/features/auth';
import { call } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import type { Arrival } from './arrival';
import { ordersQuery } from './orders-query';

/** A payment that is not confirmed yet is asked about again after these pauses. */
export const PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000, 15_000, 30_000];

/** Answers by which asking again would change nothing: the session is not this person's. */
const REFUSALS = [400, 403, 404];

interface Answer {
  licensesUpdated: boolean;
  /** How often it was asked. */
  times: number;
}

export interface CheckedSession {
  state: 'checking' | 'granted' | 'unconfirmed' | 'refused' | 'failed';
  /** Nothing more will be asked, by itself or by hand. */
  isSettled: boolean;
  error: Error | null;
  retry: () => void;
}

/** Asks about the session somebody came back with, until its licences are there or it takes long. */
export function useCheckedSession(arrival: Arrival, uid: string): CheckedSession {
  const client = useQueryClient();
  const session = arrival?.kind === 'paid' ? arrival : undefined;
  const isRefusedByBank = useIsRefused(session?.sessionId, uid);
  const queryKey = ['checkout', session?.sessionId, session?.planId];
  const query = useQuery<Answer>({
    queryKey,
    queryFn: session
      ? async () => {
          const { sessionId, planId } = session;
          const { licensesUpdated } = await call('checkSession', { sessionId, planId });
          const before = client.getQueryData<Answer>(queryKey)?.times ?? 0;
          return { licensesUpdated, times: before + 1 };
        }
      : skipToken,
    refetchInterval: ({ state }) =>
      state.data && !state.error && !state.data.licensesUpdated && !isRefusedByBank
        ? (PAUSES_MS[state.data.times - 1] ?? false)
        : false,
    staleTime: Infinity,
    // The page says so itself.
    meta: { silent: true },
  });
  const { data, error, refetch } = query;
  const isGranted = data?.licensesUpdated === true;

  // The order changes with each answer: paid, on its way, failed. A list that is still on its way
  // would not be asked for anew and be out of date when it comes.
  useEffect(() => {
    if (!data) return;
    const { queryKey: orders } = ordersQuery(uid);
    void client
      .cancelQueries({ queryKey: orders })
      .then(() => client.invalidateQueries({ queryKey: orders }));
  }, [data, client, uid]);
  useEffect(() => {
    // hasPurchased has changed with it.
    if (isGranted) void reloadUser().catch(() => undefined);
  }, [isGranted]);

  const state = stateOf(query);
  const isForeign = error instanceof ApiError && REFUSALS.includes(error.status);
  return {
    state: state === 'unconfirmed' && isRefusedByBank ? 'refused' : state,
    isSettled:
      isGranted ||
      isForeign ||
      isRefusedByBank ||
      (data !== undefined && data.times > PAUSES_MS.length),
    error,
    retry: () => void refetch(),
  };
}

/** Whether the order says that the bank has refused its payment; the list is loaded by its section. */
function useIsRefused(sessionId: string | undefined, uid: string): boolean {
  const { data } = useQuery({ ...ordersQuery(uid), enabled: false });
  return data?.data.find(({ id }) => id === sessionId)?.state === 'failed';
}

interface Known {
  data: Answer | undefined;
  error: Error | null;
  isFetching: boolean;
}

function stateOf({ data, error, isFetching }: Known): CheckedSession['state'] {
  if (data?.licensesUpdated) return 'granted';
  if (error) return isFetching ? 'checking' : 'failed';
  return data ? 'unconfirmed' : 'checking';
}
