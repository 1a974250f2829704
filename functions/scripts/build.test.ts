import { execFile } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';

const run = promisify(execFile);
const functions = new URL('..', import.meta.url);
const lib = new URL('lib/', functions);

const build = () => run(process.execPath, ['build.mjs'], { cwd: functions });

/** Returns the packages and files that a file of the bundle imports, when it loads or later. */
async function readImports(file: string): Promise<{ now: string[]; later: string[] }> {
  const code = await readFile(new URL(file, lib), 'utf8');
  const find = (pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
  return {
    now: find(/^(?:import|export|\}) ?(?:[^"'();]*? from )?"([^"]+)";$/gm),
    later: find(/\bimport\("([^"]+)"\)/g),
  };
}

/** Returns everything that a file imports when it loads, directly or through other files of the bundle. */
async function readAllImports(file: string, seen = new Set<string>()): Promise<Set<string>> {
  for (const name of (await readImports(file)).now) {
    if (seen.has(name)) continue;
    seen.add(name);
    if (name.startsWith('./')) await readAllImports(name, seen);
  }
  return seen;
}

beforeAll(build);

// An emulator that runs loads the files again whenever they are written, and loses the calls it is answering.
test('writes nothing where nothing has changed, and removes the files of earlier builds', async () => {
  const readTime = async () => (await stat(new URL('index.js', lib))).mtimeMs;
  const first = await readTime();
  // The emulator doesn't watch hidden files.
  const stale = new URL('.stale.js', lib);
  await writeFile(stale, '');
  await build();
  expect(await readTime()).toBe(first);
  await expect(stat(stale)).rejects.toThrow('ENOENT');
});

test.each(['@simplewebauthn/server', 'react/jsx-runtime', 'react-dom/server', 'react'])(
  'a cold start does not load %s',
  async (name) => {
    const loaded = await readAllImports('index.js');
    expect([...loaded]).toContain('zod');
    expect([...loaded]).not.toContain(name);
  },
);

test('sending a mail loads React and the module of this mail', async () => {
  const { later } = await readImports('index.js');
  const welcome = later.find((name) => name.startsWith('./welcome-')) ?? '';
  const loaded = await readAllImports(welcome);
  expect([...loaded]).toContain('react/jsx-runtime');
  expect([...loaded].filter((name) => /\.\/(?:receipt|ticket)-/.test(name))).toEqual([]);
  const letter = later.find((name) => name.startsWith('./letter-')) ?? '';
  expect([...(await readAllImports(letter))]).toContain('react-dom/server');
});
