import type { DefaultError, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { queryClient } from './query-client';
import { useMutation } from './use-mutation';

interface OptimisticOptions<TData, TVariables> extends Pick<
  UseMutationOptions<TData, DefaultError, TVariables>,
  'mutationFn' | 'meta' | 'onSuccess'
> {
  /** Shows the change, and returns a function that reverts it. */
  show: (variables: TVariables) => () => void;
  /** Called after the change was reverted. */
  onRefused?: (error: Error, variables: TVariables) => void;
}

/**
 * Creates a mutation that shows its result before the server answers, and reverts it after a failure. Use it
 * for changes that are rarely refused and harmless if they are: not for money, licences, accounts or rights.
 */
export function useOptimistic<TData, TVariables>({
  show,
  onRefused,
  ...options
}: OptimisticOptions<TData, TVariables>) {
  return useMutation<TData, TVariables, () => void>({
    ...options,
    onMutate: show,
    onError: (error, variables, takeBack) => {
      takeBack?.();
      onRefused?.(error, variables);
    },
  });
}

/**
 * Changes the cached data of the queries below a key, and returns a function that restores it. Running
 * requests would bring the old state, so they are cancelled; the caller reloads after the server's answer.
 */
export function changeCached<T>(
  queryKey: QueryKey,
  change: (data: T, queryKey: QueryKey) => T,
): () => void {
  void queryClient.cancelQueries({ queryKey });
  const previousData = queryClient.getQueriesData<T>({ queryKey });
  for (const [key, data] of previousData)
    if (data) queryClient.setQueryData(key, change(data, key));
  return () => {
    for (const [key, data] of previousData) queryClient.setQueryData(key, data);
    void queryClient.invalidateQueries({ queryKey });
  };
}
