import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { createInterface } from 'node:readline';
import { ROOT } from '../stack/paths';

/** Milliseconds for the output of killed processes to arrive. */
const OUTPUT_LIMIT = 1000;

interface Options {
  /** Additions to the environment of this process. */
  environment: Readonly<Record<string, string>>;
  /** Sends SIGTERM to the command and everything in its process group. */
  signal: AbortSignal;
  onLine: (line: string) => void;
}

const running = new Set<number>();

/**
 * Runs a command in a process group of its own and returns its exit code, or null after a signal. Processes that it
 * left behind in the group are killed: they may also hold its output open.
 */
export async function runCommand(
  [command = '', ...args]: readonly string[],
  { environment, signal, onLine }: Options,
): Promise<number | null> {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? 'FORCE_COLOR' : 'NO_COLOR';
  const env = { ...process.env, [colours]: '1', ...environment };
  const child = spawn(command, args, { cwd: ROOT, env, detached: true });
  const { pid } = child;
  const stop = () => signalGroup(pid, 'SIGTERM');
  if (pid !== undefined) running.add(pid);
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()));
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', onLine);
  }
  try {
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  } finally {
    signalGroup(pid, 'SIGKILL');
    await Promise.race([closed, sleep(OUTPUT_LIMIT)]);
    signal.removeEventListener('abort', stop);
    if (pid !== undefined) running.delete(pid);
  }
}

/** Kills all commands that are running, with everything in their groups. */
export function killCommands(): void {
  for (const pid of running) signalGroup(pid, 'SIGKILL');
}

function signalGroup(leader: number | undefined, signal: NodeJS.Signals): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, signal);
  } catch (error) {
    // The group has ended already. macOS answers EPERM for a group of zombies.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ESRCH' && code !== 'EPERM') throw error;
  }
}
