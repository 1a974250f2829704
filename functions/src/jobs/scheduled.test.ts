import { expect, test } from 'vitest';
import { FUNCTIONS, REGION } from '../platform/functions';
import { SCHEDULE } from './schedule';
import { scheduled } from './scheduled';
import type { Jobs } from './service';

const names = Object.keys(SCHEDULE) as (keyof Jobs)[];

/** Jobs that note that they were run. */
function noted(runs: string[]): Jobs {
  const noting = names.map((name) => [name, async () => void runs.push(name)]);
  return Object.fromEntries(noting) as Jobs;
}

test('each job has a function with its schedule, in UTC, where everything runs', () => {
  const functions = scheduled(() => noted([]));
  expect(Object.keys(functions).sort()).toEqual([...names].sort());
  for (const name of names) {
    expect(functions[name].__endpoint).toMatchObject({
      region: [REGION],
      secretEnvironmentVariables: FUNCTIONS[name].secrets.map((key) => ({ key })),
      scheduleTrigger: { schedule: SCHEDULE[name], timeZone: 'Etc/UTC' },
    });
  }
});

test('nothing is made before the first run, and each function runs its own job', async () => {
  const runs: string[] = [];
  let made = 0;
  const functions = scheduled(() => {
    made += 1;
    return noted(runs);
  });
  expect(made).toBe(0);
  for (const name of names) await functions[name].run({ scheduleTime: '2026-11-20T12:00:00Z' });
  expect(runs).toEqual(names);
});
