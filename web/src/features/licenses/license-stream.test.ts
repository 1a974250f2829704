import { Subject } from 'rxjs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { License } from '@flexa/contracts/licenses';
import { streamLicenses, type LicenseState, type Listen } from './license-stream';

/** Creates a listener whose answers and errors the test sends. */
function fakeListener() {
  const listenings: Parameters<Listen>[] = [];
  let open = 0;
  const listen: Listen = (...callbacks) => {
    listenings.push(callbacks);
    open += 1;
    return () => (open -= 1);
  };
  return {
    listen,
    listenings,
    isOpen: () => open > 0,
    answer: (licenses: Partial<License>[]) => listenings.at(-1)?.[0](licenses as License[]),
    fail: (code: string) => listenings.at(-1)?.[1]({ code }),
  };
}

function follow() {
  const net = fakeListener();
  const retries = new Subject<void>();
  const states: LicenseState[] = [];
  const onFailure = vi.fn();
  const subscription = streamLicenses(net.listen, { onFailure, retries }).subscribe({
    next: (state) => states.push(state),
    error: () => expect.unreachable('the stream must never fail'),
  });
  return { ...net, retries, states, onFailure, subscription, last: () => states.at(-1) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the licence stream treats a refusal as no licences, without an error message', () => {
  const { fail, last, onFailure } = follow();
  fail('permission-denied');
  expect(last()).toMatchObject({ licenses: [], failure: null });
  expect(onFailure).not.toHaveBeenCalled();
});

test('a failed licence stream keeps its licences, fetches the user and retries after 2, 4, 8 and 16 s', () => {
  const { answer, fail, last, onFailure, listenings } = follow();
  answer([{ id: 'one' }]);
  for (const seconds of [2, 4, 8, 16]) {
    fail('unavailable');
    expect(last()?.licenses).toEqual([{ id: 'one' }]);
    expect(last()?.failure?.retryAt?.getTime()).toBe(Date.now() + seconds * 1000);
    const before = listenings.length;
    vi.advanceTimersByTime(seconds * 1000 - 1);
    expect(listenings).toHaveLength(before);
    vi.advanceTimersByTime(1);
    expect(listenings).toHaveLength(before + 1);
  }
  fail('unavailable');
  expect(last()?.failure).toEqual({ retryAt: null });
  expect(onFailure).toHaveBeenCalledTimes(5);
  vi.advanceTimersByTime(3_600_000);
  expect(listenings).toHaveLength(5);
});

test('a manual retry restarts the licence stream, and an answer clears the failure', () => {
  const { answer, fail, last, retries, listenings } = follow();
  fail('unavailable');
  retries.next();
  expect(listenings).toHaveLength(2);
  answer([]);
  expect(last()?.failure).toBeNull();
  // The waits start at two seconds again, and the first timer is gone.
  vi.advanceTimersByTime(10_000);
  expect(listenings).toHaveLength(2);
});

test('the licence stream stops listening and retrying when nobody subscribes', () => {
  const { fail, subscription, listenings, isOpen } = follow();
  fail('unavailable');
  subscription.unsubscribe();
  vi.advanceTimersByTime(60_000);
  expect(listenings).toHaveLength(1);
  expect(isOpen()).toBe(false);
});
