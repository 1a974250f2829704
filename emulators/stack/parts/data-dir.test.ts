import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDir, saveData } from './data-dir';

let dir: string;
let hub: Server | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-data-'));
});

afterEach(async () => {
  await new Promise((resolve) => (hub ? hub.close(resolve) : resolve(null)));
  hub = undefined;
  await rm(dir, { recursive: true, force: true });
});

test('makes a directory that is not there yet', async () => {
  const path = join(dir, 'new', 'deep');
  expect(await openDataDir(path)).toEqual({ path, filled: false, payments: null });
  expect(await readdir(path)).toEqual([]);
});

test('recognises an export, behind a link too', async () => {
  const path = join(dir, 'data');
  await mkdir(join(path, 'auth_export'), { recursive: true });
  expect((await openDataDir(path)).filled).toBe(false);
  await writeFile(join(path, 'firebase-export-metadata.json'), '{}');
  await symlink(path, join(dir, 'link'));
  expect(await openDataDir(join(dir, 'link'))).toEqual({ path, filled: true, payments: null });
});

test('refuses a directory with other files, which saving would wipe out', async () => {
  await writeFile(join(dir, 'firebase-export-metadata.json'), '{}');
  await writeFile(join(dir, 'thesis.txt'), '');
  await expect(openDataDir(dir)).rejects.toThrow(/holds other files \(thesis\.txt\)/);
});

test('refuses a file', async () => {
  const path = join(dir, 'file');
  await writeFile(path, '');
  await expect(openDataDir(path)).rejects.toThrow(/can't be used as a directory/);
});

test('asks the hub of this stack to save', async () => {
  const bodies: string[] = [];
  const address = await serve(200, (body) => bodies.push(body));
  await saveData(address, { path: dir }, null);
  expect(bodies).toEqual([JSON.stringify({ path: dir, initiatedBy: 'flexa' })]);
  expect((await openDataDir(dir)).payments).toBe(null);
});

test('keeps the payments of the local Stripe beside what the emulators wrote', async () => {
  const address = await serve(200, () => {});
  await saveData(address, { path: dir }, Buffer.from('paid'));
  expect((await openDataDir(dir)).payments?.toString()).toBe('paid');
});

test('says where the data could not be saved, and why', async () => {
  const address = await serve(500, () => {});
  await expect(saveData(address, { path: dir }, null)).rejects.toThrow(
    `The data could not be saved to ${dir}: no room`,
  );
});

function serve(status: number, onBody: (body: string) => void): Promise<string> {
  return new Promise((resolve) => {
    hub = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        onBody(body);
        response.writeHead(status, { connection: 'close' }).end('no room');
      });
    }).listen(0, '127.0.0.1', () => {
      const address = hub?.address();
      resolve(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
    });
  });
}
