import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SCHEDULE } from '@flexa/functions/jobs/schedule';
import { isDue, startSchedule } from './schedule';

const FUNCTIONS = 'http://functions.test';
const HOUR_MS = 60 * 60 * 1000;

interface Run {
  job: string;
  at: string;
}
const runs: Run[] = [];
const listRunJobs = () => runs.map(({ job }) => job);

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

test('the schedule runs every job of the functions within a day that begins on a Sunday, at its minutes', async () => {
  const end = startSchedule(FUNCTIONS);
  expect(runs).toEqual([]);
  await vi.advanceTimersByTimeAsync(24 * HOUR_MS);
  expect(new Set(listRunJobs())).toEqual(new Set(Object.keys(SCHEDULE)));
  const listTimes = (name: string) => runs.filter(({ job }) => job === name).map(({ at }) => at);
  expect(listTimes('archiveExpired')).toEqual(['22T03:20']);
  expect(listTimes('repairPurchased')).toEqual(['22T04:00']);
  expect(listTimes('remindExpiring')).toHaveLength(8);
  expect(listTimes('reconcileOrders')).toHaveLength(24);
  // The seats of a licence follow its refund within a minute.
  expect(listTimes('syncSeats')).toHaveLength(24 * 60);
  end();
});

test('the schedule runs jobs missed during sleep once, when the machine wakes up', async () => {
  const end = startSchedule(FUNCTIONS);
  vi.setSystemTime(new Date('2026-11-22T05:00:30Z'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(listRunJobs().toSorted()).toEqual(Object.keys(SCHEDULE).toSorted());
  end();
});

test('a stopped schedule runs nothing', async () => {
  const end = startSchedule(FUNCTIONS);
  end();
  await vi.advanceTimersByTimeAsync(HOUR_MS);
  expect(runs).toEqual([]);
});

test.each([
  ['20 3 * * *', '2026-11-22T03:20Z', true],
  ['20 3 * * *', '2026-11-22T04:20Z', false],
  ['0 */6 * * *', '2026-11-22T18:00Z', true],
  ['0 */6 * * *', '2026-11-22T17:00Z', false],
  ['0 4 * * 0', '2026-11-22T04:00Z', true],
  ['0 4 * * 0', '2026-11-23T04:00Z', false],
  ['0 0 23 11 *', '2026-11-23T00:00Z', true],
])('isDue("%s") at %s is %s', (cron, at, expected) => {
  expect(isDue(cron, new Date(at))).toBe(expected);
});

test.each(['* * * *', 'x * * * *', '@daily', '*/0 * * * *', '1,2 * * * *', '* * */2 * *'])(
  'the schedule refuses the expression "%s"',
  (cron) => {
    expect(() => isDue(cron, new Date())).toThrow(`The schedule "${cron}" is not supported.`);
  },
);
