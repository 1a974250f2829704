import { useCallback, useRef } from 'react';
import {
  useMutation as useAnyMutation,
  type DefaultError,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';

/**
 * A mutation that runs once at a time: a double press comes sooner than the button that says it is
 * busy, and would take, grant or refund twice. What is asked while it runs is dropped.
 */
export function useMutation<TData = unknown, TVariables = void, TContext = unknown>(
  options: UseMutationOptions<TData, DefaultError, TVariables, TContext>,
): UseMutationResult<TData, DefaultError, TVariables, TContext> {
  const mutation = useAnyMutation(options);
  const isOn = useRef(false);
  const { mutateAsync } = mutation;

  const mutate = useCallback<typeof mutation.mutate>(
    (...asked) => {
      if (isOn.current) return;
      isOn.current = true;
      mutateAsync(...asked)
        // Who looks at `error`, and the cache's own handler, hear of it.
        .catch(() => undefined)
        .finally(() => (isOn.current = false));
    },
    [mutateAsync],
  );
  return { ...mutation, mutate };
}
