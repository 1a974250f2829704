import type { DefaultError, QueryKey, UseMutationOptions } from '@tanstack/react-query';
import { queryClient } from './query-client';
import { useMutation } from './use-mutation';

interface OptimisticOptions<TData, TVariables> extends Pick<
  UseMutationOptions<TData, DefaultError, TVariables>,
  'mutationFn' | 'meta' | 'onSuccess'
> {
  /** Shows the change; what it answers takes the change back. */
  show: (variables: TVariables) => () => void;
  /** After it was taken back. */
  onRefused?: (error: Error, variables: TVariables) => void;
}

/**
 * A mutation whose outcome is shown before the server has answered, and taken back where it refuses
 * or can't be reached. For what is hardly ever refused and harms nobody if it was shown in vain: not for
 * money, licences, accounts or rights.
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
 * Changes what is cached of the queries below a key; what it answers puts back what was there before.
 * An answer still under way would bring the old state, so it is dropped; anyone who changes something asks
 * again when the server has answered.
 */
export function changeCached<T>(
  queryKey: QueryKey,
  change: (data: T, queryKey: QueryKey) => T,
): () => void {
  void queryClient.cancelQueries({ queryKey });
  const before = queryClient.getQueriesData<T>({ queryKey });
  for (const [key, data] of before) if (data) queryClient.setQueryData(key, change(data, key));
  return () => {
    for (const [key, data] of before) queryClient.setQueryData(key, data);
    void queryClient.invalidateQueries({ queryKey });
  };
}
