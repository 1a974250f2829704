import { expect, test, vi } from 'vitest';
import type { Platform } from '../platform/platform';
import { createJobService } from './service';

test('a step of the daily mails that fails is logged and keeps none of the others from running', async () => {
  const logged: string[] = [];
  const log = { info: vi.fn(), error: (event: string) => void logged.push(event) };
  const db = {
    collection: () => {
      throw new Error('No answer');
    },
  };
  const platform = { db, log, clock: () => new Date(0) } as unknown as Platform;
  const carryDue = async () => {
    throw new Error('No answer');
  };
  const [none, seats] = [{} as never, { carryDue } as never];
  const jobs = createJobService(platform, none, none, none, seats, none, none);
  await jobs.remindExpiring();
  expect(logged).toEqual([
    'seats not carried over',
    'reminders not finished',
    'ended licences not told',
  ]);
});
