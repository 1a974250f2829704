import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { QueryProvider } from './query-provider';
import { useMutation } from './use-mutation';

test('a double click runs a mutation once, and a click after it has finished runs it again', async () => {
  const answers: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const send = vi.fn(
    (_input: string) =>
      new Promise<void>((resolve, reject) => {
        answers.push({ resolve, reject });
      }),
  );
  const { result } = renderHook(() => useMutation({ mutationFn: send, meta: { silent: true } }), {
    wrapper: QueryProvider,
  });
  const click = () => act(() => result.current.mutate('input'));

  click();
  click();
  await waitFor(() => expect(result.current.isPending).toBe(true));
  expect(send).toHaveBeenCalledTimes(1);
  answers[0]?.reject(new Error('Taken'));
  await waitFor(() => expect(result.current.error?.message).toBe('Taken'));

  click();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  answers[1]?.resolve();
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  click();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
});
