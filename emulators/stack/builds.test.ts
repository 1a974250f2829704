import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freePorts, listAddresses, type Ports } from './addresses';
import { buildWeb } from './builds';

let root: string;
let dir: string;
let ports: Ports;
let builds = 0;

const build = (otherPorts: Partial<Ports> = {}, fails = false) => {
  const run = async () => {
    builds += 1;
    await mkdir(join(dir, 'web'));
    await writeFile(join(dir, 'web/index.html'), '');
    if (fails) throw new Error('no space left');
  };
  return buildWeb({ run }, dir, listAddresses({ ...ports, ...otherPorts }), root);
};

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'flexa-builds-'));
  dir = join(root, '.cache');
  for (const folder of ['.cache', 'packages', 'web/src']) {
    await mkdir(join(root, folder), { recursive: true });
  }
  for (const file of ['web/src/a', 'package-lock.json', 'tsconfig.base.json']) {
    await writeFile(join(root, file), 'one');
  }
  ports = await freePorts();
  builds = 0;
});

afterEach(() => rm(root, { recursive: true, force: true }));

test('a build is reused for the same sources, whatever is installed', async () => {
  await build();
  await mkdir(join(root, 'web/node_modules'));
  await writeFile(join(root, 'web/node_modules/b'), 'installed');
  await build();
  expect(builds).toBe(1);
});

test.each<[string, () => Promise<unknown>]>([
  ['a file has other content', () => writeFile(join(root, 'web/src/a'), 'two')],
  ['a file has another name', () => rename(join(root, 'web/src/a'), join(root, 'web/src/b'))],
  ['there is another file', () => writeFile(join(root, 'web/src/b'), '')],
  ['other packages are installed', () => writeFile(join(root, 'package-lock.json'), 'two')],
  ['someone removed the build', () => rm(join(dir, 'web'), { recursive: true })],
])('a build runs again when %s', async (_, change) => {
  await build();
  await change();
  await build();
  expect(builds).toBe(2);
});

test('a build runs again for other addresses', async () => {
  await build();
  await build({ auth: ports.auth + 1 });
  expect(builds).toBe(2);
});

test('a build runs again after one that failed half-way', async () => {
  await expect(build({}, true)).rejects.toThrow('no space left');
  await build();
  expect(builds).toBe(2);
});
