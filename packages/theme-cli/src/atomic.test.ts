import * as node from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeTogether, type Disk } from './atomic';

let folder = '';
beforeEach(() => {
  folder = node.mkdtempSync(join(tmpdir(), 'flexa-atomic-'));
});
afterEach(() => node.rmSync(folder, { recursive: true }));

const resolvePath = (path: string) => join(folder, path);
const readFiles = () =>
  Object.fromEntries(
    node
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [
        path.slice(folder.length + 1),
        node.statSync(path).isFile() ? node.readFileSync(path, 'utf8') : 'folder',
      ]),
  );

const before = {
  'page.json': 'old page',
  'report.json': 'old report',
  'theme-1.json': 'old theme',
};
const createContent = () =>
  new Map([
    [resolvePath('page.json'), 'new page'],
    [resolvePath('report.json'), 'new report'],
    [resolvePath('theme-1.json'), null],
    [resolvePath('themes/theme-2.json'), 'new theme'],
  ]);
const start = () => {
  for (const [path, text] of Object.entries(before)) node.writeFileSync(resolvePath(path), text);
};

/** Creates a disk on which one changing call fails, counted from the first. */
function createFaultyDisk(fault: number, isHalf: boolean) {
  let calls = 0;
  const failAtFault =
    <A extends unknown[], R>(call: (...args: A) => R, half: (...args: A) => void = () => {}) =>
    (...args: A): R => {
      calls += 1;
      if (calls !== fault) return call(...args);
      if (isHalf) half(...args);
      throw new Error('no space left');
    };
  const disk = {
    ...node,
    chmodSync: failAtFault(node.chmodSync),
    mkdirSync: failAtFault(node.mkdirSync as (path: string) => string | undefined),
    renameSync: failAtFault(node.renameSync),
    rmSync: failAtFault(node.rmSync),
    writeFileSync: failAtFault(node.writeFileSync, (path) => node.writeFileSync(path, 'new')),
  } as Disk;
  return { disk, calls: () => calls };
}

test('writeTogether writes every file and leaves no temporary file', () => {
  start();
  writeTogether(createContent());
  expect(readFiles()).toEqual({
    'page.json': 'new page',
    'report.json': 'new report',
    themes: 'folder',
    'themes/theme-2.json': 'new theme',
  });
});

test.each([false, true])(
  'writeTogether restores everything after a fault at any step (half written: %s)',
  (isHalf) => {
    start();
    const { disk, calls } = createFaultyDisk(0, isHalf);
    writeTogether(createContent(), disk);
    node.rmSync(folder, { recursive: true });
    node.mkdirSync(folder);
    expect(calls()).toBeGreaterThan(10);
    for (let fault = 1; fault <= calls(); fault += 1) {
      start();
      expect(() => writeTogether(createContent(), createFaultyDisk(fault, isHalf).disk)).toThrow(
        'no space left',
      );
      expect(readFiles()).toEqual(before);
    }
  },
);

test('writeTogether leaves a report with its theme if the process ends between two steps', () => {
  start();
  const order: string[] = [];
  const disk: Disk = {
    ...node,
    renameSync: (from, to) => {
      order.push(String(to));
      node.renameSync(from, to);
    },
    rmSync: (path, options) => {
      order.push(String(path));
      node.rmSync(path, options);
    },
  };
  writeTogether(createContent(), disk);
  expect(order[0]).toBe(resolvePath('themes/theme-2.json'));
  expect(order.at(-1)).toBe(resolvePath('theme-1.json'));
});

test('writeTogether keeps access rights and symbolic links', () => {
  node.writeFileSync(resolvePath('a.json'), 'old');
  node.chmodSync(resolvePath('a.json'), 0o640);
  node.symlinkSync(resolvePath('a.json'), resolvePath('link.json'));
  writeTogether(new Map([[resolvePath('link.json'), 'new']]));
  expect(node.lstatSync(resolvePath('link.json')).isSymbolicLink()).toBe(true);
  expect(node.readFileSync(resolvePath('a.json'), 'utf8')).toBe('new');
  expect(node.statSync(resolvePath('a.json')).mode & 0o777).toBe(0o640);
});

test('writeTogether writes a file name of the maximum length', () => {
  const name = `${'é'.repeat(125)}.json`;
  writeTogether(new Map([[resolvePath(name), 'new']]));
  expect(readFiles()).toEqual({ [name]: 'new' });
});
