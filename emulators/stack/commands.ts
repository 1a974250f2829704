import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { describeError } from '@flexa/contracts/describe-error';
import { ROOT } from './paths';
import { Failure } from './terminal';

/** Number of output lines in the message of a failed command. */
const SHOWN_LINES = 40;
/** Milliseconds for the output of an ended command to arrive. */
const OUTPUT_LIMIT = 1000;

interface CommandOptions {
  /** Working directory, by default the repository. */
  cwd?: string;
  /** Additions to the environment of this process. */
  environment?: Readonly<Record<string, string>>;
  /** Receives each line of both outputs. */
  onLine?: (line: string) => void;
}

interface RunningCommand {
  /** Rejects if the command could not be started. */
  exited: Promise<Exit>;
  /** Returns the last lines of its output. */
  readOutput: () => string;
}

interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
}

/**
 * Runs commands. Each leads a process group, so a Ctrl-C in the terminal reaches only us, and a command ends together
 * with the processes that it started in its group.
 */
export class Commands {
  private readonly running = new Map<ChildProcess, Promise<Exit>>();
  private isEnded = false;

  start(
    [program = '', ...args]: readonly string[],
    { cwd = ROOT, environment, onLine }: CommandOptions = {},
  ): RunningCommand {
    if (this.isEnded) throw new Failure('Stopped.');
    // Stdin stays open and unused. Tools that watch files end when it closes, so they don't outlive us if we are
    // killed.
    const child = spawn(program, args, {
      cwd,
      env: buildChildEnvironment(environment),
      detached: true,
    });
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (lines.length > SHOWN_LINES) lines.shift();
        onLine?.(line);
      });
    }
    const exited = this.waitForExit(child);
    this.running.set(child, exited);
    // Prevents an unhandled rejection for a command that nobody awaits.
    exited.catch(() => {});
    return { exited, readOutput: () => lines.join('\n').trim() };
  }

  /** Runs a command to its end. Throws a Failure with its last lines of output if it fails. */
  async run(name: string, command: readonly string[], options?: CommandOptions): Promise<void> {
    const { exited, readOutput } = this.start(command, options);
    const exit = await exited.catch((error: unknown) => {
      throw new Failure(`${name} could not be started: ${describeError(error)}`);
    });
    if (exit.code === 0) return;
    throw new Failure(`${name} ${describeExit(exit)}:\n\n${readOutput() || '(no output)'}`);
  }

  /** Interrupts all commands as a Ctrl-C would, kills those that still run after `patience` milliseconds, and starts no others. */
  async end(patience: number): Promise<void> {
    this.signalAll('SIGINT');
    const killing = setTimeout(() => this.kill(), patience);
    await Promise.allSettled(this.running.values());
    clearTimeout(killing);
  }

  kill(): void {
    this.signalAll('SIGKILL');
  }

  private signalAll(signal: NodeJS.Signals): void {
    this.isEnded = true;
    for (const child of this.running.keys()) signalGroup(child, signal);
  }

  private async waitForExit(child: ChildProcess): Promise<Exit> {
    const closing = new Promise<void>((resolve) => child.once('close', () => resolve()));
    try {
      const [code, signal] = (await once(child, 'exit')) as [Exit['code'], Exit['signal']];
      return { code, signal };
    } finally {
      // Processes that it left behind may also hold its output open.
      signalGroup(child, 'SIGKILL');
      await Promise.race([closing, sleep(OUTPUT_LIMIT)]);
      this.running.delete(child);
    }
  }
}

export function describeExit({ code, signal }: Exit): string {
  return signal ? `was ended by ${signal}` : `failed with exit code ${code}`;
}

/**
 * Returns our environment with additions, for a child process. Leaves out the mode that a test runner or a shell set,
 * which would change Vite's build.
 */
export function buildChildEnvironment(
  additions: Readonly<Record<string, string>> = {},
): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !['NODE_ENV', 'TEST', 'DEV', 'PROD'].includes(name) && !name.startsWith('VITEST'),
  );
  return { ...Object.fromEntries(inherited), ...additions };
}

/** Finds processes by an environment variable, which all descendants inherit. Finds none without /proc, as on macOS. */
export function findProcesses(name: string, value: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
  return pids.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`${name}=${value}`);
    } catch {
      return false; // The process has ended or belongs to another user.
    }
  });
}

function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined) sendSignal(-pid, signal);
}

/** Sends a signal to a process, or to a group if the number is negative. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    // It has ended already. macOS answers EPERM for a group of zombies.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
