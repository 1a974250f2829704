import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryProvider } from './query-provider';
import { useMutation } from './use-mutation';

test('a double click runs a mutation once, and the next click after its end runs it again', async () => {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const ask = vi.fn(
    (_what: string) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  const { result } = renderHook(() => useMutation({ mutationFn: ask, meta: { silent: true } }), {
    wrapper: QueryProvider,
  });
  const press = () => act(() => result.current.mutate('a place'));

  press();
  press();
  await waitFor(() => expect(result.current.isPending).toBe(true));
  expect(ask).toHaveBeenCalledTimes(1);
  answers[0]?.reject(new Error('Taken'));
  await waitFor(() => expect(result.current.error?.message).toBe('Taken'));

  press();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  answers[1]?.resolve();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  press();
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
});
