import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';

export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  /** Start time. With the pid it identifies a process, because the system reuses pids. */
  startedAt: string;
}

export type ProcessTable = ReadonlyMap<number, ProcessEntry>;

/** Reads all living processes, without zombies. */
export async function readProcessTable(): Promise<ProcessTable> {
  const entries = process.platform === 'linux' ? readProc() : await readPs();
  return new Map(entries.map((entry) => [entry.pid, entry]));
}

/**
 * Reads /proc, because small Debian images have no `ps`. Synchronous: the kernel answers from memory, and promises for
 * hundreds of files cost more than the reads.
 */
function readProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      } catch {
        return []; // The process ended after readdirSync.
      }
    });
}

/** Finds processes by an environment variable they were started with. Finds none without /proc. */
export function findBySetting(name: string, value: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .filter((each) => {
      try {
        return readFileSync(`/proc/${each}/environ`, 'utf8').includes(`${name}=${value}`);
      } catch {
        return false; // The process has ended or belongs to another user.
      }
    })
    .map(Number);
}

/** Parses /proc/PID/stat. The second field is the name, in brackets, and may contain any character. */
export function parseStat(line: string): ProcessEntry | null {
  const pid = Number.parseInt(line, 10);
  const [state, parent, group, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // The fields after the name are state, ppid and pgrp; starttime is the 22nd of the line.
  const startedAt = rest[16];
  if (!Number.isInteger(pid) || startedAt === undefined || state === 'Z' || state === 'X') {
    return null;
  }
  return { pid, parent: Number(parent), group: Number(group), startedAt };
}

async function readPs(): Promise<ProcessEntry[]> {
  const columns = 'pid=,ppid=,pgid=,stat=,lstart=';
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', columns], {
    env: { ...process.env, LC_ALL: 'C' },
  });
  return stdout.split('\n').flatMap((line) => {
    const [pid, parent, group, state, ...started] = line.trim().split(/\s+/);
    if (!pid || !state || state.startsWith('Z')) return [];
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        group: Number(group),
        startedAt: started.join(' '),
      },
    ];
  });
}

/**
 * Finds the living processes of `known`, their descendants, and the members of all process groups that they lead. A
 * group may outlive its leader.
 */
export function findFamily(known: Iterable<ProcessEntry>, table: ProcessTable): ProcessEntry[] {
  const members = new Map<number, ProcessEntry>();
  const groups = new Set<number>();
  for (const { pid, startedAt } of known) {
    const now = table.get(pid);
    // Another process has the pid now. The system reuses it only once its group is empty.
    if (now && now.startedAt !== startedAt) continue;
    groups.add(pid);
    if (now) members.set(pid, now);
  }
  for (let grown = true; grown;) {
    grown = false;
    for (const entry of table.values()) {
      if (members.has(entry.pid)) continue;
      if (!members.has(entry.parent) && !groups.has(entry.group)) continue;
      members.set(entry.pid, entry);
      groups.add(entry.pid);
      grown = true;
    }
  }
  return [...members.values()];
}
