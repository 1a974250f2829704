import { relative } from 'node:path';
import type { Failure } from './failure';
import { ROOT } from './paths';
import { portsFrom } from './ports';
import { worthShowing } from './terminal/log-filter';
import { parseStartOptions, startHelp, type StartOptions } from './terminal/options';
import { runProgram } from './terminal/program';
import { Progress } from './terminal/progress';
import { onOrphaned, onStopSignal } from './terminal/signals';
import { table } from './terminal/table';
import { startStack, type Stack } from './stack';

runProgram(main);

async function main(): Promise<number> {
  const options = parseStartOptions(process.argv.slice(2));
  if (options.help) {
    console.log(startHelp());
    return 0;
  }

  const ports = portsFrom(process.env);
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
        if (stack && !interrupt.signal.aborted && worthShowing(source, line, options.dev)) {
          console.log(options.dev ? `[${source}] ${line}` : line);
        }
      },
    });
  } catch (error) {
    if (!interrupt.signal.aborted) {
      console.log(); // Keeps the message off the list of steps.
      throw error;
    }
    console.log('  Stopped before it was up; nothing is left running.\n');
    return 130;
  } finally {
    progress.end();
  }

  console.log(overview(stack, options, (performance.now() - began) / 1000));
  const failure = await Promise.race([stack.died, stopRequest]);
  return end(stack, options, failure ?? null);
}

/** What the person needs to know, in one table. */
function overview(stack: Stack, { dev, data }: StartOptions, seconds: number): string {
  const { addresses, seeded } = stack;
  const rows = table([
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
    [['Sign in as', 'e-mail', 'password'], ...seeded.signIns.map(signInRow)],
  ]);
  const notes = [
    seeded.skipped
      ? 'The data was there already; nothing was seeded.'
      : `${seeded.users} users were seeded.`,
    ...(data === undefined ? [] : [`Stopping saves the data to ${data}.`]),
    ...(dev ? [] : ['The visuals are built meanwhile, and then offered at /downloads.']),
    `Logs: ${relative(ROOT, stack.logs)}/*.log`,
    'Press Ctrl-C to stop.',
  ];
  return `\n  Ready after ${seconds.toFixed(1)} s\n\n${rows}\n\n  ${notes.join('\n  ')}\n`;
}

function signInRow({ role, email, password }: Stack['seeded']['signIns'][number]): string[] {
  return [role, email, password];
}

/** Stops everything and says how it went; with a failure the code is 1. */
async function end(stack: Stack, options: StartOptions, failure: Failure | null): Promise<number> {
  const began = performance.now();
  if (failure) console.error(`\n  ${failure.message}\n  Stopping the rest.`);
  // After a failure the emulators may be gone, and the data with them: then saving says so.
  if (options.data !== undefined) {
    console.log(`  Saving the data to ${options.data} (Ctrl-C again stops without saving) ...`);
  }
  await stack.stop();
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`  Stopped after ${seconds} s; nothing is left running.\n`);
  return failure ? 1 : 0;
}
