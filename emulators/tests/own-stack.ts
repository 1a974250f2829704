import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../stack/paths';
import { buildChildEnvironment } from '../stack/commands';

export interface OwnStack {
  /** Addresses of the portal and its emulators, as tests read them. */
  environment: Record<string, string>;
  isRunning: () => boolean;
  stop: () => Promise<void>;
}

interface Options {
  onLine: (line: string) => void;
  /** Ends the portal, also while it starts. */
  signal?: AbortSignal;
  /** Environment variables for the portal and, with its addresses, for the tests. */
  variables?: Record<string, string>;
}

/** Starts a portal on free ports for tests; resolves once it answers. */
export async function startOwnStack({
  onLine,
  signal,
  variables = {},
}: Options): Promise<OwnStack> {
  signal?.throwIfAborted();
  const child = fork(join(import.meta.dirname, 'stack-process.ts'), {
    cwd: ROOT,
    env: buildChildEnvironment(variables),
    execArgv: ['--import', 'tsx'],
    silent: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on('line', onLine);
  }
  signal?.addEventListener('abort', () => child.kill('SIGTERM'));
  const ended = once(child, 'exit');
  const started = once(child, 'message').then(([message]) => message as OwnStack['environment']);
  const environment = await Promise.race([
    started,
    ended.then(() => Promise.reject(new Error('The portal did not start.'))),
  ]);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  return { environment: { ...environment, ...variables }, isRunning, stop };
}

/** Starts a portal for a run of Vitest or Playwright, unless the environment names one, as under `npm test`. */
export default async function setUpStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.FIRESTORE_EMULATOR_HOST) return undefined;
  const stack = await startOwnStack({ onLine: (line) => console.log(line) });
  Object.assign(process.env, stack.environment);
  return async () => {
    for (const name of Object.keys(stack.environment)) delete process.env[name];
    await stack.stop();
  };
}
