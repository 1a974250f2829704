import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiError } from './api-error';
import { useIdempotentCall } from './call-once';

const slow = new ApiError(0, 'timeout', 'This is taking longer than usual');

test('an unanswered request keeps its id until an answer arrives', async () => {
  const { result } = renderHook(() => useIdempotentCall());
  const ids: string[] = [];
  const click = (input: object, outcome?: ApiError) =>
    result.current(input, async (id) => {
      ids.push(id);
      if (outcome) throw outcome;
    });

  await expect(click({ amount: 10 }, slow)).rejects.toBe(slow);
  const fault = new ApiError(500, 'internal', 'Unknown');
  await expect(click({ amount: 10 }, fault)).rejects.toBe(fault);
  await click({ amount: 10 });
  await click({ amount: 10 });
  const refusal = new ApiError(409, 'nothing-to-refund', 'No');
  await expect(click({ amount: 10 }, refusal)).rejects.toBe(refusal);
  await expect(click({ amount: 10 }, slow)).rejects.toBe(slow);
  await click({ amount: 20 });
  const numbers = ids.map((id) => ids.indexOf(id));
  expect(numbers).toEqual([0, 0, 0, 3, 4, 5, 6]);
});
