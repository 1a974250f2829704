import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePorts, listAddresses, isFree, type Ports } from './addresses';
import { startServices } from './services';

let dir: string;
let ports: Ports;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-services-'));
  ports = await freePorts();
});

afterEach(() => rm(dir, { recursive: true, force: true }));

const start = (otherPorts: Partial<Ports> = {}) =>
  startServices({
    ports: { ...ports, ...otherPorts },
    addresses: listAddresses(ports),
    payments: null,
    openLog: () => () => {},
    secretsFile: join(dir, '.secret.local'),
  });

const checkPorts = () =>
  Promise.all([ports.stripe, ports.smtp, ports.mail, ports.botCheck].map((port) => isFree(port)));

test('the local services answer until they are closed', async () => {
  const { mail, stripe } = listAddresses(ports);
  const services = await start();
  expect((await fetch(`${mail}/api/messages`)).status).toBe(200);
  const headers = { authorization: 'Bearer sk_test_local' };
  expect((await fetch(`${stripe}/v1/customers`, { headers })).status).toBe(200);
  await services.close();
  expect(await checkPorts()).toEqual([true, true, true, true]);
});

test('a service that fails to start is named, and the others are closed', async () => {
  const other = await start();
  await expect(
    start({ stripe: ports.web, smtp: ports.tasks, mail: ports.eventarc }),
  ).rejects.toThrow(/^The bot check did not start: .*EADDRINUSE/);
  await other.close();
  for (const port of [ports.web, ports.tasks, ports.eventarc]) {
    expect(await isFree(port)).toBe(true);
  }
});
