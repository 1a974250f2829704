import { execFile } from 'node:child_process';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);
const functions = new URL('..', import.meta.url);

async function built(): Promise<number> {
  await run(process.execPath, ['build.mjs'], { cwd: functions });
  return (await stat(new URL('lib/index.js', functions))).mtimeMs;
}

// An emulator that runs loads the file again whenever it is written, and loses the calls it is answering.
test('a build of what has not changed writes nothing, and a cold start does not load what only passkeys need', async () => {
  const first = await built();
  expect(await built()).toBe(first);
  const bundle = await readFile(new URL('lib/index.js', functions), 'utf8');
  expect(bundle).toMatch(/import\("@simplewebauthn\/server"\)/);
  expect(bundle).not.toMatch(/from ?"@simplewebauthn/);
});
