import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { buildUploadLock, type Lock, type Manifest } from './upload-lock.mjs';

const root = join(import.meta.dirname, '../..');
const read = async <T>(path: string) => JSON.parse(await readFile(join(root, path), 'utf8')) as T;

async function upload() {
  const lock = await read<Lock>('package-lock.json');
  return {
    tested: lock,
    ...buildUploadLock(lock, 'functions', await read<Manifest>('functions/package.json')),
  };
}

test('production installs the tested version of each package', async () => {
  const { tested, lock, manifest } = await upload();
  const places = Object.keys(lock.packages).filter(Boolean);
  expect(places.length).toBeGreaterThan(100);
  for (const place of places) {
    const { version, integrity } = lock.packages[place] ?? {};
    expect(integrity).toMatch(/^sha512-/);
    const source = tested.packages[place] ?? tested.packages[`functions/${place}`];
    expect({ place, version, integrity }).toEqual({
      place,
      version: source?.version,
      integrity: source?.integrity,
    });
  }
  for (const version of Object.values(manifest.dependencies))
    expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

test('npm finds nothing missing, extraneous or invalid in the upload lockfile', async () => {
  const { lock, manifest } = await upload();
  const folder = await mkdtemp(join(tmpdir(), 'flexa-upload-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  const npm = promisify(execFile)('npm', ['ls', '--package-lock-only', '--all', '--json'], {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
  });
  const { problems = [] } = JSON.parse((await npm).stdout) as { problems?: string[] };
  expect(problems).toEqual([]);
}, 60_000);

const LOCK: Lock = {
  packages: {
    functions: {},
    'functions/node_modules/a': { version: '2.0.0', dependencies: { b: '*' } },
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b': { version: '1.0.0', dev: true, dependencies: { c: '*' } },
    'node_modules/b/node_modules/c': { version: '3.0.0', dependencies: { d: '*' } },
    'node_modules/c': { version: '1.0.0' },
    'node_modules/d': { version: '1.0.0' },
    'node_modules/e': { version: '1.0.0' },
  },
};
const buildManifest = (...names: string[]): Manifest => ({
  name: 'x',
  version: '1.0.0',
  engines: {},
  dependencies: Object.fromEntries(names.map((name) => [name, '*'])),
});

test('the upload lockfile puts each package where Node finds it, and omits unneeded ones', () => {
  const { lock } = buildUploadLock(LOCK, 'functions', buildManifest('a'));
  expect(lock.packages).toMatchObject({
    '': { dependencies: { a: '2.0.0' } },
    'node_modules/a': { version: '2.0.0' },
    'node_modules/b': { version: '1.0.0' },
    'node_modules/b/node_modules/c': { version: '3.0.0' },
    'node_modules/d': { version: '1.0.0' },
  });
  expect(Object.keys(lock.packages)).toHaveLength(5);
  expect(lock.packages['node_modules/b']).not.toHaveProperty('dev');
});

test('a package missing from the lockfile is an error', () => {
  expect(() => buildUploadLock(LOCK, 'functions', buildManifest('z'))).toThrow(
    'z is not in the lockfile',
  );
});
