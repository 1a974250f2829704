import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listAddresses } from '../addresses';
import { freePorts, type Ports } from '../ports';
import { buildWeb } from './builds';

let dir: string;
let ports: Ports;
let builds = 0;

const build = (moved: Partial<Ports> = {}, fails = false) => {
  const run = async () => {
    builds += 1;
    await mkdir(join(dir, 'web'));
    await writeFile(join(dir, 'web/index.html'), '');
    if (fails) throw new Error('no space left');
  };
  return buildWeb({ run }, dir, listAddresses({ ...ports, ...moved }));
};

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-builds-'));
  ports = await freePorts();
  builds = 0;
});

afterEach(() => rm(dir, { recursive: true, force: true }));

test('keeps a build of the same sources', async () => {
  await build();
  await build();
  expect(builds).toBe(1);
});

test('builds again for other addresses', async () => {
  await build();
  await build({ auth: ports.auth + 1 });
  expect(builds).toBe(2);
});

test('builds again after a build that failed half-way', async () => {
  await expect(build({}, true)).rejects.toThrow('no space left');
  await build();
  expect(builds).toBe(2);
});

test('builds again after someone removed the build', async () => {
  await build();
  await rm(join(dir, 'web'), { recursive: true });
  await build();
  expect(builds).toBe(2);
});
