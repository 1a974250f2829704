import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAddresses } from '../addresses';
import { freePorts, portState, type Ports } from '../ports';
import { Services } from './services';

let services: Services;
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-services-'));
});

afterEach(async () => {
  await services.close();
  await rm(dir, { recursive: true, force: true });
});

async function start(ports: Ports): Promise<string[]> {
  const steps: string[] = [];
  services = new Services(join(dir, '.secret.local'));
  await services.start(ports, listAddresses(ports), null, {
    step: (name, work) => {
      steps.push(name);
      return work();
    },
    log: () => () => {},
  });
  return steps;
}

const states = (ports: Ports) =>
  Promise.all(
    [ports.stripe, ports.smtp, ports.mail, ports.botCheck].map((port) => portState(port)),
  );

test('the services answer until they are closed', async () => {
  const ports = await freePorts();
  const { mail, stripe } = listAddresses(ports);
  expect(await start(ports)).toEqual(['Start mail inbox', 'Start bot check', 'Start local Stripe']);
  expect((await fetch(`${mail}/api/messages`)).status).toBe(200);
  const headers = { authorization: 'Bearer sk_test_local' };
  expect((await fetch(`${stripe}/v1/customers`, { headers })).status).toBe(200);
  await services.close();
  expect(await states(ports)).toEqual(['free', 'free', 'free', 'free']);
  await expect(start(ports)).resolves.toHaveLength(3);
});

test('closing during the start frees every port', async () => {
  const ports = await freePorts();
  const starting = start(ports).catch(() => 'given up');
  await services.close();
  await starting;
  expect(await states(ports)).toEqual(['free', 'free', 'free', 'free']);
});

test('names a service that could not start', async () => {
  const ports = await freePorts();
  await start(ports);
  const first = services;
  await expect(start(ports)).rejects.toThrow(
    /^The (mail inbox|bot check|local Stripe) did not start: .*EADD/,
  );
  await first.close();
});
