import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './programs';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-chromium-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function addProgram(name: string, mode = 0o755): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, '');
  await chmod(path, mode);
  return path;
}

test('findChromium prefers CHROMIUM_PATH', async () => {
  await addProgram('chromium');
  const program = await addProgram('mine');
  expect(findChromium({ PATH: dir, CHROMIUM_PATH: program })).toBe(program);
});

test('findChromium refuses a CHROMIUM_PATH that names no program', async () => {
  const text = await addProgram('text', 0o644);
  for (const path of [text, join(dir, 'nothing')]) {
    expect(() => findChromium({ CHROMIUM_PATH: path })).toThrow(
      `CHROMIUM_PATH names ${path}, which is not a program.`,
    );
  }
});

test('findChromium searches the PATH, for Chromium before Chrome', async () => {
  await addProgram('google-chrome');
  const chromium = await addProgram('chromium-browser');
  expect(findChromium({ PATH: `:/nowhere:${dir}` })).toBe(chromium);
});

test('findChromium prefers the headless shell unless FLEXA_HEADED is set', async () => {
  const [chromium, shell] = [
    await addProgram('chromium'),
    await addProgram('chromium-headless-shell'),
  ];
  expect(findChromium({ PATH: dir })).toBe(shell);
  expect(findChromium({ PATH: dir, FLEXA_HEADED: '1' })).toBe(chromium);
});
