import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findChromium } from './chromium';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-chromium-'));
});

afterEach(() => rm(dir, { recursive: true, force: true }));

async function program(name: string, mode = 0o755): Promise<string> {
  const path = join(dir, name);
  await writeFile(path, '');
  await chmod(path, mode);
  return path;
}

test('CHROMIUM_PATH comes first', async () => {
  await program('chromium');
  const mine = await program('mine');
  expect(findChromium({ PATH: dir, CHROMIUM_PATH: mine })).toBe(mine);
});

test('a CHROMIUM_PATH that names no program is refused', async () => {
  const text = await program('text', 0o644);
  for (const path of [text, join(dir, 'nothing')]) {
    expect(() => findChromium({ CHROMIUM_PATH: path })).toThrow(
      `CHROMIUM_PATH names ${path}, which is not a program.`,
    );
  }
});

test('the PATH is searched, for Chromium before Chrome', async () => {
  await program('google-chrome');
  const chromium = await program('chromium-browser');
  expect(findChromium({ PATH: `:/nowhere:${dir}` })).toBe(chromium);
});

test('one without windows comes first, unless a window is asked for', async () => {
  const [chromium, shell] = [await program('chromium'), await program('chromium-headless-shell')];
  expect(findChromium({ PATH: dir })).toBe(shell);
  expect(findChromium({ PATH: dir, FLEXA_HEADED: '1' })).toBe(chromium);
});
