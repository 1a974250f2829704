import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useDebounced } from './use-debounced';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
const renderMoving = () =>
  renderHook(({ value }) => useDebounced(value, 60, 120), { initialProps: { value: 0 } });

test('useDebounced returns a value once it has stopped changing', () => {
  const { result, rerender } = renderMoving();
  rerender({ value: 1 });
  pass(59);
  expect(result.current).toBe(0);
  // Includes the pause between two frames, which jsdom lacks.
  pass(2);
  expect(result.current).toBe(1);
});

test('useDebounced updates at equal intervals while the value keeps changing', () => {
  const { result, rerender } = renderMoving();
  const seenValues = new Set<number>();
  for (let value = 1; value <= 30; value += 1) {
    rerender({ value });
    pass(16);
    seenValues.add(result.current);
  }
  // 480 ms of changes, with an update at most every 120 ms.
  expect(seenValues.size).toBeGreaterThanOrEqual(4);
  expect(seenValues.size).toBeLessThanOrEqual(5);
});
