import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { debounce } from './debounce';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('debounce runs once after the last of several calls', () => {
  const run = vi.fn();
  const runDebounced = debounce(run, 100);
  runDebounced();
  vi.advanceTimersByTime(90);
  runDebounced();
  vi.advanceTimersByTime(90);
  expect(run).not.toHaveBeenCalled();
  // Includes the time between two frames, which jsdom doesn't have.
  vi.advanceTimersByTime(20);
  expect(run).toHaveBeenCalledTimes(1);
});

test('debounce does not wait longer than its maximum', () => {
  const run = vi.fn();
  const runDebounced = debounce(run, 100, 250);
  for (let passed = 0; passed < 300; passed += 50) {
    runDebounced();
    vi.advanceTimersByTime(50);
  }
  expect(run).toHaveBeenCalledTimes(1);
});

test('debounce.flush runs a pending call at once, and nothing else', () => {
  const run = vi.fn();
  const runDebounced = debounce(run, 100);
  runDebounced.flush();
  expect(run).not.toHaveBeenCalled();
  runDebounced();
  runDebounced.flush();
  expect(run).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(500);
  expect(run).toHaveBeenCalledTimes(1);
});

test('debounce.cancel drops the pending call', () => {
  const run = vi.fn();
  const runDebounced = debounce(run, 100);
  runDebounced();
  runDebounced.cancel();
  vi.advanceTimersByTime(500);
  expect(run).not.toHaveBeenCalled();
});
