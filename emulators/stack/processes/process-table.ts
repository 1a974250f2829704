import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { promisify } from 'node:util';

export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  /** Together with the pid this names one process for good: a pid alone is given out again. */
  startedAt: string;
}

export type ProcessTable = ReadonlyMap<number, ProcessEntry>;

/** Every process that lives now. Zombies are left out: they are dead, just not yet collected. */
export async function readProcessTable(): Promise<ProcessTable> {
  const entries = process.platform === 'linux' ? fromProc() : await fromPs();
  return new Map(entries.map((entry) => [entry.pid, entry]));
}

/**
 * From /proc, because `ps` is not part of a small Debian image. Read in one go: the kernel answers
 * from memory, and a promise for each of some hundred files costs more than the reading.
 */
function fromProc(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        return parseStat(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      } catch {
        return []; // Ended between the listing and the reading.
      }
    });
}

/** Processes that were started with a variable of that value; none where there is no /proc. */
export function withSetting(name: string, value: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((each) => /^\d+$/.test(each))
    .filter((each) => {
      try {
        return readFileSync(`/proc/${each}/environ`, 'utf8').includes(`${name}=${value}`);
      } catch {
        return false; // Ended meanwhile, or another person's.
      }
    })
    .map(Number);
}

/** One line of /proc/PID/stat; the second field is the name in brackets and may hold anything. */
export function parseStat(line: string): ProcessEntry | null {
  const pid = Number.parseInt(line, 10);
  const [state, parent, group, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
  // After the name come state, ppid, pgrp; starttime is the 22nd field of the whole line.
  const startedAt = rest[16];
  if (!Number.isInteger(pid) || startedAt === undefined || state === 'Z' || state === 'X') {
    return null;
  }
  return { pid, parent: Number(parent), group: Number(group), startedAt };
}

async function fromPs(): Promise<ProcessEntry[]> {
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
 * Those of `known` that still live, everything they started, and everything in the process groups
 * they lead, as deep as it goes. A group outlives its leader, and so is found without it.
 */
export function familyOf(known: Iterable<ProcessEntry>, table: ProcessTable): ProcessEntry[] {
  const members = new Map<number, ProcessEntry>();
  const groups = new Set<number>();
  for (const { pid, startedAt } of known) {
    const now = table.get(pid);
    // Someone else has the number now. (While its group lives the number is not given out.)
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
