import { useLayoutEffect } from 'react';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LoadingBar } from './loading-bar';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const readPhase = () => screen.queryByRole('progressbar')?.dataset['phase'];
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

test('navigations shorter than the throttle of 200 ms show no loading bar', () => {
  const { rerender } = render(<LoadingBar active />);
  pass(199);
  expect(readPhase()).toBeUndefined();
  rerender(<LoadingBar active={false} />);
  pass(5000);
  expect(readPhase()).toBeUndefined();
});

test('the loading bar runs for 2000 ms, fills, hides after 500 ms and resets after 400 ms', () => {
  const { rerender } = render(<LoadingBar active />);
  pass(200);
  pass(20);
  expect(readPhase()).toBe('running');
  expect(screen.getByRole('progressbar').style.transition).toContain('2000ms');
  rerender(<LoadingBar active={false} />);
  expect(readPhase()).toBe('full');
  pass(499);
  expect(readPhase()).toBe('full');
  pass(1);
  expect(readPhase()).toBe('fading');
  pass(399);
  expect(readPhase()).toBe('fading');
  pass(1);
  expect(readPhase()).toBeUndefined();
});

test('the next navigation restarts the loading bar, even while the previous one still shows', () => {
  const { rerender } = render(<LoadingBar active />);
  pass(220);
  rerender(<LoadingBar active={false} />);
  pass(450);
  expect(readPhase()).toBe('full');
  rerender(<LoadingBar active />);
  pass(220);
  expect(readPhase()).toBe('running');
  pass(10_000);
  expect(readPhase()).toBe('running');
  rerender(<LoadingBar active={false} />);
  pass(500);
  expect(screen.getByRole('progressbar').style.transition).toContain('opacity 400ms');
  pass(400);
  expect(readPhase()).toBeUndefined();
});

test('a throttle that ends while the page arrives leaves no loading bar behind', () => {
  /** Advances the time between the page's arrival and the end of the throttle. */
  function Arrival({ active }: { active: boolean }) {
    useLayoutEffect(() => {
      if (!active) vi.advanceTimersByTime(1);
    }, [active]);
    return null;
  }
  const buildParts = (active: boolean) => (
    <>
      <LoadingBar active={active} />
      <Arrival active={active} />
    </>
  );
  const { rerender } = render(buildParts(true));
  pass(199);
  rerender(buildParts(false));
  pass(20);
  expect(readPhase()).toBeUndefined();
});
