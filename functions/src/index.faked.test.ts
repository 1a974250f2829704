import { expect, test, vi } from 'vitest';
import { operationList } from '@flexa/contracts/operations';
import * as functions from './index';
import { SCHEDULE } from './jobs/schedule';

// What each export was made of, in place of a function that only Cloud Functions can run.
vi.mock('./http/callables', () => ({ callable: (name: string) => ({ callable: name }) }));
vi.mock('./http/api', () => ({ api: { route: 'api' } }));

test('every callable operation is deployed under its own name, and beside them only what runs by itself', () => {
  const callables = operationList.filter(({ callable }) => callable).map(({ name }) => name);
  expect(callables.length).toBeGreaterThan(0);
  const { api, stripeWebhook, sendNewMail, watchAudit, ...rest } = functions;
  expect(api).toEqual({ route: 'api' });
  for (const one of [stripeWebhook, sendNewMail, watchAudit]) expect(typeof one).toBe('function');
  const jobs = Object.keys(SCHEDULE);
  const others = Object.entries(rest).filter(([name]) => !jobs.includes(name));
  expect(Object.keys(rest)).toEqual(expect.arrayContaining(jobs));
  expect(Object.fromEntries(others)).toEqual(
    Object.fromEntries(callables.map((name) => [name, { callable: name }])),
  );
});
