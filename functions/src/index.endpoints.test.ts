import { CAPABILITIES } from '@flexa/contracts/operations';
import { expect, test } from 'vitest';
import * as functions from './index';
import { SCHEDULE } from './jobs/schedule';
import { secretsOf, SECRETS } from './platform/secrets';
import { serviceAccountOf } from './platform/service-accounts';

const endpoints = Object.entries(functions).map(
  ([name, { __endpoint }]) => [name, __endpoint] as const,
);

test.each(endpoints)('%s is bounded in memory, calls at once, instances and time', (_name, end) => {
  expect(end).toMatchObject({
    availableMemoryMb: expect.any(Number) as unknown,
    cpu: 1,
    concurrency: expect.any(Number) as unknown,
    maxInstances: expect.any(Number) as unknown,
    timeoutSeconds: expect.any(Number) as unknown,
  });
});

test.each(endpoints)('%s holds its own secrets', (name, end) => {
  expect(end.secretEnvironmentVariables ?? []).toEqual(secretsOf(name).map((key) => ({ key })));
});

test.each(endpoints)('%s runs as its own account and never as the one of all', (name, end) => {
  expect(end.serviceAccountEmail).toBe(serviceAccountOf(name));
});

test('no function holds all secrets, and each secret has a function', () => {
  const held = endpoints.map(([name]) => secretsOf(name));
  for (const secrets of held) expect(secrets.length).toBeLessThan(SECRETS.length);
  expect(new Set(held.flat())).toEqual(new Set(SECRETS));
});

test('exports four callables, the API, the webhook, two triggers and the jobs', () => {
  expect(CAPABILITIES).toEqual(['users', 'licenses', 'discount', 'verification']);
  const others = ['api', 'stripeWebhook', 'sendNewMail', 'watchAudit'];
  const names = [...others, ...Object.keys(SCHEDULE), ...CAPABILITIES];
  expect(Object.keys(functions).sort()).toEqual([...names].sort());
});

test('gives the key of Stripe to no callable but licenses', () => {
  const holders = endpoints
    .filter(([, { secretEnvironmentVariables = [] }]) =>
      secretEnvironmentVariables.some(({ key }) => key === 'STRIPE_SECRET_KEY'),
    )
    .map(([name]) => name);
  expect(holders.sort()).toEqual(['api', 'licenses', 'stripeWebhook', 'reconcileOrders'].sort());
});
