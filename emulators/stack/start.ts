import { relative } from 'node:path';
import type { Failure } from './failure';
import { ROOT } from './paths';
import { readPorts } from './ports';
import { isWorthShowing } from './terminal/log-filter';
import { parseStartOptions, formatStartHelp, type StartOptions } from './terminal/options';
import { runProgram } from './terminal/program';
import { Progress } from './terminal/progress';
import { onOrphaned, onStopSignal } from './terminal/signals';
import { formatTable } from './terminal/table';
import { startStack, type Stack } from './stack';

runProgram(main);

async function main(): Promise<number> {
  const options = parseStartOptions(process.argv.slice(2));
  if (options.help) {
    console.log(formatStartHelp());
    return 0;
  }

  const ports = readPorts(process.env);
  const interrupt = new AbortController();
  const progress = new Progress(process.stdout);
  let stack: Stack | undefined;
  let endRequested!: () => void;
  const stopRequest = new Promise<void>((resolve) => (endRequested = resolve));
  const stop = (reason: string | null) => {
    interrupt.abort();
    endRequested();
    progress.end();
    console.log(reason ? `\n  Stopping (${reason}) ...` : '\n  Stopping ...');
  };
  onStopSignal(stop, () => void stack?.kill().finally(() => process.exit(1)));
  onOrphaned(stop);

  const began = performance.now();
  console.log(`\n  Starting Flexa${options.dev ? ' for development' : ''}\n`);
  try {
    stack = await startStack({
      ports,
      dev: options.dev,
      dataDir: options.data,
      signal: interrupt.signal,
      onStep: progress.onStep,
      onLine: (source, line) => {
        if (stack && !interrupt.signal.aborted && isWorthShowing(source, line, options.dev)) {
          console.log(options.dev ? `[${source}] ${line}` : line);
        }
      },
    });
  } catch (error) {
    if (!interrupt.signal.aborted) {
      console.log(); // Separates the message from the list of steps.
      throw error;
    }
    console.log('  Stopped before the portal was ready; nothing is left running.\n');
    return 130;
  } finally {
    progress.end();
  }

  console.log(formatOverview(stack, options, (performance.now() - began) / 1000));
  const failure = await Promise.race([stack.died, stopRequest]);
  return endStack(stack, options, failure ?? null);
}

function formatOverview(stack: Stack, { dev, data }: StartOptions, seconds: number): string {
  const { addresses, seeded } = stack;
  const rows = formatTable([
    [
      ['Portal', dev ? addresses.web : addresses.portal, ''],
      ['API', `${addresses.portal}/api/v1`, ''],
      ['Functions', addresses.functions, ''],
      ['Firestore', addresses.firestore, ''],
      ['Auth', `http://${addresses.auth}`, ''],
      ['Emulator hub', addresses.hub, ''],
      ['Local Stripe', addresses.stripe, ''],
      ['Mail inbox', addresses.mail, ''],
      ['Mail server', addresses.smtp, ''],
    ],
    [['Sign in as', 'e-mail', 'password'], ...seeded.signIns.map(formatSignIn)],
  ]);
  const notes = [
    seeded.skipped
      ? 'Kept the existing data; nothing was seeded.'
      : `Seeded ${seeded.users} users.`,
    ...(data === undefined ? [] : [`Stopping saves the data to ${data}.`]),
    ...(dev ? [] : ['The visuals are still being built; they appear at /downloads.']),
    `Logs: ${relative(ROOT, stack.logs)}/*.log`,
    'Press Ctrl-C to stop.',
  ];
  return `\n  Ready after ${seconds.toFixed(1)} s\n\n${rows}\n\n  ${notes.join('\n  ')}\n`;
}

function formatSignIn({ role, email, password }: Stack['seeded']['signIns'][number]): string[] {
  return [role, email, password];
}

/** Stops everything and returns the exit code, 1 after a failure. */
async function endStack(
  stack: Stack,
  options: StartOptions,
  failure: Failure | null,
): Promise<number> {
  const began = performance.now();
  if (failure) console.error(`\n  ${failure.message}\n  Stopping the rest.`);
  // After a failure the emulators may be gone, and the data with them; saving then reports that.
  if (options.data !== undefined) {
    console.log(`  Saving the data to ${options.data} (Ctrl-C again stops without saving) ...`);
  }
  await stack.stop();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  Stopped after ${seconds} s; nothing is left running.\n`);
  return failure ? 1 : 0;
}
