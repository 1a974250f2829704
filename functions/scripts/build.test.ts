import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

const run = promisify(execFile);
const functions = new URL('..', import.meta.url);
const lib = new URL('lib/', functions);

const build = () => run(process.execPath, ['build.mjs'], { cwd: functions });

/** Returns the other files of the bundle that a file imports, when it loads or later. */
async function readImports(file: string): Promise<{ now: string[]; later: string[] }> {
  const code = await readFile(new URL(file, lib), 'utf8');
  const find = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return {
    now: find(/(?:\bimport|\}from)"(\.\/[^"]+)"/g),
    later: find(/\bimport\("(\.\/[^"]+)"\)/g),
  };
}

/** Returns the packages whose code a file loads, directly or through other files of the bundle. */
async function readLoadedPackages(file: string): Promise<Set<string>> {
  const seen = new Set<string>();
  const packages = new Set<string>();
  async function visit(name: string): Promise<void> {
    if (seen.has(name)) return;
    seen.add(name);
    const { sources } = JSON.parse(await readFile(new URL(`${name}.map`, lib), 'utf8')) as {
      sources: string[];
    };
    for (const source of sources) {
      const [, found] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
      if (found) packages.add(found);
    }
    for (const next of (await readImports(name)).now) await visit(next);
  }
  await visit(file);
  return packages;
}

/** Milliseconds for a build on a busy machine. */
const BUILD_LIMIT = 120_000;

beforeAll(build, BUILD_LIMIT);

// An emulator that runs loads the files again whenever they are written, and loses the calls it is answering.
test(
  'writes nothing where nothing has changed, and removes the files of earlier builds',
  async () => {
    const readTime = async () => (await stat(new URL('index.js', lib))).mtimeMs;
    const first = await readTime();
    // The emulator doesn't watch hidden files.
    const stale = new URL('.stale.js', lib);
    await writeFile(stale, '');
    await build();
    expect(await readTime()).toBe(first);
    await expect(stat(stale)).rejects.toThrow('ENOENT');
  },
  BUILD_LIMIT,
);

test.each(['@simplewebauthn/server', 'react', 'react-dom', 'nodemailer'])(
  'a cold start does not load %s',
  async (name) => {
    const loaded = await readLoadedPackages('index.js');
    expect([...loaded]).toContain('zod');
    expect([...loaded]).not.toContain(name);
  },
);

test('sending a mail loads React and the module of this mail', async () => {
  const { later } = await readImports('index.js');
  const names = later.map((path) => path.replace('./', ''));
  const welcome = names.find((name) => name.startsWith('welcome-')) ?? '';
  expect([...(await readLoadedPackages(welcome))]).toContain('react');
  expect((await readImports(welcome)).now.join()).not.toMatch(/receipt-|ticket-/);
  const letter = names.find((name) => name.startsWith('letter-')) ?? '';
  expect([...(await readLoadedPackages(letter))]).toContain('react-dom');
});

/** node-fetch asks for it and does without. */
const OPTIONAL = ['encoding'];

// Packages outside the bundle cost a cold start the search for each of their files.
test('bundles every package, with the JSON files that its code reads', async () => {
  const files = await readdir(lib);
  for (const file of files.filter((name) => name.endsWith('.js'))) {
    const code = await readFile(new URL(file, lib), 'utf8');
    const loads = /(?:^import|\}from)"([^"]+)"|\b(?:import|__require)\("([^"]+)"\)/gm;
    const names = [...code.matchAll(loads)].map(([, now, later]) => now ?? later ?? '');
    const own = names.filter((name) => name.startsWith('./')).map((name) => name.slice(2));
    expect(own.filter((name) => !files.includes(name))).toEqual([]);
    const outside = names.filter((name) => !name.startsWith('./') && !isBuiltin(name));
    expect(outside.filter((name) => !OPTIONAL.includes(name))).toEqual([]);
  }
});

test('loads where no packages are installed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(lib, join(folder, 'lib'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  const script = 'console.log(Object.keys(await import("./lib/index.js")).join())';
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
    cwd: folder,
  });
  expect(stdout.trim().split(',')).toEqual(expect.arrayContaining(['api', 'sendNewMail']));
});
