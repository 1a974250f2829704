import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { changeCached, useOptimistic } from './optimistic';
import { queryClient } from './query-client';
import { QueryProvider } from './query-provider';

const KEY = ['fruits', 'all'];

afterEach(() => queryClient.clear());

/** Shows a list that gains a fruit; the test decides the server's answer. */
function renderBasket() {
  queryClient.setQueryData(KEY, ['apple']);
  let answer = { resolve: () => {}, reject: (_error: Error) => {} };
  const refused: string[] = [];
  const { result } = renderHook(
    () =>
      useOptimistic({
        mutationFn: (_fruit: string) =>
          new Promise<void>((resolve, reject) => {
            answer = { resolve, reject };
          }),
        meta: { silent: true },
        show: (fruit) => changeCached<string[]>(['fruits'], (list) => [...list, fruit]),
        onRefused: (error, fruit) => refused.push(`${fruit}: ${error.message}`),
      }),
    { wrapper: QueryProvider },
  );
  return { add: result, refused, answer: () => answer };
}

test('an optimistic change appears before the server answers, and stays afterwards', async () => {
  const { add, refused, answer } = renderBasket();
  act(() => add.current.mutate('pear'));
  await waitFor(() => expect(queryClient.getQueryData(KEY)).toEqual(['apple', 'pear']));
  expect(add.current.isPending).toBe(true);
  answer().resolve();
  await waitFor(() => expect(add.current.isSuccess).toBe(true));
  expect(queryClient.getQueryData(KEY)).toEqual(['apple', 'pear']);
  expect(refused).toEqual([]);
});

test('a refused optimistic change is reverted and reported', async () => {
  const { add, refused, answer } = renderBasket();
  act(() => add.current.mutate('pear'));
  await waitFor(() => expect(queryClient.getQueryData(KEY)).toEqual(['apple', 'pear']));
  answer().reject(new Error('No pears'));
  await waitFor(() => expect(add.current.isError).toBe(true));
  expect(queryClient.getQueryData(KEY)).toEqual(['apple']);
  expect(refused).toEqual(['pear: No pears']);
});

test('a running request does not bring the old state back', async () => {
  let deliver = (_list: string[]) => {};
  const reading = queryClient
    .fetchQuery({
      queryKey: KEY,
      queryFn: () => new Promise<string[]>((resolve) => (deliver = resolve)),
      initialData: ['apple'],
      staleTime: 0,
    })
    .catch(() => undefined);
  await waitFor(() => expect(queryClient.isFetching({ queryKey: KEY })).toBe(1));
  changeCached<string[]>(KEY, (list) => [...list, 'pear']);
  deliver(['apple']);
  await reading;
  expect(queryClient.getQueryData(KEY)).toEqual(['apple', 'pear']);
});
