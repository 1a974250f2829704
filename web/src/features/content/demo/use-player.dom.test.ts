import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlayer } from './use-player';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the player plays to the last step, stops there and starts over', () => {
  const { result } = renderHook(() => usePlayer(3, 1000));
  expect(result.current).toMatchObject({ step: 0, playing: false });
  act(() => result.current.toggle());
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ step: 1, playing: true });
  act(() => void vi.advanceTimersByTime(1000));
  expect(result.current).toMatchObject({ step: 2, playing: false });
  act(() => result.current.toggle());
  expect(result.current).toMatchObject({ step: 0, playing: true });
});

test('a manual step pauses the player, and no step goes beyond the ends', () => {
  const { result } = renderHook(() => usePlayer(3, 1000));
  act(() => result.current.toggle());
  act(() => result.current.go(7));
  expect(result.current).toMatchObject({ step: 2, playing: false });
  act(() => void vi.advanceTimersByTime(5000));
  expect(result.current.step).toBe(2);
  act(() => result.current.go(-1));
  expect(result.current.step).toBe(0);
});
