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

test('returns a value once it has rested for a moment', () => {
  const { result, rerender } = renderMoving();
  rerender({ value: 1 });
  pass(59);
  expect(result.current).toBe(0);
  // With the pause between two frames, which jsdom has none of.
  pass(2);
  expect(result.current).toBe(1);
});

test('updates in equal steps while the value keeps changing', () => {
  const { result, rerender } = renderMoving();
  const seenValues = new Set<number>();
  for (let value = 1; value <= 30; value += 1) {
    rerender({ value });
    pass(16);
    seenValues.add(result.current);
  }
  // 480 ms of moves, a step at most every 120.
  expect(seenValues.size).toBeGreaterThanOrEqual(4);
  expect(seenValues.size).toBeLessThanOrEqual(5);
});
