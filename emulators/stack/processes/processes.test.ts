import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findFamily, parseStat, readProcessTable, type ProcessEntry } from './process-table';
import { Family, Tail } from './processes';
import { ProcessSupervisor } from './supervisor';

let dir: string;
let family: Family | undefined;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'flexa-processes-'));
});

afterEach(async () => {
  await family?.stop(0, 'SIGKILL');
  family = undefined;
  await rm(dir, { recursive: true, force: true });
});

/** Starts a script that writes the pids of all its processes to `pids`, and waits for `count`. */
async function launchScript(script: string, count: number): Promise<number[]> {
  const path = join(dir, 'script.mjs');
  await writeFile(path, script);
  family = Family.launch(process.execPath, [path], { cwd: dir });
  return readPids(count);
}

function readPids(count: number): Promise<number[]> {
  return vi.waitUntil(async () => {
    const pids = (await readFile(join(dir, 'pids'), 'utf8').catch(() => '')).trim().split('\n');
    return pids.length === count && pids[0] !== '' && pids.map(Number);
  });
}

async function listAlive(pids: number[]): Promise<number[]> {
  const table = await readProcessTable();
  return pids.filter((pid) => table.has(pid));
}

const note = `import { appendFileSync } from 'node:fs'; import { spawn } from 'node:child_process';
appendFileSync('pids', process.pid + '\\n'); setInterval(() => {}, 1000);`;
const stubborn = `process.on('SIGINT', () => {}); process.on('SIGTERM', () => {});`;
/** Starts a child that behaves like the script and leads a group of its own, as Java does. */
const grandchild = `spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(
  `${stubborn}${note}`,
)}], { detached: true, stdio: 'ignore' });`;

describe('Family', () => {
  test('ends at the signal if its members handle it', async () => {
    const pids = await launchScript(note, 1);
    await family?.stop(5000);
    expect(await listAlive(pids)).toEqual([]);
    expect(await family?.exited).toEqual({ code: null, signal: 'SIGINT' });
  });

  test('kills a child that ignores the signal, and its grandchild in another group', async () => {
    const pids = await launchScript(`${stubborn}${note}${grandchild}`, 2);
    expect(await listAlive(pids)).toEqual(pids);
    await family?.stop(300, 'SIGTERM');
    expect(await listAlive(pids)).toEqual([]);
  });

  test('stops a grandchild in another group whose parent has died', async () => {
    const pids = await launchScript(`${note}${grandchild}`, 2);
    await family?.updateMembers();
    process.kill(pids[0] ?? 0, 'SIGKILL');
    await family?.exited;
    expect(await listAlive(pids)).toEqual([pids[1]]);
    await family?.stop(0);
    expect(await listAlive(pids)).toEqual([]);
  });

  test('stops the group of a child that died before the first check', async () => {
    const script = `${note}${grandchild.replace('detached: true, ', '')} setTimeout(() => process.exit(), 150);`;
    const pids = await launchScript(script, 2);
    await family?.exited;
    await family?.stop(0);
    expect(await listAlive(pids)).toEqual([]);
  });

  test('passes on each line of output and resolves to the exit code', async () => {
    const tail = new Tail(2);
    family = Family.launch(
      process.execPath,
      ['-e', 'console.log("one\\ntwo"); console.error("three"); process.exit(3)'],
      { cwd: dir, onLine: tail.add },
    );
    expect(await family.exited).toEqual({ code: 3, signal: null });
    expect(tail.toString().split('\n')).toHaveLength(2);
    expect(tail.toString()).toContain('t');
  });

  test('rejects for a command that does not exist', async () => {
    family = Family.launch('flexa-no-such-command', [], { cwd: dir });
    await expect(family.exited).rejects.toMatchObject({ code: 'ENOENT' });
    await family.stop(0);
  });
});

describe('ProcessSupervisor', () => {
  test.each([
    ['in its group', grandchild.replace('detached: true, ', '')],
    ['in another group, before the first check', grandchild],
  ])('stops a process that a command left behind %s', async (_, child) => {
    const supervisor = new ProcessSupervisor();
    // No updates while the command runs.
    await supervisor.settle();
    const leaves = `${note}${child} setTimeout(() => process.exit(), 150);`;
    const script = join(dir, 'leaves.mjs');
    await writeFile(script, leaves);
    await supervisor.run('It', process.execPath, [script], { cwd: dir });
    expect(await listAlive(await readPids(2))).toHaveLength(1);
    // An update that finds no member must not drop the family.
    await supervisor.settle();
    await supervisor.stop(0);
    expect(await listAlive(await readPids(2))).toEqual([]);
  });
});

describe('the table of processes', () => {
  const entry = (pid: number, parent: number, group = pid, startedAt = '1'): ProcessEntry => ({
    pid,
    parent,
    group,
    startedAt,
  });
  const table = (...entries: ProcessEntry[]) => new Map(entries.map((each) => [each.pid, each]));
  const pids = (entries: ProcessEntry[]) => entries.map(({ pid }) => pid).sort((a, b) => a - b);

  test('findFamily follows children and groups', () => {
    const now = table(
      entry(10, 1),
      entry(11, 10, 10),
      entry(12, 11),
      entry(13, 1, 12),
      entry(9, 1),
    );
    expect(pids(findFamily([entry(10, 1)], now))).toEqual([10, 11, 12, 13]);
  });

  test('findFamily finds the group of a leader that has died', () => {
    expect(pids(findFamily([entry(10, 1)], table(entry(11, 1, 10))))).toEqual([11]);
  });

  test('findFamily ignores a new process with the pid of a dead member', () => {
    expect(findFamily([entry(10, 1)], table(entry(10, 1, 10, '2'), entry(11, 10, 10)))).toEqual([]);
  });

  test('parseStat reads names with brackets and spaces, and skips zombies', () => {
    const rest = '1 7 7 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 4711 22 33';
    expect(parseStat(`42 (a) b (c) S ${rest}`)).toEqual(entry(42, 1, 7, '4711'));
    expect(parseStat(`42 (node) Z ${rest}`)).toBeNull();
  });
});
