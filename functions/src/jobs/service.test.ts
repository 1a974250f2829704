import { expect, test, vi } from 'vitest';
import type { Platform } from '../platform/platform';
import { createJobService } from './service';

test('a failing step of the daily mails is logged and stops none of the others', async () => {
  const logged: string[] = [];
  const log = { info: vi.fn(), error: (event: string) => void logged.push(event) };
  const db = {
    collection: () => {
      throw new Error('No answer');
    },
  };
  const platform = { db, log, clock: () => new Date(0) } as unknown as Platform;
  const carryDueSeatsOver = async () => {
    throw new Error('No answer');
  };
  const [none, seats] = [{} as never, { carryDueSeatsOver } as never];
  const jobs = createJobService(platform, none, none, none, seats, none, none);
  await jobs.remindExpiring();
  expect(logged).toEqual([
    'seats not carried over',
    'reminders not finished',
    'mails about ended licences not finished',
  ]);
});
