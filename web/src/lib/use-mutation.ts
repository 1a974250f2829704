import { useCallback, useRef } from 'react';
import {
  useMutation as useAnyMutation,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';

/**
 * Creates a mutation that runs once at a time. A double click comes before the button shows that it is
 * busy, and would take, grant or refund twice. Calls during a run are dropped.
 */
export function useMutation<TData = unknown, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, DefaultError, TVariables, TContext>,
): UseMutationResult<TData, DefaultError, TVariables, TContext> {
  const mutation = useAnyMutation(options);
  const isOn = useRef(false);
  const { mutateAsync } = mutation;

  const mutate = useCallback<typeof mutation.mutate>(
    (...variables) => {
      if (isOn.current) return;
      isOn.current = true;
      mutateAsync(...variables)
        // `error` and the query cache's handler report it.
        .catch(() => undefined)
        .finally(() => (isOn.current = false));
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
