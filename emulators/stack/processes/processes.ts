import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  findFamily,
  readProcessTable,
  findBySetting,
  type ProcessEntry,
  type ProcessTable,
} from './process-table';

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface LaunchOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Receives each line of both output streams. */
  onLine?: (line: string) => void;
}

/** Milliseconds for a killed process to leave the process table. */
const KILL_PATIENCE = 1000;
/** Milliseconds between two checks of the process table. */
const POLL = 40;
/** Environment variable that marks every process of a family, because descendants inherit it. */
const MARK = 'FLEXA_FAMILY';

/**
 * A child process and all its descendants. The child leads a process group, so a Ctrl-C in the terminal reaches only us
 * and we decide the order in which processes end. Some descendants leave the group (firebase-tools starts Java in a new
 * one), so the family is also tracked in the process table.
 */
export class Family {
  readonly exited: Promise<Exit>;
  private known = new Map<number, ProcessEntry>();
  /** True once the command itself has ended. Its descendants may live on. */
  leaderGone = false;

  static launch(command: string, args: readonly string[], options: LaunchOptions): Family {
    const mark = randomUUID();
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...(options.env ?? process.env), [MARK]: mark },
      detached: true,
      // We never write to stdin. Tools that watch files end when it closes, so they don't outlive us if we are
      // killed.
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    return new Family(child, mark, options.onLine);
  }

  private constructor(
    private readonly child: ChildProcess,
    private readonly mark: string,
    onLine?: (line: string) => void,
  ) {
    const read = (stream: Readable | null) =>
      new Promise<void>((resolve) => {
        if (!stream) return resolve();
        const lines = createInterface({ input: stream });
        lines.on('line', (line) => onLine?.(line));
        lines.once('close', resolve);
      });
    const output = Promise.all([read(child.stdout), read(child.stderr)]);
    const gone = new Promise<Exit>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve({ code, signal }));
    });
    this.exited = gone
      .finally(() => (this.leaderGone = true))
      .then(async (exit) => {
        // The last lines often name the reason. Grandchildren may hold the pipe open for ever.
        await Promise.race([output, sleep(200)]);
        return exit;
      });
    // A start that fails without an awaiter is no unhandled rejection.
    this.exited.catch(() => {});
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Records the current members of the family and returns them. Call it while the family grows: a member that leaves the
   * group before its parent dies is found later only if it was recorded.
   */
  async updateMembers(): Promise<ProcessEntry[]> {
    return this.updateMembersFrom(await readProcessTable());
  }

  /** Does the same from a table, which several families can share. */
  updateMembersFrom(table: ProcessTable): ProcessEntry[] {
    const leader = this.pid === undefined ? undefined : table.get(this.pid);
    if (leader && !this.leaderGone) {
      this.known.set(leader.pid, leader);
    } else if (this.pid !== undefined && !this.known.has(this.pid)) {
      // It died before the first check. Its group may live on and has its pid as its id.
      const startedAt = 'unknown';
      this.known.set(this.pid, { pid: this.pid, parent: process.pid, group: this.pid, startedAt });
    }
    const members = findFamily(this.known.values(), table);
    for (const member of members) this.known.set(member.pid, member);
    return members;
  }

  /** True once the command and all its descendants have ended. */
  isGone(table: ProcessTable): boolean {
    return (
      this.leaderGone &&
      this.updateMembersFrom(table).length === 0 &&
      this.findMarked().length === 0
    );
  }

  /** Finds members by the mark, even one that was never recorded because it left the group as its parent died. */
  private findMarked(): number[] {
    return findBySetting(MARK, this.mark);
  }

  /** Sends a signal, waits up to `grace` milliseconds for all members to end, then kills the rest. */
  async stop(grace: number, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    await this.stopMembers(grace, signal);
    for (const deadline = Date.now() + KILL_PATIENCE; this.findMarked().length; await sleep(POLL)) {
      for (const pid of this.findMarked()) sendSignal(pid, 'SIGKILL');
      if (Date.now() >= deadline) return;
    }
  }

  private async stopMembers(grace: number, signal: NodeJS.Signals): Promise<void> {
    if (this.pid === undefined) return;
    const members = await this.updateMembers();
    if (!this.leaderGone) sendSignal(-this.pid, signal);
    // Without the leader nobody would pass the signal on.
    else for (const member of members) sendSignal(member.pid, signal);
    if (await this.waitUntilGone(grace)) return;
    for (const member of await this.updateMembers()) sendSignal(member.pid, 'SIGKILL');
    // Once more for processes that started in between.
    if (await this.waitUntilGone(KILL_PATIENCE)) return;
    for (const member of await this.updateMembers()) sendSignal(member.pid, 'SIGKILL');
    await this.waitUntilGone(KILL_PATIENCE);
  }

  private async waitUntilGone(patience: number): Promise<boolean> {
    const deadline = Date.now() + patience;
    for (;;) {
      if ((await this.updateMembers()).length === 0) return true;
      if (Date.now() >= deadline) return false;
      await sleep(POLL);
    }
  }
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // The process has already ended.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Keeps the last lines of an output for error messages. */
export class Tail {
  private readonly lines: string[] = [];

  constructor(private readonly limit: number) {}

  readonly add = (line: string): void => {
    this.lines.push(line);
    if (this.lines.length > this.limit) this.lines.shift();
  };

  toString(): string {
    return this.lines.join('\n').trim();
  }
}
