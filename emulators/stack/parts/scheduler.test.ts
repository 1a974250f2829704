import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCHEDULE } from '@flexa/functions/jobs/schedule';
import { startScheduler } from './scheduler';

const FUNCTIONS = 'http://functions.test';
const HOUR_MS = 60 * 60 * 1000;

interface Run {
  job: string;
  at: string;
}
const runs: Run[] = [];
const jobsRun = () => runs.map(({ job }) => job);

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T23:59:58Z') });
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    const path = url.slice(`${FUNCTIONS}/functions/projects/demo-flexa/triggers/`.length);
    const job = /^europe-west1-(\w+)-0$/.exec(path)?.[1] ?? '';
    runs.push({ job, at: new Date().toISOString().slice(8, 16) });
    expect(method).toBe('POST');
    return new Response();
  });
});

afterEach(() => {
  runs.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('runs every job of the functions in a day that begins on a Sunday, at the minutes it names', async () => {
  const scheduler = startScheduler(FUNCTIONS);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(new Set(jobsRun())).toEqual(new Set(Object.keys(SCHEDULE)));
  const timesOf = (name: string) => runs.filter(({ job }) => job === name).map(({ at }) => at);
  expect(timesOf('archiveExpired')).toEqual(['22T03:20']);
  expect(timesOf('repairPurchased')).toEqual(['22T04:00']);
  expect(timesOf('remindExpiring')).toHaveLength(8);
  expect(timesOf('reconcileOrders')).toHaveLength(24);
  // The seats of a licence follow its refund within a minute.
  expect(timesOf('syncSeats')).toHaveLength(24 * 60);
  await scheduler.close();
});

test('runs a job once for each of its times, however often it looks at the clock', async () => {
  const scheduler = startScheduler(FUNCTIONS, { every: 100 });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(jobsRun().filter((job) => job === 'syncSeats')).toHaveLength(1);
  await scheduler.close();
});

test('runs what the machine slept through once, when it wakes up', async () => {
  const scheduler = startScheduler(FUNCTIONS);
  vi.setSystemTime(new Date('2026-11-22T05:00:30Z'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(jobsRun().toSorted()).toEqual(Object.keys(SCHEDULE).toSorted());
  await scheduler.close();
});

test('runs nothing after it was closed', async () => {
  const scheduler = startScheduler(FUNCTIONS);
  await scheduler.close();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(runs).toEqual([]);
});
