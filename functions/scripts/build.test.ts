import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { FUNCTIONS } from '../src/platform/functions';

const run = promisify(execFile);
const functions = new URL('..', import.meta.url);
const lib = new URL('lib/', functions);

const build = () => run(process.execPath, ['build.mjs'], { cwd: functions });

/** Returns the other files of the bundle that a file imports, when it loads or later. */
async function readImports(file: string): Promise<{ now: string[]; later: string[] }> {
  const code = await readFile(new URL(file, lib), 'utf8');
  const find = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return {
    now: find(/(?:\bimport|\}from)"\.\/([^"]+)"/g),
    later: find(/\bimport\("\.\/([^"]+)"\)/g),
  };
}

/** Returns a file and those that load with it. */
async function listLoaded(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of (await readImports(file)).now) await listLoaded(next, seen);
  return seen;
}

/** Returns the sources and packages whose code a file loads, directly or through other files of the bundle. */
async function readLoadedSources(file: string): Promise<string[]> {
  const found = new Set<string>();
  for (const name of await listLoaded(file)) {
    const { sources } = JSON.parse(await readFile(new URL(`${name}.map`, lib), 'utf8')) as {
      sources: string[];
    };
    for (const source of sources) {
      const [, pack] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
      found.add(pack ?? source.replace(/^(\.\.\/)+/, ''));
    }
  }
  return [...found];
}

/** Runs a script on the bundle as the process of a function, or of a deployment without a name. */
async function runScript(
  script: string,
  target: string | undefined,
  cwd: string | URL = functions,
) {
  const environment = { ...process.env, FUNCTION_TARGET: target };
  const { stdout } = await run(process.execPath, ['-e', script], { cwd, env: environment });
  return stdout.trim();
}

/** Milliseconds for a build on a busy machine. */
const BUILD_LIMIT = 120_000;

beforeAll(build, BUILD_LIMIT);

// An emulator that runs loads the files again whenever they are written, and loses the calls it is answering.
test(
  'a build writes nothing if nothing has changed, and removes the files of earlier builds',
  async () => {
    const readTime = async () => (await stat(new URL('index.cjs', lib))).mtimeMs;
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

const LIST = 'console.log(Object.keys(require("./lib/index.cjs")).join())';

test('a deployment finds every function, and a process loads only its own', async () => {
  const all = await runScript(LIST, undefined);
  expect(all.split(',').sort()).toEqual(Object.keys(FUNCTIONS).sort());
  expect(await runScript(LIST, 'stripeWebhook')).toBe('stripeWebhook');
  expect(await runScript(LIST, 'cleanUp')).toBe('cleanUp');
});

const LATE = ['@simplewebauthn/server', 'react', 'react-dom', 'nodemailer'];
const EDGE = ['hono', 'rate-limiter-flexible', 'packages/contracts/src/operations/index.ts'];

test.each([
  { entry: 'api.js', loads: 'hono', without: LATE },
  { entry: 'callables.js', loads: 'zod', without: ['hono', ...LATE] },
  { entry: 'webhook.js', loads: 'stripe', without: [...EDGE, ...LATE] },
  { entry: 'jobs.js', loads: 'stripe', without: ['hono', ...LATE] },
  { entry: 'mail.js', loads: '@google-cloud/firestore', without: ['hono', ...LATE] },
  { entry: 'audit.js', loads: '@google-cloud/firestore', without: [...EDGE, ...LATE] },
  {
    entry: 'sign-ins.js',
    loads: 'firebase-functions',
    without: [...EDGE, ...LATE, 'stripe', 'zod', '@google-cloud/firestore'],
  },
])('a cold start of $entry loads nothing of $without', async ({ entry, loads, without }) => {
  const loaded = await readLoadedSources(entry);
  expect(loaded).toContain(loads);
  expect(loaded.filter((name) => without.includes(name))).toEqual([]);
});

test.each(['stripeWebhook', 'users', 'watchAudit'])(
  'a cold start of %s does not run gRPC, which Firestore loads at its first call',
  async (target) => {
    // Only gRPC requires http2. Node itself may load it too, so the script records what our code requires.
    const script = `const Module = require("node:module");
      const required = new Set();
      const load = Module._load;
      Module._load = (name, ...rest) => {
        required.add(name.replace("node:", ""));
        return load(name, ...rest);
      };
      require("./lib/index.cjs");
      console.log(["stream", "http2"].filter((name) => required.has(name)).join())`;
    expect(await runScript(script, target)).toBe('stream');
  },
);

test('sending a mail loads React and the module of this mail', async () => {
  const names: string[] = [];
  for (const file of await listLoaded('mail.js')) names.push(...(await readImports(file)).later);
  const welcome = names.find((name) => name.startsWith('welcome-')) ?? '';
  expect(await readLoadedSources(welcome)).toContain('react');
  expect((await readImports(welcome)).now.join()).not.toMatch(/receipt-|ticket-/);
  const letter = names.find((name) => name.startsWith('letter-')) ?? '';
  expect(await readLoadedSources(letter)).toContain('react-dom');
});

/** node-fetch asks for it and does without. */
const OPTIONAL = ['encoding'];

// Packages outside the bundle cost a cold start the search for each of their files.
test('the bundle contains every package, with the JSON files that its code reads', async () => {
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

test('the bundle loads without installed packages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flexa-bundle-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(lib, join(folder, 'lib'), { recursive: true, filter: (path) => !path.endsWith('.map') });
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  expect(await runScript(LIST, undefined, folder)).toContain('sendNewMail');
});
