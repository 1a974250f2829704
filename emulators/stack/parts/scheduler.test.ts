import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startScheduler } from './scheduler';

const asked: string[] = [];
const functions = createServer((request, response) => {
  asked.push(/europe-west1-(\w+)-0$/.exec(request.url ?? '')?.[1] ?? '');
  response.end();
});

afterEach(() => {
  functions.close();
});

test('jobs run at once and then on their schedule', async () => {
  await new Promise<void>((listening) => functions.listen(0, '127.0.0.1', listening));
  const { port } = functions.address() as AddressInfo;
  const scheduler = startScheduler(`http://127.0.0.1:${port}`, 20);
  try {
    const runsOf = (name: string) => asked.filter((job) => job === name).length;
    await expect.poll(() => runsOf('checkHealth')).toBeGreaterThan(1);
    await expect.poll(() => runsOf('sendDueMail')).toBeGreaterThan(2);
  } finally {
    await scheduler.close();
  }
  expect(asked.slice(0, 2).toSorted()).toEqual(['checkHealth', 'sendDueMail']);
});
