import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDataDirectory, saveData } from './data-directory';

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

test('the data directory is created if it is missing', async () => {
  const path = join(dir, 'new', 'deep');
  expect(await openDataDirectory(path)).toEqual({ path, isFilled: false, payments: null });
  expect(await readdir(path)).toEqual([]);
});

test('the data directory may be an earlier export, also through a symbolic link', async () => {
  const path = join(dir, 'data');
  await mkdir(join(path, 'auth_export'), { recursive: true });
  expect((await openDataDirectory(path)).isFilled).toBe(false);
  await writeFile(join(path, 'firebase-export-metadata.json'), '{}');
  await symlink(path, join(dir, 'link'));
  expect(await openDataDirectory(join(dir, 'link'))).toEqual({
    path,
    isFilled: true,
    payments: null,
  });
});

test('a data directory with other files is refused, because saving would delete them', async () => {
  await writeFile(join(dir, 'firebase-export-metadata.json'), '{}');
  await writeFile(join(dir, 'thesis.txt'), '');
  await expect(openDataDirectory(dir)).rejects.toThrow(/holds other files \(thesis\.txt\)/);
});

test('a file in place of the data directory is refused', async () => {
  const path = join(dir, 'file');
  await writeFile(path, '');
  await expect(openDataDirectory(path)).rejects.toThrow(/can't be used as a directory/);
});

test('saving asks the hub of this stack to export the data and adds the state of the local Stripe', async () => {
  const bodies: string[] = [];
  const address = await startHub(200, (body) => bodies.push(body));
  await saveData(address, dir, Buffer.from('paid'));
  expect(bodies).toEqual([JSON.stringify({ path: dir, initiatedBy: 'flexa' })]);
  expect((await openDataDirectory(dir)).payments?.toString()).toBe('paid');
});

test('a failed save names the directory and the reason', async () => {
  const address = await startHub(500, () => {});
  await expect(saveData(address, dir, Buffer.from('paid'))).rejects.toThrow(
    `The data could not be saved to ${dir}: no room`,
  );
});

function startHub(status: number, onBody: (body: string) => void): Promise<string> {
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
