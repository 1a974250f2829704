import { expect, test } from 'vitest';
import { FUNCTIONS, REGION } from '../platform/functions';
import { SCHEDULE } from './schedule';
import { scheduleJobs } from './scheduled';
import type { Jobs } from './service';

const names = Object.keys(SCHEDULE) as (keyof Jobs)[];

/** Creates jobs that add their names to `runs`. */
function makeJobs(runs: string[]): Jobs {
  const noting = names.map((name) => [name, async () => void runs.push(name)]);
  return Object.fromEntries(noting) as Jobs;
}

test('each job has a function with its schedule in UTC and the common region', () => {
  const functions = scheduleJobs(() => makeJobs([]));
  expect(Object.keys(functions).sort()).toEqual([...names].sort());
  for (const name of names) {
    expect(functions[name].__endpoint).toMatchObject({
      region: [REGION],
      secretEnvironmentVariables: FUNCTIONS[name].secrets.map((key) => ({ key })),
      scheduleTrigger: { schedule: SCHEDULE[name], timeZone: 'Etc/UTC' },
    });
  }
});

test('no job is created before the first run, and each function runs its own job', async () => {
  const runs: string[] = [];
  let made = 0;
  const functions = scheduleJobs(() => {
    made += 1;
    return makeJobs(runs);
  });
  expect(made).toBe(0);
  for (const name of names) await functions[name].run({ scheduleTime: '2026-11-20T12:00:00Z' });
  expect(runs).toEqual(names);
});
