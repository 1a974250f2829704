import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import {
  familyOf,
  readProcessTable,
  withSetting,
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
  /** Called with every line of its output, both streams. */
  onLine?: (line: string) => void;
}

/** How long a killed process may take to vanish from the process table. */
const KILL_PATIENCE = 1000;
const POLL = 40;
/** Set for every process of a family, and inherited however far it moves away. */
const MARK = 'FLEXA_FAMILY';

/**
 * A child process and everything it starts in turn. The child leads a process group of its own, so
 * that a Ctrl-C in the terminal reaches us alone and we decide in which order things end. Some
 * descendants leave the group (firebase-tools starts Java in a new one), therefore the family is
 * followed through the process table as well.
 */
export class Family {
  readonly exited: Promise<Exit>;
  private known = new Map<number, ProcessEntry>();
  /** Whether the command itself has ended; what it started may live on. */
  leaderGone = false;

  static launch(command: string, args: readonly string[], options: LaunchOptions): Family {
    const mark = randomUUID();
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...(options.env ?? process.env), [MARK]: mark },
      detached: true,
      // A pipe we never write to: tools that watch files end when it closes, so should we be
      // killed outright they don't live on.
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
        // What it said last is often the reason; grandchildren may hold the pipe open for ever.
        await Promise.race([output, sleep(200)]);
        return exit;
      });
    // Awaited where it matters; a failure nobody awaits is no error.
    this.exited.catch(() => {});
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /**
   * Notes who belongs to the family now. Call it while the family grows: a member that leaves the
   * group and whose parent dies is found later only if it was seen before.
   */
  async look(): Promise<ProcessEntry[]> {
    return this.lookIn(await readProcessTable());
  }

  /** The same in a table that has been read, so that many families share one reading. */
  lookIn(table: ProcessTable): ProcessEntry[] {
    const leader = this.pid === undefined ? undefined : table.get(this.pid);
    if (leader && !this.leaderGone) {
      this.known.set(leader.pid, leader);
    } else if (this.pid !== undefined && !this.known.has(this.pid)) {
      // It died before anybody looked; its group may live on, and goes by its number.
      const startedAt = 'unknown';
      this.known.set(this.pid, { pid: this.pid, parent: process.pid, group: this.pid, startedAt });
    }
    const members = familyOf(this.known.values(), table);
    for (const member of members) this.known.set(member.pid, member);
    return members;
  }

  /** Whether the command and everything it started has ended. */
  isGone(table: ProcessTable): boolean {
    return this.leaderGone && this.lookIn(table).length === 0 && this.marked().length === 0;
  }

  /** Its processes by the mark: finds one that left the group while its parent was dying, and was never seen. */
  private marked(): number[] {
    return withSetting(MARK, this.mark);
  }

  /** Asks with a signal, waits up to `grace` ms for the last of them, then kills what is left. */
  async stop(grace: number, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
    await this.stopSeen(grace, signal);
    for (const deadline = Date.now() + KILL_PATIENCE; this.marked().length; await sleep(POLL)) {
      for (const pid of this.marked()) signalTo(pid, 'SIGKILL');
      if (Date.now() >= deadline) return;
    }
  }

  private async stopSeen(grace: number, signal: NodeJS.Signals): Promise<void> {
    if (this.pid === undefined) return;
    const members = await this.look();
    if (!this.leaderGone) signalTo(-this.pid, signal);
    // Nobody is left to pass it on.
    else for (const member of members) signalTo(member.pid, signal);
    if (await this.goneWithin(grace)) return;
    for (const member of await this.look()) signalTo(member.pid, 'SIGKILL');
    // Once more for those who were born in between.
    if (await this.goneWithin(KILL_PATIENCE)) return;
    for (const member of await this.look()) signalTo(member.pid, 'SIGKILL');
    await this.goneWithin(KILL_PATIENCE);
  }

  private async goneWithin(patience: number): Promise<boolean> {
    const deadline = Date.now() + patience;
    for (;;) {
      if ((await this.look()).length === 0) return true;
      if (Date.now() >= deadline) return false;
      await sleep(POLL);
    }
  }
}

function signalTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // Gone already: what we wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** Keeps the last lines of an output, for the message in case it goes wrong. */
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
