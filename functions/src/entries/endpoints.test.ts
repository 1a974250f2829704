import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { declaredParams, Expression } from 'firebase-functions/params';
import { expect, test } from 'vitest';
import { FUNCTIONS, SECRETS } from '../platform/functions';
import type * as api from './api';

type Functions = Record<string, Pick<typeof api.api, '__endpoint'>>;

const names = (await readdir(import.meta.dirname))
  .filter((file) => !file.endsWith('.test.ts'))
  .map((file) => file.replace('.ts', ''));
const entries = await Promise.all(
  names.map(async (name) => (await import(`./${name}.ts`)) as Functions),
);
const endpoints = entries
  .flatMap((functions) => Object.entries(functions))
  .map(([name, { __endpoint }]) => [name, __endpoint] as const);

test('the entries export exactly the functions of the table', () => {
  expect(endpoints.map(([name]) => name).sort()).toEqual(Object.keys(FUNCTIONS).sort());
});

test.each(endpoints)(
  '%s has limits of memory, concurrent calls, instances and time',
  (_name, end) => {
    expect(end).toMatchObject({
      availableMemoryMb: expect.any(Number) as unknown,
      cpu: 1,
      concurrency: expect.any(Number) as unknown,
      maxInstances: expect.any(Number) as unknown,
      timeoutSeconds: expect.any(Number) as unknown,
    });
  },
);

test('MIN_INSTANCES keeps instances of the API ready, and of no other function', () => {
  const kept = endpoints.flatMap(([name, { minInstances }]) =>
    minInstances instanceof Expression ? [[name, minInstances.toCEL()]] : [],
  );
  expect(kept).toEqual([['api', '{{ params.MIN_INSTANCES }}']]);
});

// firebase-tools prompts for any other parameter, and a release can't answer.
test('functions/.env sets every parameter for every project', async () => {
  const file = await readFile(join(import.meta.dirname, '../../.env'), 'utf8');
  const set = [...file.matchAll(/^(\w+)=.+$/gm)].map(([, name]) => name);
  expect(declaredParams.map(({ name }) => name)).toEqual(set);
});

const httpEndpoints = endpoints.filter(([, end]) => !end.eventTrigger && !end.scheduleTrigger);

test.each(httpEndpoints)(
  '%s has enough memory for the largest bodies that its concurrent callers can send',
  (_name, end) => {
    // Megabytes of a process and of the worst body (platform/capacity.ts).
    const needed = 150 + Number(end.concurrency) * 34;
    expect(needed).toBeLessThanOrEqual(Number(end.availableMemoryMb));
  },
);

test.each(endpoints)(
  '%s holds only the secrets of the table and runs as its account',
  (name, end) => {
    const { secrets, account } = FUNCTIONS[name as keyof typeof FUNCTIONS];
    expect(end.secretEnvironmentVariables ?? []).toEqual(secrets.map((key) => ({ key })));
    expect(end.serviceAccountEmail).toBe(`${account}@`);
  },
);

test('no function holds all secrets, and each secret has a function', () => {
  const held = Object.values(FUNCTIONS).map(({ secrets }) => secrets as readonly string[]);
  for (const secrets of held) expect(secrets.length).toBeLessThan(SECRETS.length);
  expect(new Set(held.flat())).toEqual(new Set(SECRETS));
});

test('licenses is the only callable with the Stripe key', () => {
  const holders = endpoints
    .filter(([, { secretEnvironmentVariables = [] }]) =>
      secretEnvironmentVariables.some(({ key }) => key === 'STRIPE_SECRET_KEY'),
    )
    .map(([name]) => name);
  expect(holders.sort()).toEqual(['api', 'licenses', 'stripeWebhook', 'reconcileOrders'].sort());
});
