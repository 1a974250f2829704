import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { computeDigest } from './digest';

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'flexa-digest-'));
  await mkdir(join(root, 'web/src'), { recursive: true });
  await writeFile(join(root, 'lock'), '1');
  await writeFile(join(root, 'web/src/a'), 'one');
});

afterEach(() => rm(root, { recursive: true, force: true }));

const digest = (values: Record<string, string> = { PORT: '1' }) =>
  computeDigest(root, ['lock', 'web'], values);

test('stays the same for the same files and values', async () => {
  const before = await digest({ A: '1', B: '2' });
  await mkdir(join(root, 'web/node_modules'));
  await writeFile(join(root, 'web/node_modules/b'), 'installed');
  expect(await digest({ B: '2', A: '1' })).toBe(before);
});

test.each<[string, () => Promise<unknown>]>([
  ['content', () => writeFile(join(root, 'web/src/a'), 'two')],
  ['name', () => rename(join(root, 'web/src/a'), join(root, 'web/src/b'))],
  ['number', () => writeFile(join(root, 'web/src/b'), '')],
  ['content at the top', () => writeFile(join(root, 'lock'), '2')],
])('changes with the %s of files', async (_, change) => {
  const before = await digest();
  await change();
  expect(await digest()).not.toBe(before);
});

test('changes with a value', async () => {
  expect(await digest({ PORT: '2' })).not.toBe(await digest());
});
