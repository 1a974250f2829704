import { expect, test, vi } from 'vitest';
import { operations } from '@flexa/contracts/operations';
import type { Platform } from '../platform/platform';
import { createFailureWatch } from './failures';

function setUp(commit = async () => undefined) {
  let now = new Date('2026-11-20T12:00:00.000Z');
  const created: string[] = [];
  const log = { info: vi.fn(), error: vi.fn() };
  const collection = { doc: (id: string) => id };
  const platform = {
    log,
    clock: () => now,
    config: { mail: { operator: 'operator@flexa.test' } },
    db: {
      collection: () => ({ withConverter: () => collection }),
      batch: () => ({ create: (id: string) => void created.push(id), commit }),
    },
  } as unknown as Platform;
  const watch = createFailureWatch(platform);
  const fail = async (times: number, ...[operation, code]: Parameters<typeof watch>) => {
    for (let n = 0; n < times; n += 1) await watch(operation, code);
  };
  return { fail, created, log, setClock: (instant: string) => (now = new Date(instant)) };
}

test('many failures within an hour raise one alert an hour', async () => {
  const { fail, created, setClock } = setUp();
  await fail(49, operations.getUser, 'internal');
  setClock('2026-11-20T13:00:00.000Z');
  await fail(49, operations.getUser, 'internal');
  expect(created).toEqual([]);
  await fail(51, operations.listUsers, 'internal');
  expect(created).toEqual(['alert-many-failures-failed-2026-11-20T13']);
});

test('only refusals of admin operations count as failures', async () => {
  const { fail, created } = setUp();
  await fail(200, operations.getUser, 'permission-denied');
  await fail(200, operations.listUsers, 'not-found');
  await fail(99, operations.listUsers, 'permission-denied');
  expect(created).toEqual([]);
  await fail(1, operations.listUsers, 'permission-denied');
  expect(created).toEqual(['alert-many-failures-refused-2026-11-20T12']);
});

test('if the alert can’t be queued either, it is logged and the answer is sent', async () => {
  const { fail, log } = setUp(() => Promise.reject(new Error('Firestore is down')));
  await fail(50, undefined, 'internal');
  expect(log.error).toHaveBeenCalledWith('alert not queued', expect.any(Error), {
    alert: 'many-failures',
  });
});
